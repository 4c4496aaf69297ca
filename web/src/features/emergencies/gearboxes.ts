import type { Emergency, EmergencyPart, Gearbox } from '@contract';

type Point = Extract<EmergencyPart, { kind: 'steps' }>['steps'][number];

/** Whether a point is for the gearbox that the vehicle has not; never where nobody has said which it has. */
export const isOfOther = ({ gearbox }: Point, own: Gearbox | undefined): boolean =>
  own !== undefined && gearbox !== undefined && gearbox !== own;

/** Whether something depends on it. */
export const tellsGearboxes = (emergencies: readonly Emergency[]): boolean =>
  emergencies.some(({ parts }) =>
    parts.some((part) => part.kind === 'steps' && part.steps.some(({ gearbox }) => gearbox)),
  );
