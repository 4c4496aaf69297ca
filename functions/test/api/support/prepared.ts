import {
  getFacts,
  getPlan,
  listEmergencies,
  listManuals,
  listSignals,
  type QuotedManual,
} from '@contract';
import { call, formWith, send } from './client';
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

type Content = string | Uint8Array<ArrayBuffer>;

/** Uploads a manual for the first vehicle of an owner, and waits until all of theirs are read. */
export async function uploadRead({ cookie }: Owner, name: string, content: Content): Promise<void> {
  const form = formWith({ vehicleId: '1' }, { field: 'manual', name, content });
  await send('POST', '/api/manuals/upload', { cookie, form });
  await until(
    () => call(cookie, listManuals),
    (manuals) => manuals.every(({ status }) => status === 'completed'),
  );
}

/** The same, and until they have been looked through, see above. */
export async function uploadPrepared(owner: Owner, name: string, content: Content): Promise<void> {
  await uploadRead(owner, name, content);
  await untilPrepared(owner);
}
