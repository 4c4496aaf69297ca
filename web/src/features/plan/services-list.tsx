import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import { Box, Button, IconButton, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import type { PlanItem, Service } from '@contract';
import { withFiguresWhole } from '../../lib/figures';
import { formatBytes } from '../../lib/format';
import { named } from '../../lib/plan-words';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { ErrorState } from '../../ui/error-state';
import { SkeletonRows } from '../../ui/skeleton-rows';
import { doneText } from './plan-texts';
import { useDeleteService, useServices } from './use-plan';
import { useOpenReceipt } from './use-receipt';

type Props = {
  vehicleId: number;
  /** The works of the plan, which a service names by their ids. */
  items: readonly PlanItem[];
  onEdit: (service: Service) => void;
};

/** What was done, the newest first. */
export function ServicesList({ vehicleId, items, onEdit }: Props) {
  const { data: services, error, isFetching, refetch } = useServices(vehicleId);
  const [doomed, setDoomed] = useState<Service | null>(null);
  const open = useOpenReceipt(vehicleId);
  const { mutate, isPending } = useDeleteService(vehicleId);
  if (!services) {
    return error && !isFetching ? (
      <ErrorState
        title="No hemos podido cargar los servicios"
        error={error}
        onRetry={() => void refetch()}
      />
    ) : (
      <SkeletonRows label="Cargando los servicios" rows={2} height={72} />
    );
  }
  if (services.length === 0) {
    return (
      <Typography color="textSecondary">
        Lo que marques como hecho queda aquí, con su fecha, sus kilómetros y su precio.
      </Typography>
    );
  }
  return (
    <>
      <Paper component="ul" variant="outlined" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {services.map((service) => (
          <ServiceRow
            key={service.id}
            {...{ service, items, onEdit }}
            onOpen={open}
            onDelete={setDoomed}
          />
        ))}
      </Paper>
      {doomed && (
        <ConfirmDialog
          open
          title="¿Borrar este servicio?"
          description={`«${doomed.what}», ${doneText(doomed)}. El plan vuelve a contar sin él.${doomed.receipt ? ' Su recibo se borra también.' : ''}`}
          confirmLabel="Borrar"
          isBusy={isPending}
          onConfirm={() => mutate(doomed.id, { onSettled: () => setDoomed(null) })}
          onClose={() => setDoomed(null)}
        />
      )}
    </>
  );
}

type RowProps = Pick<Props, 'items'> & {
  service: Service;
  onEdit: (service: Service) => void;
  onOpen: (service: number) => void;
  onDelete: (service: Service) => void;
};

/** Of a visit, what was done in it; of a single work its service says that. */
function worksText({ items: ids }: Service, items: readonly PlanItem[]): string | null {
  const done = items.filter(({ id }) => ids.includes(id));
  return done.length < 2 ? null : done.map(({ item }) => named(item)).join(', ');
}

function ServiceRow({ service, items, onEdit, onOpen, onDelete }: RowProps) {
  const { receipt } = service;
  const works = worksText(service, items);
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center', p: 1.5 },
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{withFiguresWhole(service.what)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {doneText(service)}
        </Typography>
        {works && <Typography variant="body2">{withFiguresWhole(works)}</Typography>}
        {service.notes && (
          <Typography variant="body2">{withFiguresWhole(service.notes)}</Typography>
        )}
        {receipt && (
          <Button
            startIcon={<ReceiptIcon />}
            onClick={() => onOpen(service.id)}
            sx={{ minHeight: 44, ml: -1, textAlign: 'left' }}
          >
            {`Ver recibo: ${receipt.name} · ${formatBytes(receipt.size)}`}
          </Button>
        )}
      </Box>
      <IconButton aria-label={`Cambiar: ${service.what}`} onClick={() => onEdit(service)}>
        <EditIcon />
      </IconButton>
      <IconButton aria-label={`Borrar: ${service.what}`} onClick={() => onDelete(service)}>
        <DeleteIcon />
      </IconButton>
    </Box>
  );
}
