import CelebrationIcon from '@mui/icons-material/CelebrationOutlined';
import CarIcon from '@mui/icons-material/DirectionsCarOutlined';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import { Button } from '@mui/material';
import { useVehicles } from '../../lib/vehicles';
import { flushButton } from '../../ui/flush-button';
import { InfoCards } from './info-cards';
import type { StepUpload } from './manual-step';
import { StepFrame } from './step-frame';
import type { StepProps } from './step-props';

type Props = StepProps &
  Pick<StepUpload, 'uploadedNames'> & {
    paths: { vehicles: string; profile: string };
  };

/** What there is to ask of, or what is missing for that: whoever skipped steps is told so. */
function stateText(name: string, hasManual: boolean, hasVehicle: boolean): string {
  if (hasManual) {
    return `Todo está listo, ${name}. Ve al panel y haz tu primera pregunta, o sigue por aquí:`;
  }
  const missing = hasVehicle
    ? 'Para preguntar falta el manual de tu vehículo: súbelo cuando lo tengas.'
    : 'Para preguntar faltan tu vehículo y su manual: añádelos cuando quieras.';
  return `Ya conoces Guantera, ${name}. ${missing}`;
}

/** The end of the setup, and where an owner might want to go from it. */
export function FinalStep({ step, user, onboarding, uploadedNames, paths }: Props) {
  const { data: vehicles } = useVehicles();
  // Until it is known, nothing is said to be ready, nor to be missing.
  const description = vehicles
    ? stateText(user.displayName, uploadedNames.length > 0, vehicles.length > 0)
    : `Ya conoces Guantera, ${user.displayName}.`;
  return (
    <StepFrame
      step={step}
      icon={<CelebrationIcon />}
      title="¡Enhorabuena!"
      description={description}
      nextLabel="Ir al Panel"
      isLoading={onboarding.isBusy}
      onBack={onboarding.back}
      onNext={onboarding.complete}
    >
      <InfoCards
        label="Otros pasos"
        disabled={onboarding.isBusy}
        cards={[
          {
            icon: <CarIcon />,
            title: 'Añadir un vehículo',
            description: 'Ten en tu garaje todos los que conduces, cada uno con sus manuales.',
            onClick: () => onboarding.complete(paths.vehicles),
          },
          {
            icon: <TuneIcon />,
            title: 'Preferencias',
            description: 'Revisa tus datos, el idioma y el tema cuando quieras.',
            onClick: () => onboarding.complete(paths.profile),
          },
        ]}
      />
      <Button
        color="secondary"
        disabled={onboarding.isBusy}
        onClick={onboarding.reset}
        sx={{ ...flushButton, mt: 2 }}
      >
        Empezar de nuevo
      </Button>
    </StepFrame>
  );
}
