import CelebrationIcon from '@mui/icons-material/CelebrationOutlined';
import CarIcon from '@mui/icons-material/DirectionsCarOutlined';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import { Button } from '@mui/material';
import { InfoCards } from './info-cards';
import { StepFrame } from './step-frame';
import type { StepProps } from './step-props';

type Props = StepProps & { paths: { vehicles: string; profile: string } };

/** The end of the setup, and where an owner might want to go from it. */
export function FinalStep({ step, user, onboarding, paths }: Props) {
  return (
    <StepFrame
      step={step}
      icon={<CelebrationIcon />}
      title="¡Enhorabuena!"
      description={`Todo está listo, ${user.displayName}. Ve al panel y haz tu primera pregunta, o sigue por aquí:`}
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
        sx={{ mt: 2, ml: -1.5, px: 1.5 }}
      >
        Empezar de nuevo
      </Button>
    </StepFrame>
  );
}
