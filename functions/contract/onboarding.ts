import { ONBOARDING_STEPS } from './limits';
import type { User } from './user';

/** Where an owner is in the guided setup. Steps count from 0. */
export type Onboarding = Pick<User, 'onboardingStep' | 'onboardingCompleted'>;

export type OnboardingAction =
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'goTo'; step: number }
  | { type: 'complete' }
  | { type: 'reset' };

const LAST_STEP = ONBOARDING_STEPS - 1;

/**
 * The guided setup after an action (specification, section 4): next, back and go-to count only before it is completed
 * and never leave its steps; completing keeps the step; resetting begins anew. What is refused changes nothing.
 */
export function afterOnboardingAction(state: Onboarding, action: OnboardingAction): Onboarding {
  switch (action.type) {
    case 'next':
      return toStep(state, state.onboardingStep + 1);
    case 'back':
      return toStep(state, state.onboardingStep - 1);
    case 'goTo':
      return toStep(state, action.step);
    case 'complete':
      return { onboardingStep: state.onboardingStep, onboardingCompleted: true };
    case 'reset':
      return { onboardingStep: 0, onboardingCompleted: false };
  }
}

function toStep(state: Onboarding, step: number): Onboarding {
  const { onboardingStep, onboardingCompleted } = state;
  const isRefused = onboardingCompleted || step < 0 || step > LAST_STEP;
  return { onboardingStep: isRefused ? onboardingStep : step, onboardingCompleted };
}
