import { zodResolver } from '@hookform/resolvers/zod';
import AddIcon from '@mui/icons-material/AddOutlined';
import CarIcon from '@mui/icons-material/DirectionsCarOutlined';
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import type { Cover } from '@contract';
import { useVehicles } from '../../lib/vehicles';
import { ErrorState } from '../../ui/error-state';
import { flushButton } from '../../ui/flush-button';
import { SkeletonRows } from '../../ui/skeleton-rows';
import { useToast } from '../../ui/toast';
import { CoverField } from './cover-field';
import type { StepUpload } from './manual-step';
import { RegisteredVehicles } from './registered-vehicles';
import { StepFrame } from './step-frame';
import type { StepProps } from './step-props';
import { useRegisterVehicle } from './use-register-vehicle';
import { VehicleStepFields } from './vehicle-step-fields';
import {
  isBlank,
  vehicleStepSchema,
  type VehicleStepInput,
  type VehicleStepOutput,
} from './vehicle-step-schema';

const INCOMPLETE = {
  title: 'Datos incompletos',
  description: 'La marca, el modelo y un año válido son obligatorios.',
  severity: 'error',
} as const;

type Props = StepProps & { upload: Pick<StepUpload, 'file' | 'choose'> };

/** Registers a vehicle. Whoever comes back sees what is registered, and adds another only by saying so. */
export function VehicleStep({ step, user, onboarding, upload }: Props) {
  const showToast = useToast();
  const garage = useVehicles();
  const [wantsAnother, setWantsAnother] = useState(false);
  const form = useForm<VehicleStepInput, unknown, VehicleStepOutput>({
    resolver: zodResolver(vehicleStepSchema),
    defaultValues: { make: '', model: '', year: '', vin: '', isDefault: true },
  });
  const add = useRegisterVehicle(user, () => {
    // Should the way on not be saved, the vehicle is: the empty form does not add it again.
    form.reset();
    setWantsAnother(false);
    onboarding.next({ isQuiet: true });
  });

  /** What somebody has typed stays. */
  const fillIn = ({ make, model, year }: Cover) => {
    const said = { make, model, year: year === null ? null : String(year) };
    for (const name of ['make', 'model', 'year'] as const) {
      const text = said[name];
      if (text !== null && form.getValues(name).trim() === '') {
        form.setValue(name, text, { shouldValidate: form.formState.isSubmitted });
      }
    }
  };

  const hasVehicles = Boolean(garage.data?.length);
  const isLoading = onboarding.isBusy || add.isPending;
  const complain = ({ make, model, year }: FieldErrors<VehicleStepInput>) => {
    if (make || model || year) showToast(INCOMPLETE);
  };
  const submit = form.handleSubmit((vehicle) => add.mutate(vehicle), complain);
  const goOn = () => {
    if (hasVehicles && isBlank(form.getValues())) onboarding.next();
    else void submit();
  };

  return (
    <StepFrame
      step={step}
      icon={<CarIcon />}
      title={hasVehicles ? 'Tus vehículos' : 'Tu vehículo'}
      description={
        hasVehicles
          ? 'Ya puedes seguir, o añadir otro antes.'
          : 'Las respuestas saldrán del manual de este vehículo.'
      }
      isLoading={isLoading}
      isNextDisabled={!garage.data}
      onBack={onboarding.back}
      onNext={goOn}
      onSkip={onboarding.next}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Garage garage={garage} />
        {hasVehicles && !wantsAnother && (
          <Button
            startIcon={<AddIcon />}
            disabled={isLoading}
            onClick={() => setWantsAnother(true)}
            sx={flushButton}
          >
            Añadir otro vehículo
          </Button>
        )}
        {(wantsAnother || garage.data?.length === 0) && (
          <>
            <CoverField
              file={upload.file}
              disabled={isLoading}
              onChoose={upload.choose}
              onRead={fillIn}
            />
            <VehicleStepFields form={form} disabled={isLoading} />
          </>
        )}
      </Stack>
    </StepFrame>
  );
}

/** The vehicles there are, in their states: loading, broken, none, some. */
function Garage({ garage }: { garage: ReturnType<typeof useVehicles> }) {
  const { data: vehicles, error, refetch } = garage;
  if (error && !vehicles) {
    return (
      <ErrorState
        title="No se pueden mostrar tus vehículos"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!vehicles) return <SkeletonRows label="Cargando tus vehículos" rows={2} height={56} />;
  return vehicles.length > 0 && <RegisteredVehicles vehicles={vehicles} />;
}
