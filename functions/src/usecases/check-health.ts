import type { Health, PartState } from '@contract';
import { PartTrouble, type ServiceCheck } from '../domain/ports/service-check';
import { serviceStatus } from '../domain/faults/service-status';

/** A part that takes longer counts as down, in milliseconds. */
const DEADLINE_MS = 3000;
/** How long an answer is given again, in milliseconds. Longer than a round of checks takes: there is one at a time. */
const KEPT_MS = 15_000;

type Ports = {
  checks: readonly ServiceCheck[];
  version: string;
  now: () => Date;
  warn: (part: ServiceCheck['name'], error: unknown) => void;
};

/** Fails with what the check fails with, or at the deadline. */
async function inTime(part: ServiceCheck): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), DEADLINE_MS);
  });
  try {
    await Promise.race([part.check(), deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/** The state of the service. All who ask within some seconds share one round of checks: asking costs us nothing. */
export function checkHealth({ checks, version, now, warn }: Ports): () => Promise<Health> {
  const stateOf = async (part: ServiceCheck): Promise<PartState> => {
    try {
      await inTime(part);
      return 'up';
    } catch (error) {
      warn(part.name, error);
      return error instanceof PartTrouble ? error.state : 'down';
    }
  };

  const askAll = async (checkedAt: Date): Promise<Health> => {
    const parts = await Promise.all(
      checks.map(async (part) => ({ name: part.name, state: await stateOf(part) })),
    );
    return { status: serviceStatus(parts), version, checkedAt: checkedAt.toISOString(), parts };
  };

  let kept: { until: number; health: Promise<Health> } | undefined;
  return () => {
    const moment = now();
    if (!kept || kept.until <= moment.getTime()) {
      kept = { until: moment.getTime() + KEPT_MS, health: askAll(moment) };
    }
    return kept.health;
  };
}
