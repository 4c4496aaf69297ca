/** Id of the box for a further question; there is one answer on the screen at a time. */
export const FOLLOW_UP_BOX = 'follow-up';

/** Puts the keyboard into the box for a further question, where there is one. */
export const focusFollowUp = (): void => document.getElementById(FOLLOW_UP_BOX)?.focus();
