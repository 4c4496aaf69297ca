import type { User } from '@contract';
import type { OnboardingControls } from './use-onboarding';

/** What every step of the guided setup is given. */
export type StepProps = {
  /** Counted from 0. */
  step: number;
  user: User;
  onboarding: OnboardingControls;
};
