import { onDemand } from '../../../ui/lazy';

/** Apart from what the ask screen loads: the answer itself shows it. */
export const StepByStep = onDemand(async () => (await import('./step-by-step')).StepByStep);
