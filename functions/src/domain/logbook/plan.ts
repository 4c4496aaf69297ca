import type {
  Gearbox,
  ManualInterval,
  Plan,
  PlanFinding,
  PlanItem,
  QuotedManual,
  Span,
} from '@contract';
import type { LogbookRecord, VehicleRecord } from '../ports/records';
import { dueOf, type Known, type Last } from './due';
import { mayBeBoth } from '../versions/chosen-version';
import { gearboxOf, gearboxOfWork } from '../versions/gearbox';
import { inspectionOf } from './inspection';
import { odometerOf } from './odometer';
import { choicesOf, ownVersionOf, type OwnVersion } from './own-version';
import { kmOn, readingsOf } from './readings';
import { visitsOf } from './visits';
import { isHabit, workName, workTitle } from './work';

/** The inspection by law, among the items that a service may have done. */
export const INSPECTION_ID = 'itv';

type Found = { manual: QuotedManual; found: PlanFinding[] | null };
type Said = PlanItem['said'][number];

const saidOf = (manualId: number, found: ManualInterval): Said => {
  const { every, first, atKm, severe, isEveryService, quotes, isToCheck } = found;
  const said = { manualId, every, first, atKm, severe, isEveryService, quotes };
  return isToCheck ? { ...said, isToCheck } : said;
};

/** When something was done last, as the services say: they are the newest first. */
function lastOf({ services }: LogbookRecord, id: string): PlanItem['last'] {
  const done = services.find(({ items }) => items.includes(id));
  if (!done) return null;
  const { date, km, workshop, price } = done;
  return { date, km, workshop, price };
}

/** A service without kilometres was done at those of the reading next to its day. */
const withKm = (last: Last, logbook: LogbookRecord): Last =>
  last && { ...last, km: last.km ?? kmOn(last.date, readingsOf(logbook)) };

/** An interval that its owner set: kilometres, months or both, and nothing else. */
const spanOfOwn = ({ km, months }: { km: number | null; months: number | null }): Span => ({
  ...{ km, months, miles: null, hours: null },
});

/** Whether a thing is of another version than those that were chosen; nothing is while none was. */
function isOfOther({ versions, scope }: ManualInterval, own: OwnVersion): boolean {
  const isOwn = (name: string) => own.versions.includes(name);
  const isOther = (name: string) => !own.versions.every((one) => mayBeBoth(one, name));
  const others = own.versions.length > 0 && versions.length > 0 && versions.every(isOther);
  const elsewhere = scope !== null && own.scopes.length > 0 && !own.scopes.includes(scope);
  return (others && !versions.some(isOwn)) || elsewhere;
}

type Context = {
  logbook: LogbookRecord;
  known: Known;
  own: OwnVersion;
  ownGearbox: Gearbox | undefined;
};

function itemOf(
  interval: ManualInterval,
  said: Said[],
  { logbook, known, own: version, ownGearbox }: Context,
): PlanItem {
  const { id, action, versions, scope } = interval;
  const { isHidden, own } = logbook.items[id] ?? { isHidden: false, own: null };
  const manuals = (logbook.isSevere ? interval.severe : null) ?? interval.every;
  const every = own ? spanOfOwn(own) : manuals;
  // The first time by the manual is that of its own interval.
  const first = own || every !== interval.every ? null : interval.first;
  const last = lastOf(logbook, id);
  const counted = { every, first, atKm: own ? [] : interval.atKm };
  const due = dueOf(counted, withKm(last, logbook), known);
  const gearbox = gearboxOfWork(interval.item);
  const isOtherGearbox = ownGearbox && gearbox && gearbox !== ownGearbox;
  return {
    ...{ id, item: workName(interval), action, versions, scope, said, own, isHidden },
    ...{ every, last, due },
    ...(gearbox && { gearbox }),
    isOfOther: isOtherGearbox === true || isOfOther(interval, version),
    isHabit: isHabit(interval),
    title: workTitle(interval),
  };
}

/** The plan of a vehicle: what its manuals say, what its owner says of it, and when what is due. */
export function planOf(
  vehicle: VehicleRecord,
  manuals: readonly Found[],
  logbook: LogbookRecord,
  today: string,
): Plan {
  const { firstRegistration } = vehicle;
  const odometer = odometerOf(logbook, firstRegistration, today);
  const followed = withKm(logbook.followed, logbook);
  const known: Known = { odometer, firstRegistration, followed, today };
  const items = new Map<string, { interval: ManualInterval; said: Said[] }>();
  for (const { manual, found } of manuals) {
    for (const one of found ?? []) {
      if (one.kind !== 'interval') continue;
      const said = saidOf(manual.manualId, one);
      const other = items.get(one.id);
      if (other) other.said.push(said);
      else items.set(one.id, { interval: one, said: [said] });
    }
  }
  const choices = choicesOf([...items.values()].map(({ interval }) => interval));
  const own = ownVersionOf(vehicle, logbook, choices);
  const ownGearbox = gearboxOf(vehicle);
  const last = lastOf(logbook, INSPECTION_ID)?.date ?? null;
  const works = [...items.values()].map(({ interval, said }) =>
    itemOf(interval, said, { logbook, known, own, ownGearbox }),
  );
  return {
    manuals: manuals.map(({ manual, found }) => ({ ...manual, isRead: found !== null })),
    items: works,
    visits: visitsOf(works, { perDay: odometer.perDay, firstRegistration }),
    chosen: [...own.versions, ...own.scopes],
    ...(ownGearbox && { gearbox: ownGearbox }),
    ...{ choices, followed: logbook.followed },
    severeUse: {
      isOn: logbook.isSevere,
      definitions: manuals.flatMap(({ manual: { manualId }, found }) =>
        (found ?? []).flatMap((one) =>
          one.kind === 'severe-use' ? [{ manualId, quotes: one.quotes }] : [],
        ),
      ),
    },
    odometer,
    inspection: inspectionOf(vehicle, last, today),
  };
}
