import type { EmergencyPart } from '@contract';

/** "1.", "b)"; a bullet tells no order. */
export const isNumbered = (mark: string): boolean => /[\p{L}\d]/u.test(mark);

/** Whether there is an order to go through: points that exclude each other are read together, or the wrong one is done. */
export const hasOrder = (parts: readonly EmergencyPart[]): boolean =>
  parts
    .flatMap((part) => (part.kind === 'steps' ? part.steps : []))
    .filter(({ mark }) => isNumbered(mark)).length > 1;
