import ManualIcon from '@mui/icons-material/MenuBookOutlined';
import { Alert, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useVehicles } from '../../lib/vehicles';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { SkeletonRows } from '../../ui/skeleton-rows';
import { StepFrame } from './step-frame';
import type { StepProps } from './step-props';

/** Index of the step that registers vehicles. */
const VEHICLE_STEP = 2;

/** What this step needs of an upload; how one works is another feature's business. */
export type StepUpload = {
  phase: 'idle' | 'uploading' | 'reconnecting' | 'lost';
  file: File | null;
  /** Takes a file, or says what is wrong with it. */
  choose: (file: File) => void;
  /** Names of the manuals that were uploaded before. */
  uploadedNames: readonly string[];
  /** Sends what was chosen, or says what is missing. */
  submit: () => void;
  resume: () => void;
  cancel: () => void;
  /** Vehicle, file and progress. */
  panel: ReactNode;
};

type Props = StepProps & {
  upload: StepUpload;
  /** Asks first when what follows would break off an upload. */
  withoutUpload: (act: () => void) => void;
};

/** Uploads a manual. Whoever has uploaded one goes on; whoever has none at hand skips. */
export function ManualStep({ step, onboarding, upload, withoutUpload }: Props) {
  const { data: vehicles, error, refetch } = useVehicles();
  const { phase, file, uploadedNames } = upload;
  const hasFile = file !== null;
  const goOn = () => {
    if (phase === 'lost') upload.resume();
    else if (!hasFile && uploadedNames.length > 0) onboarding.next();
    else upload.submit();
  };
  return (
    <StepFrame
      step={step}
      icon={<ManualIcon />}
      title="El manual de tu vehículo"
      description="De él saldrán las respuestas. ¿No lo tienes a mano? Omite este paso y súbelo más tarde."
      isLoading={onboarding.isBusy || phase === 'uploading' || phase === 'reconnecting'}
      isNextDisabled={!vehicles?.length}
      isNextSecondary={vehicles?.length === 0 || hasFile}
      onBack={() => withoutUpload(onboarding.back)}
      onNext={goOn}
      onSkip={() => withoutUpload(onboarding.next)}
    >
      {error && !vehicles && (
        <ErrorState
          title="No se pueden mostrar tus vehículos"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !vehicles && <SkeletonRows label="Cargando tus vehículos" rows={2} height={96} />}
      {vehicles?.length === 0 && (
        <EmptyState
          drawing="car"
          title="Falta el vehículo"
          description="Cada manual pertenece a un vehículo, y todavía no has añadido ninguno."
          action={
            <Button
              variant="contained"
              disabled={onboarding.isBusy}
              onClick={() => onboarding.goTo(VEHICLE_STEP)}
            >
              Regresar a Vehículos
            </Button>
          }
        />
      )}
      {vehicles && vehicles.length > 0 && (
        <>
          {uploadedNames.length > 0 && <UploadedManuals names={uploadedNames} />}
          {upload.panel}
        </>
      )}
    </StepFrame>
  );
}

const UploadedManuals = ({ names }: { names: readonly string[] }) => (
  <Alert severity="success" sx={{ mb: 2.5, overflowWrap: 'anywhere' }}>
    {names.length === 1 ? 'Ya has subido ' : 'Ya has subido: '}
    {names.map((name) => `«${name}»`).join(', ')}. Puedes seguir, o subir otro.
  </Alert>
);
