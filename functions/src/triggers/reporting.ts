import { log, type LogFields } from '../logger';

/** Failed, and reported. */
class Reported extends Error {
  constructor(event: string) {
    super(`${event}: see the entry before this one`);
    this.name = 'Reported';
  }
}

/**
 * Does the work of a background function. What fails is reported, and thrown again as something that says nothing: the
 * platform tries again, and logs what was thrown with its message, which may quote what an owner wrote.
 */
export async function reporting(
  event: string,
  fields: LogFields,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error(event, error, fields);
    throw new Reported(event);
  }
}

/**
 * Runs sweeps one after the other and logs what each did, under its event. One that fails must not keep the others
 * waiting; the schedule tries again.
 */
export async function sweepAll(
  failed: string,
  sweeps: Record<string, () => Promise<LogFields>>,
): Promise<void> {
  for (const [event, sweep] of Object.entries(sweeps)) {
    try {
      log.info(event, await sweep());
    } catch (error) {
      log.error(failed, error, { event });
    }
  }
}
