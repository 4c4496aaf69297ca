import { LOOKED_FOR, MAX_FACT_NOTES, type Fact, type FactEdit } from '@contract';
import { AppError } from '../faults/app-error';
import type { FactNote } from '../ports/records';

/** A value found in a manual of the vehicle. */
type FoundFact = { manualId: number; fact: Fact };

type Named = Pick<FactNote, 'id' | 'kind' | 'of' | 'condition'>;

/** What the id of an edit is about. Fails with FACT_NOT_FOUND where neither a manual, the sheet nor the owner has it. */
function namedBy(id: string, found: readonly FoundFact[], notes: readonly FactNote[]): Named {
  const fact = found.find((one) => one.fact.id === id)?.fact;
  const looked = LOOKED_FOR.find((one) => one.id === id);
  const named =
    fact ?? (looked && { ...looked, condition: '' }) ?? notes.find((one) => one.id === id);
  if (!named) throw new AppError('FACT_NOT_FOUND');
  const { kind, of, condition } = named;
  return { id, kind, of, condition };
}

/** The owner's notes after an edit. What was checked is kept as it stood, so that another reading can be told from it. */
export function editedNotes(
  notes: readonly FactNote[],
  edit: FactEdit,
  { found, now }: { found: readonly FoundFact[]; now: Date },
): FactNote[] {
  const named = namedBy(edit.id, found, notes);
  const before = notes.find(({ id }) => id === edit.id) ?? { ...named, check: null, own: null };
  const after = { ...before, ...named, ...changeOf(edit, found, now) };
  const others = notes.filter(({ id }) => id !== edit.id);
  if (!after.check && !after.own) return others;
  if (others.length >= MAX_FACT_NOTES) throw new AppError('TOO_MANY_FACTS');
  return [...others, after];
}

function changeOf(edit: FactEdit, found: readonly FoundFact[], now: Date): Partial<FactNote> {
  if (edit.action === 'uncheck') return { check: null };
  if (edit.action === 'erase') return { own: null };
  const { id, manualId, value: own = '', unit: ownUnit = '' } = edit;
  if (edit.action === 'write') return { own: { value: own, unit: ownUnit } };
  const fact = found.find((one) => one.fact.id === id && one.manualId === manualId)?.fact;
  if (!fact || manualId === undefined) throw new AppError('FACT_NOT_FOUND');
  const { value, unit, quote } = fact;
  return { check: { manualId, value, unit, hash: quote.hash, checkedAt: now } };
}
