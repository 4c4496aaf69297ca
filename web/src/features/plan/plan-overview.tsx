import { Box, Typography, useMediaQuery, type Theme } from '@mui/material';
import type { Plan, PlanItem, Service, Vehicle } from '@contract';
import { isAllTold, untoldSentences } from '../../lib/vehicle-part';
import { Downloads } from './downloads';
import { foldList } from '../../ui/fold';
import { GearboxQuestion } from '../../ui/gearbox-question';
import { HistoryCard } from './history-card';
import { keptVisit, type KeptVisit } from './kept-visit';
import { KeptVisitCard, type Props as KeptVisitProps } from './kept-visit-card';
import { KmField } from './km-field';
import { NoPlan } from './no-plan';
import { PlanChoices } from './plan-choices';
import { FoldedList, NextCard, Others, Unknown } from './plan-lists';
import { upToHere } from './plan-texts';
import { entriesOf, partsOf } from './plan-visits';
import { ServicesList } from './services-list';
import { SevereUse } from './severe-use';
import type { Opened } from './use-opened';
import { useEditPlan, useServices } from './use-plan';
import type { WorkActions } from './work-row';

type Props = WorkActions & {
  vehicle: Vehicle;
  plan: Plan;
  opened: Opened;
  onEdit: (service: Service, works?: readonly PlanItem[]) => void;
};

const column = { display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
/** Two columns beside each other where each is wide enough to be read. */
const columns = {
  ...{ display: 'grid', columnGap: 4, rowGap: 3, alignItems: 'start' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** Whether it has works of either. */
const tellsGearboxes = ({ items }: Plan): boolean =>
  new Set(items.flatMap(({ gearbox }) => gearbox ?? [])).size > 1;

const isShown = ({ isHidden, isOfOther }: PlanItem): boolean => !isHidden && !isOfOther;

/** Whose services are written down has told by these how far the plan was followed, but for works that are in none. */
const isToldByServices = ({ followed, items }: Plan): boolean =>
  followed === null && items.filter(isShown).some(({ last }) => last !== null);

/** What is due, what comes next above all; what only the owner knows, what was done, and at the foot what is seldom changed. */
export function PlanOverview({ vehicle, plan, opened, onEdit, ...actions }: Props) {
  // On a phone what its owner tells goes before what can wait; where there is room, beside it.
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const { items, visits, inspection, odometer } = plan;
  const { mutate } = useEditPlan(vehicle.id);
  const isBeside = isWide && items.length > 0;
  const shown = items.filter(isShown);
  const works = shown.filter(({ isHabit }) => !isHabit);
  const entries = entriesOf(works, visits, inspection);
  const { next, later, unknown, past, clear } = partsOf(entries);
  const { data: services } = useServices(vehicle.id);
  const visit = services ? keptVisit(works, services) : null;
  const own = {
    ...{ vehicleId: vehicle.id, plan, visit, hasServices: services !== undefined },
    onSome: () => visit && onEdit(visit.service, visit.works),
  };
  const canTellAll = services !== undefined && !visit && isToldByServices(plan);
  const onAllDone = canTellAll ? () => mutate({ followed: upToHere(odometer) }) : undefined;
  const kilometres = <KmField vehicleId={vehicle.id} odometer={odometer} />;
  return (
    <Box sx={columns}>
      <Box sx={column}>
        <NextCard
          entries={next}
          clear={works.length > 0 ? clear : null}
          {...{ past, ...actions }}
        />
        {!isBeside && kilometres}
        <Unknown entries={unknown} asked={visit} {...{ onAllDone, ...actions }} />
        {!isBeside && <Told {...own} />}
        <Box sx={foldList}>
          <FoldedList
            id="mas-adelante"
            title="Más adelante"
            entries={later}
            {...{ opened, ...actions }}
          />
          <Others {...{ items, opened, ...actions }} />
        </Box>
      </Box>
      <Box sx={column}>
        {isBeside && kilometres}
        {isBeside && <Told {...own} />}
        <Box component="section" aria-labelledby="plan-services">
          <Typography id="plan-services" variant="h2" sx={{ mb: 1 }}>
            Servicios hechos
          </Typography>
          <ServicesList vehicleId={vehicle.id} {...{ items, onEdit }} />
        </Box>
        <Downloads vehicleId={vehicle.id} items={shown} />
        <SevereUse vehicleId={vehicle.id} {...{ plan }} />
      </Box>
    </Box>
  );
}

type ToldProps = Omit<KeptVisitProps, 'visit'> & {
  plan: Plan;
  visit: KeptVisit | null;
  /** Whether it is known which services are written down. */
  hasServices: boolean;
};

/** What only its owner knows, and what is missing. */
function Told({ vehicleId, plan, visit, hasServices, ...answers }: ToldProps) {
  const { items } = plan;
  return (
    <>
      {!isAllTold(plan) && <Typography role="status">{untoldSentences(plan).join(' ')}</Typography>}
      {items.length === 0 && <NoPlan plan={plan} />}
      <PlanChoices {...{ vehicleId, plan }} />
      {tellsGearboxes(plan) && <GearboxQuestion {...{ vehicleId }} own={plan.gearbox} />}
      {visit ? (
        <KeptVisitCard {...{ vehicleId, visit, ...answers }} />
      ) : (
        hasServices &&
        items.length > 0 &&
        !isToldByServices(plan) && <HistoryCard {...{ vehicleId, plan }} />
      )}
    </>
  );
}
