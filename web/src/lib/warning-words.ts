import type { WarningLevel } from '@contract';

/** How a level is coloured. */
export const WARNING_TONES = {
  danger: 'error',
  warning: 'warning',
  caution: 'warning',
  note: 'info',
} as const satisfies Record<WarningLevel, string>;

/** "ADVERTENCIA", "Nota", "¡Muy importante!": what a box is headed by, and no line of its sentences. */
const IS_LABEL = /^¡?(?:\p{Lu}[\p{Lu} ]{2,28}|\p{Lu}\p{L}{2,20}|\p{Lu}[\p{L} ]{2,28}[!:])[!:.]?$/u;

/** "ADVERTENCIA No se meta debajo": the label in capitals, on one line with what it warns of. */
const BEGINS_WITH_LABEL = /^(¡?\p{Lu}{4,20}[!:.]?) +(?=[¡¿«]?\p{Lu}\p{Ll})/u;

type WarningLines = { label: string; lines: string[] };

/** Tells the label of a warning from what it says; without one, the label is empty. */
export function warningLines(all: readonly string[]): WarningLines {
  const [first = '', ...others] = all;
  if (others.length > 0 && IS_LABEL.test(first)) return { label: first, lines: others };
  const label = BEGINS_WITH_LABEL.exec(first)?.[1];
  if (label === undefined) return { label: '', lines: [...all] };
  return { label, lines: [first.slice(label.length).trimStart(), ...others] };
}
