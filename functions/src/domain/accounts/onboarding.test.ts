import { afterOnboardingChange } from './onboarding';

const at = (onboardingStep: number, onboardingCompleted = false) => ({
  onboardingStep,
  onboardingCompleted,
});

describe('afterOnboardingChange', () => {
  it.each([
    ['goes to a step', at(1), { step: 2 }, at(2)],
    ['goes back', at(2), { step: 1 }, at(1)],
    ['completes and keeps the step', at(5), { completed: true }, at(5, true)],
    ['completes at a step', at(4), { step: 5, completed: true }, at(5, true)],
    ['ignores steps once completed', at(5, true), { step: 1 }, at(5, true)],
    [
      'ignores steps of a repeated completion',
      at(5, true),
      { step: 1, completed: true },
      at(5, true),
    ],
    ['begins again at the first step', at(5, true), { step: 0, completed: false }, at(0)],
    ['begins again when no step is named', at(5, true), { completed: false }, at(0)],
    [
      'stays completed for a page left open in the middle',
      at(5, true),
      { step: 3, completed: false },
      at(5, true),
    ],
    ['begins again before the end', at(3), { step: 0, completed: false }, at(0)],
    ['stays where it is without a change', at(3), {}, at(3)],
  ])('%s', (_rule, state, change, expected) => {
    expect(afterOnboardingChange(state, change)).toEqual(expected);
  });
});
