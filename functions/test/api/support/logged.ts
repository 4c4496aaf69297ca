import { readFileSync } from 'node:fs';
import { suiteLog } from './suite';
import { until } from './until';

/** The events that stand in the log under the id of a request. */
const eventsOf = (requestId: string): string[] =>
  readFileSync(suiteLog, 'utf8')
    .split('\n')
    .filter((line) => line.includes(`"requestId":"${requestId}"`))
    .map((line) => /"message":"([^"]+)"/.exec(line)?.[1] ?? '');

/** They, once `event` is among them: what a request set off has come so far, also in the background. */
export const logged = (requestId: string, event: string): Promise<string[]> =>
  until(
    () => Promise.resolve(eventsOf(requestId)),
    (events) => events.includes(event),
  );
