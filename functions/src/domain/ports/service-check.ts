import type { PartState, ServicePart } from '@contract';

/** Something that the service stands on. `check` fails when it does not answer, and costs next to nothing. */
export type ServiceCheck = { name: ServicePart; check(): Promise<void> };

/** A part that answers, but not as it should, or whose failure says more than that it is down. */
export class PartTrouble extends Error {
  readonly isLoggable = true;
  readonly state: Exclude<PartState, 'up'>;

  constructor(state: PartTrouble['state'], cause: unknown) {
    super(`it is ${state}`, { cause });
    this.name = 'PartTrouble';
    this.state = state;
  }
}
