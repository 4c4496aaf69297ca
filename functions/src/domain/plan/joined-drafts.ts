import { withoutNoteMarks } from '../text/note-marks';
import type { Draft } from './draft';
import { isSameThing } from './severe-use';
import { anyOf, folded } from './words';

const FIRST_TIME = new RegExp(
  String.raw`(?<![,:(\s])[,:(\s]+(?:primer (?:cambio|reemplazo)|primera (?:vez|sustitucion))\)?$`,
  'u',
);
const NEXT_TIMES = new RegExp(
  String.raw`(?<![,:(\s])[,:(\s]+(?:(?:cambios|sustituciones) )?(?:${anyOf('then')}|siguientes|posteriores)\)?$`,
  'u',
);

const IS_FIRST =
  /^(?:primer(?:a revision|a inspeccion| servicio| mantenimiento)|(?:revision|servicio|inspeccion) (?:de cortesia|de rodaje|inicial|de los primeros))(?!\p{L})/u;

const without = (item: string, end: RegExp): string | null => {
  const found = end.exec(folded(item));
  return found ? item.slice(0, found.index) : null;
};

/** "Refrigerante, primer cambio" and "Refrigerante, cambios siguientes" are one thing. */
export function withFirstTimes(drafts: readonly Draft[]): Draft[] {
  const keyOf = ({ title }: Draft, item: string) => `${title}|${folded(item)}`;
  const firsts = new Map(
    drafts.flatMap((draft) => {
      const item = without(draft.item, FIRST_TIME);
      return item === null ? [] : [[keyOf(draft, item), draft] as const];
    }),
  );
  const joined = new Set<Draft>();
  const whole = drafts.map((draft) => {
    const item = without(draft.item, NEXT_TIMES);
    const before = item === null ? undefined : firsts.get(keyOf(draft, item));
    if (item === null || !before) return draft;
    joined.add(before);
    const said = [...before.said, ...draft.said];
    return { ...draft, item: withoutNoteMarks(item), first: before.every, said };
  });
  return whole
    .filter((draft) => !joined.has(draft))
    .map((draft) =>
      IS_FIRST.test(folded(draft.item)) || without(draft.item, FIRST_TIME) !== null
        ? { ...draft, first: draft.first ?? draft.every, every: draft.first && draft.every }
        : draft,
    );
}

const spanKey = ({ every, first, atKm }: Draft): string => JSON.stringify([every, first, atKm]);

/** Whether a sentence only says again what a plan says. */
const isSaidBy = (draft: Draft, other: Draft): boolean =>
  draft.action === other.action &&
  JSON.stringify(draft.every) === JSON.stringify(other.every) &&
  (isSameThing(draft.item, other.item) ||
    draft.titles.slice(-1).some((title) => isSameThing(title, other.item)));

/** Whether a sentence tells a time beside the distance that a row gives: "Líquido de frenos: cada 40.000 km o 24 meses." */
const completes = (prose: Draft, row: Draft): boolean =>
  !prose.isSevere &&
  prose.action === row.action &&
  prose.versions.length === 0 &&
  prose.every?.months !== null &&
  row.every?.months === null &&
  row.every.km !== null &&
  prose.every?.km === row.every.km &&
  isSameThing(prose.item, row.item);

/** Rows with the time that sentences beside them tell. */
export function withTimes(drafts: readonly Draft[]): Draft[] {
  const prose = drafts.filter(({ isProse }) => isProse);
  return drafts.map((draft) => {
    if (draft.isProse) return draft;
    const [one, more] = prose.filter((sentence) => completes(sentence, draft));
    if (!one || more) return draft;
    return { ...draft, every: one.every, said: [...draft.said, ...one.said] };
  });
}

/** Without sentences that say again what a plan says, and without twins. */
export function withoutRepeated(drafts: readonly Draft[]): Draft[] {
  const plan = drafts.filter(({ isProse }) => !isProse);
  const seen = new Set<string>();
  return drafts.filter((draft) => {
    if (draft.isProse && plan.some((other) => isSaidBy(draft, other))) return false;
    const key = [
      folded(draft.item),
      draft.action,
      draft.title,
      draft.versions,
      spanKey(draft),
    ].join('|');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Titles of tables that have the same things as others: what a reader must choose among. */
export function scopesOf(drafts: readonly Draft[]): ReadonlySet<string> {
  const titles = new Map<string, Set<string>>();
  for (const { item, action, title, isProse } of drafts) {
    if (isProse || title === null) continue;
    const key = `${folded(item)}|${action}`;
    titles.set(key, (titles.get(key) ?? new Set()).add(title));
  }
  return new Set([...titles.values()].flatMap((of) => (of.size > 1 ? [...of] : [])));
}
