import { afterOnboardingAction, type Onboarding, type OnboardingAction } from '@contract';

const at = (onboardingStep: number, onboardingCompleted = false): Onboarding => ({
  onboardingStep,
  onboardingCompleted,
});

describe('afterOnboardingAction', () => {
  it.each<[string, Onboarding, OnboardingAction, Onboarding]>([
    ['next adds 1', at(0), { type: 'next' }, at(1)],
    ['next stays at the last step', at(5), { type: 'next' }, at(5)],
    ['next is ignored once completed', at(2, true), { type: 'next' }, at(2, true)],
    ['back subtracts 1', at(3), { type: 'back' }, at(2)],
    ['back stays at the first step', at(0), { type: 'back' }, at(0)],
    ['back is ignored once completed', at(5, true), { type: 'back' }, at(5, true)],
    ['go-to goes to a step', at(0), { type: 'goTo', step: 2 }, at(2)],
    ['go-to refuses negative steps', at(3), { type: 'goTo', step: -1 }, at(3)],
    ['go-to refuses steps beyond the last', at(3), { type: 'goTo', step: 6 }, at(3)],
    ['go-to is refused once completed', at(5, true), { type: 'goTo', step: 2 }, at(5, true)],
    ['complete keeps the step', at(4), { type: 'complete' }, at(4, true)],
    ['reset begins anew', at(5, true), { type: 'reset' }, at(0)],
  ])('[4.11-4.19, 9.9] %s', (_rule, state, action, expected) => {
    expect(afterOnboardingAction(state, action)).toEqual(expected);
  });
});
