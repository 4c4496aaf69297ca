import { isMarks } from './marks';

/** Where the columns of a table of marks stand in its rows, from 0: those that count when something is due, and others by name. */
export type MarkColumns = {
  due: readonly number[];
  others: readonly { name: string; at: number }[];
};

/** What a column says that counts nothing: "Tope por tiempo: 1 año". */
export type Other = { name: string; cell: string };

export type MarkedRow = {
  /** The cells below the columns that count. */
  due: string[];
  others: Other[];
  /** "I, L: cada 800 km", in each of them; null where they have marks, or say different things. */
  said: string | null;
};

/** A row of a table of marks, by its columns. */
export function markedRow(cells: readonly string[], columns: MarkColumns): MarkedRow {
  const due = columns.due.map((at) => cells[at] ?? '');
  const [first = ''] = due;
  return {
    due,
    others: columns.others.map(({ name, at }) => ({ name, cell: cells[at] ?? '' })),
    said: !isMarks(first) && due.every((cell) => cell === first) ? first : null,
  };
}

/** At which of its columns that count, from 0, each thing stands that cells mean, in the order in which it comes first. */
export function dueAt<Meant>(
  { due }: MarkedRow,
  meantBy: (cell: string) => readonly Meant[],
): Map<Meant, number[]> {
  const found = new Map<Meant, number[]>();
  due.forEach((cell, at) => {
    for (const meant of new Set(meantBy(cell))) found.set(meant, [...(found.get(meant) ?? []), at]);
  });
  return found;
}
