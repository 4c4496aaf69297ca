import type { User } from '@contract';
import { paths } from '../lib/paths';

/** Where somebody who has just signed in starts: the guided setup until it is completed. */
export const landingPath = ({ onboardingCompleted }: User): string =>
  onboardingCompleted ? paths.home : paths.onboarding;

/** Whether the home screen sends an owner to the guided setup: only who never began it. */
export const mustBegin = ({ onboardingCompleted, onboardingStep }: User): boolean =>
  !onboardingCompleted && onboardingStep === 0;
