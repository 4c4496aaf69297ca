import { afterOnboardingAction, type Onboarding } from '@contract';

/**
 * The guided setup after a request of the browser, by the contract's rule. Once it was completed, only `completed: false`
 * at the first step (or at none) begins again: a page that was left open in the middle of it does not.
 */
export function afterOnboardingChange(
  state: Onboarding,
  { step, completed }: { step?: number; completed?: boolean },
): Onboarding {
  if (state.onboardingCompleted && completed === false && (step ?? 0) === 0) {
    return afterOnboardingAction(state, { type: 'reset' });
  }
  const moved = step === undefined ? state : afterOnboardingAction(state, { type: 'goTo', step });
  return completed === true ? afterOnboardingAction(moved, { type: 'complete' }) : moved;
}
