import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { useState } from 'react';
import type { PlanItem, Service } from '@contract';
import { withFiguresWhole } from '../../lib/figures';
import { formatBytes } from '../../lib/format';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { flushButton } from '../../ui/flush-button';
import { ErrorState } from '../../ui/error-state';
import { SkeletonRows } from '../../ui/skeleton-rows';
import { doneText } from './plan-texts';
import { ServiceWorks } from './service-works';
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
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {services.map((service) => (
          <ServiceRow
            key={service.id}
            {...{ service, items, onEdit }}
            onOpen={open}
            onDelete={setDoomed}
          />
        ))}
      </Box>
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

function ServiceRow({ service, items, onEdit, onOpen, onDelete }: RowProps) {
  const { receipt } = service;
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'flex-start', py: 1 },
        ...{ borderBottom: 1, borderColor: 'divider' },
        '&:first-of-type': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{withFiguresWhole(service.what)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {doneText(service)}
        </Typography>
        <ServiceWorks {...{ service, items }} />
        {service.notes && (
          <Typography variant="body2">{withFiguresWhole(service.notes)}</Typography>
        )}
        {receipt && (
          <Button
            startIcon={<ReceiptIcon />}
            onClick={() => onOpen(service.id)}
            sx={{ ...flushButton, minHeight: 44, textAlign: 'left' }}
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
