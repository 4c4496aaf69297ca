import { afterOnboardingAction, type Onboarding } from '@contract';

/**
 * The guided setup after a request of the browser, by the contract's rule. `completed: false` begins again once it was
 * completed, and says nothing new before.
 */
export function afterOnboardingChange(
  state: Onboarding,
  { step, completed }: { step?: number; completed?: boolean },
): Onboarding {
  if (state.onboardingCompleted && completed === false) {
    return afterOnboardingAction(state, { type: 'reset' });
  }
  const moved = step === undefined ? state : afterOnboardingAction(state, { type: 'goTo', step });
  return completed === true ? afterOnboardingAction(moved, { type: 'complete' }) : moved;
}
