import type { Span } from '@contract';
import type { ManualTable } from '../findings/manual-part';
import { speaksOfSevere } from './below';
import { clausesIn, type Clause } from './clauses';
import { onlyVersion } from '../versions/said-of-some';
import type { Draft } from './draft';
import type { TableNote } from '../findings/notes-behind';
import { marksOf } from '../text/note-marks';
import { halfOf, whicheverFirst } from '../quantity/span';
import { folded, hasWord } from './words';

const HALF = /(?<!\p{L})(?:mitad|half)(?!\p{L})/u;
const THEN = hasWord('then');

/** "O cada 2 años": what comes first of this and of what the row says. */
const OR = /^o\s/u;

function withOther(draft: Draft, own: Span, { first, every }: Clause): Draft {
  if (first && every) return { ...draft, first: whicheverFirst(own, first), every };
  return every ? { ...draft, every: whicheverFirst(own, every) } : draft;
}

/** What one note changes of an interval; the interval itself where it does not say. */
function changed(draft: Draft, { text }: Pick<TableNote, 'text'>, clause: Clause | null): Draft {
  const plain = folded(text);
  if (!clause) {
    if (speaksOfSevere(text) && HALF.test(plain) && draft.every)
      return { ...draft, severe: halfOf(draft.every) };
    if (plain.startsWith('solo la primera vez'))
      return { ...draft, first: draft.every, every: null };
    const version = onlyVersion(text);
    return version === null ? draft : { ...draft, versions: [...draft.versions, version] };
  }
  if (speaksOfSevere(text)) return { ...draft, severe: clause.every };
  if (OR.test(plain) && draft.every) return withOther(draft, draft.every, clause);
  const { first, every } = clause;
  if (first) return { ...draft, first, every: every ?? draft.every };
  return THEN.test(plain) ? { ...draft, first: draft.every, every } : draft;
}

/** Whether a note is about this work: the one that it names, else the renewal, else all that its row has. */
function isAbout(draft: Draft, clause: Clause | null, row: readonly Draft[]): boolean {
  if (!clause) return true;
  const action = clause.action ?? 'replace';
  return row.some((other) => other.action === action) ? draft.action === action : true;
}

const NEXT_REMARK = /[.;]\s+/u;

/** The intervals of a row with what its own column of remarks says: "Después, cada 2 años", "Solo diésel". */
export const withRemark = (row: readonly Draft[], remark: string): Draft[] =>
  remark.split(NEXT_REMARK).reduce<Draft[]>(
    (drafts, text) => {
      const [clause = null, more] = clausesIn(text);
      if (more || (clause && speaksOfSevere(text))) return drafts;
      return drafts.map((draft) =>
        isAbout(draft, clause, drafts) ? changed(draft, { text }, clause) : draft,
      );
    },
    [...row],
  );

/** Intervals with what the notes of their rows say, and those quoted beside them. */
export function withNotes(
  drafts: readonly Draft[],
  notes: readonly TableNote[],
  { rows }: ManualTable,
): Draft[] {
  if (notes.length === 0) return [...drafts];
  const cells = new Map(rows.map((row) => [row.unit, row.cells]));
  return drafts.map((draft) => {
    const [row] = draft.said;
    const siblings = drafts.filter(({ said }) => said[0] === row);
    const others = siblings.flatMap((one) => one.cells).filter((at) => !draft.cells.includes(at));
    const marks = (cells.get(row?.unit ?? '') ?? []).map((cell, at) =>
      others.includes(at) ? [] : marksOf(cell),
    );
    const its = notes.filter(({ mark }) => marks.flat().includes(mark));
    return its.reduce((noted, note) => {
      const isOfSome = draft.isMarked && draft.cells.some((at) => marks[at]?.includes(note.mark));
      // The note of one of many marks says nothing of the others.
      if (isOfSome && !draft.cells.every((at) => marks[at]?.includes(note.mark)))
        return { ...noted, said: [...noted.said, note.said] };
      const clauses = clausesIn(note.text);
      const clause = clauses.length === 1 ? (clauses[0] ?? null) : null;
      if (clauses.length > 1 || !isAbout(draft, clause, siblings)) return noted;
      const next = changed(noted, note, clause);
      return { ...next, said: [...noted.said, note.said] };
    }, draft);
  });
}
