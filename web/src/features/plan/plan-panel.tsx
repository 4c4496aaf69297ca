import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PlanItem, Service, Vehicle } from '@contract';
import { named } from '../../lib/plan-words';
import { ErrorState } from '../../ui/error-state';
import { SkeletonRows } from '../../ui/skeleton-rows';
import { OnceOpen } from '../../ui/lazy';
import { ItemPage } from './item-page';
import { LazyServiceDialog } from './lazy-service-dialog';
import { PlanOverview } from './plan-overview';
import type { ServiceDraft } from './service-dialog';
import { useOpened } from './use-opened';
import { usePlan } from './use-plan';

const INSPECTION: ServiceDraft = { items: ['itv'], what: 'ITV', service: null, works: [] };

/** Maintenance of a vehicle: what is due, what was done, and one interval at its own address. */
export function PlanPanel({ vehicle }: { vehicle: Vehicle }) {
  const { data: plan, error, isFetching, refetch } = usePlan(vehicle.id);
  const [search] = useSearchParams();
  const opened = useOpened();
  const [draft, setDraft] = useState<ServiceDraft | null>(null);
  if (!plan) {
    return error && !isFetching ? (
      <ErrorState
        title="No hemos podido cargar el mantenimiento"
        error={error}
        onRetry={() => void refetch()}
      />
    ) : (
      <SkeletonRows label="Cargando el mantenimiento" rows={4} height={88} />
    );
  }
  const shown = plan.items.find(({ id }) => id === search.get('intervalo'));
  const onDone = (works: readonly PlanItem[], what: string) =>
    setDraft({ items: works.map(({ id }) => id), what, service: null, works });
  /** `works`: among which its owner says what was done in it; without them those that it holds. */
  const onEdit = (
    service: Service,
    works: readonly PlanItem[] = plan.items.filter(({ id }) => service.items.includes(id)),
  ) => setDraft({ ...service, service, works });
  return (
    <>
      {shown ? (
        <ItemPage
          key={shown.id}
          {...{ plan, vehicleId: vehicle.id, item: shown }}
          backTo="?"
          onDone={() => onDone([shown], named(shown.item))}
        />
      ) : (
        <PlanOverview
          {...{ plan, vehicle, opened, onDone, onEdit }}
          onInspected={() => setDraft(INSPECTION)}
          addressOf={({ id }) => `?intervalo=${id}`}
        />
      )}
      <OnceOpen open={draft !== null} onMissing={() => setDraft(null)}>
        {draft && (
          <LazyServiceDialog
            vehicleId={vehicle.id}
            draft={draft}
            km={plan.odometer.today}
            onClose={() => setDraft(null)}
          />
        )}
      </OnceOpen>
    </>
  );
}
