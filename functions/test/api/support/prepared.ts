import { getFacts, getPlan, listEmergencies, listSignals, type QuotedManual } from '@contract';
import { call } from './client';
import type { Owner } from './owners';
import { until } from './until';

type Part = { manuals: readonly ({ manual: QuotedManual } | QuotedManual)[] };

const isPrepared = ({ manuals }: Part): boolean =>
  manuals.every((one) => ('manual' in one ? one.manual : one).untold !== 'preparing');

/** Waits until the manuals of a vehicle have been looked through for all parts of its page. */
export async function untilPrepared({ cookie }: Owner, id = 1): Promise<void> {
  const params = { id };
  await until(() => call(cookie, listSignals, { params }), isPrepared);
  await until(() => call(cookie, getFacts, { params }), isPrepared);
  await until(() => call(cookie, getPlan, { params }), isPrepared);
  await until(() => call(cookie, listEmergencies, { params }), isPrepared);
}
