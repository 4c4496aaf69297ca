import type { UserRecord } from './records';

type State = Pick<UserRecord, 'onboardingStep' | 'onboardingCompleted'>;

/**
 * The guided setup after a change. Once completed, steps are ignored; the only way on is to begin again
 * (`completed: false`), which starts at the first step.
 */
export function afterOnboardingChange(
  state: State,
  change: { step?: number; completed?: boolean },
): State {
  if (state.onboardingCompleted) {
    return change.completed === false
      ? { onboardingStep: 0, onboardingCompleted: false }
      : { onboardingStep: state.onboardingStep, onboardingCompleted: true };
  }
  return {
    onboardingStep: change.step ?? state.onboardingStep,
    onboardingCompleted: change.completed ?? false,
  };
}
