import { onDemand } from '../../ui/on-demand';

/** Apart from what the ask screen loads: the answer itself shows it. */
export const StepByStep = onDemand(async () => (await import('./step-by-step')).StepByStep);
