import { Button, DialogActions, DialogContent, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Manual } from '@contract';
import { useVehicles } from '../../lib/vehicles';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { ErrorState } from '../../ui/error-state';
import { ResponsiveDialog } from '../../ui/responsive-dialog';
import { UploadForm } from './upload-form';
import { useAnnouncedUpload } from './use-announced-upload';

type Props = {
  open: boolean;
  /** A manual that waits for its file; null to upload a new one. */
  awaited: Manual | null;
  vehiclesPath: string;
  onClose: () => void;
  onUploaded: (manualId: number) => void;
  onListChanged: () => void;
};

/** Uploads a manual; while it does, closing asks first. */
export function UploadDialog({
  open,
  awaited,
  vehiclesPath,
  onClose,
  onUploaded,
  onListChanged,
}: Props) {
  const [isAsking, setAsking] = useState(false);
  const upload = useAnnouncedUpload({
    onListChanged,
    onUploaded: (manualId) => {
      setAsking(false);
      onUploaded(manualId);
      onClose();
    },
    onFailed: () => setAsking(false),
  });
  const close = () => {
    if (upload.view.phase === 'idle') onClose();
    else setAsking(true);
  };
  const leave = () => {
    upload.cancel();
    setAsking(false);
    onClose();
  };

  return (
    <>
      <ResponsiveDialog
        open={open}
        title={awaited ? 'Subir archivo' : 'Subir manual'}
        onClose={close}
      >
        <VehicleGate vehiclesPath={vehiclesPath} onClose={onClose}>
          {(vehicles) => (
            <UploadForm
              vehicles={vehicles}
              awaited={awaited}
              view={upload.view}
              onStart={upload.start}
              onResume={upload.resume}
              onCancel={upload.cancel}
              onClose={onClose}
            />
          )}
        </VehicleGate>
      </ResponsiveDialog>
      <ConfirmDialog
        open={isAsking}
        title="¿Cancelar la subida?"
        description="El manual todavía se está subiendo. Si cierras, lo que ya ha llegado se descarta."
        confirmLabel="Cancelar la subida"
        cancelLabel="Seguir subiendo"
        onConfirm={leave}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

type GateProps = {
  vehiclesPath: string;
  onClose: () => void;
  children: (vehicles: NonNullable<ReturnType<typeof useVehicles>['data']>) => React.ReactNode;
};

/** A manual belongs to a vehicle: without one there is something to do first. */
function VehicleGate({ vehiclesPath, onClose, children }: GateProps) {
  const { data: vehicles, error, refetch } = useVehicles();
  if (error) {
    return (
      <ErrorState
        title="No se pueden mostrar tus vehículos"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!vehicles) {
    return (
      <DialogContent>
        <Stack sx={{ gap: 2.5 }}>
          <Skeleton variant="rounded" height={56} />
          <Skeleton variant="rounded" height={130} />
        </Stack>
      </DialogContent>
    );
  }
  if (vehicles.length > 0) return children(vehicles);
  return (
    <>
      <DialogContent>
        <Typography>
          Cada manual pertenece a un vehículo. Añade primero el tuyo y después vuelve a subir su
          manual.
        </Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, pt: 0 }}>
        <Button onClick={onClose}>Cancelar</Button>
        <Button variant="contained" component={Link} to={vehiclesPath}>
          Añadir vehículo
        </Button>
      </DialogActions>
    </>
  );
}
