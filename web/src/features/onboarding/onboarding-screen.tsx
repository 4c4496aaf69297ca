import { Box } from '@mui/material';
import { useState, type ReactElement } from 'react';
import { ONBOARDING_STEPS, type User } from '@contract';
import { screenColumn } from '../../ui/column';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { FeaturesStep } from './features-step';
import { FinalStep } from './final-step';
import { ManualStep, type StepUpload } from './manual-step';
import { ProfileStep } from './profile-step';
import { SetupHeader, type WayOut } from './setup-header';
import type { OnboardingControls } from './use-onboarding';
import { VehicleStep } from './vehicle-step';
import { WelcomeStep } from './welcome-step';

const LAST_STEP = ONBOARDING_STEPS - 1;

type Props = {
  user: User;
  onboarding: OnboardingControls;
  upload: StepUpload;
  paths: { vehicles: string; profile: string };
  isSigningOut: boolean;
  onSignOut: () => void;
  /** Leaves the setup as it is, to go on another time. */
  onLeave: () => void;
};

/** The guided setup: six steps, one thing to do in each. */
export function OnboardingScreen(props: Props) {
  const { user, onboarding, upload, paths } = props;
  const step = Math.min(user.onboardingStep, LAST_STEP);
  const leaving = useLeaving(upload);
  const given = { step, user, onboarding };
  const steps: readonly ReactElement[] = [
    <WelcomeStep key="welcome" {...given} />,
    <ProfileStep key="profile" {...given} />,
    <VehicleStep key="vehicle" {...given} upload={upload} />,
    <ManualStep key="manual" {...given} upload={upload} withoutUpload={leaving.withoutUpload} />,
    <FeaturesStep key="features" {...given} />,
    <FinalStep key="final" {...given} uploadedNames={upload.uploadedNames} paths={paths} />,
  ];
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SetupHeader step={step} wayOut={wayOutOf(step, props, leaving.withoutUpload)} />
      <Box
        component="main"
        sx={{
          ...{ ...screenColumn(600), px: 0, py: { sm: 3 } },
          ...{ flexGrow: 1, display: 'flex', flexDirection: 'column' },
        }}
      >
        {steps[step]}
      </Box>
      {leaving.question}
    </Box>
  );
}

/** Before the first step is done there is nothing to come back to: the only way out is signing out. */
function wayOutOf(
  step: number,
  { isSigningOut, onSignOut, onLeave }: Props,
  withoutUpload: (act: () => void) => void,
): WayOut | null {
  if (step === 0) return { label: 'Cerrar sesión', isBusy: isSigningOut, onClick: onSignOut };
  if (step === LAST_STEP) return null;
  return {
    label: 'Continuar más tarde',
    isBusy: false,
    onClick: () => withoutUpload(onLeave),
  };
}

/** Lets an owner go at once, unless a manual is on its way: then the owner is asked. */
function useLeaving({ phase, cancel }: StepUpload) {
  const [pending, setPending] = useState<{ act: () => void } | null>(null);
  const isIdle = phase === 'idle';
  // What was asked about has ended by itself.
  if (pending && isIdle) setPending(null);
  const leave = () => {
    cancel();
    pending?.act();
  };
  return {
    withoutUpload: (act: () => void) => (isIdle ? act() : setPending({ act })),
    question: (
      <ConfirmDialog
        open={pending !== null}
        title="¿Cancelar la subida?"
        description="El manual todavía se está subiendo. Si sales de este paso, lo que ya ha llegado se descarta."
        confirmLabel="Cancelar la subida"
        cancelLabel="Seguir subiendo"
        onConfirm={leave}
        onClose={() => setPending(null)}
      />
    ),
  };
}
