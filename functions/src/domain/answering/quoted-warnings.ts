import type { WarningLevel } from '@contract';
import type { Excerpt } from '../ports';
import { textOf, type CitedUnit } from './quotables/cited-units';

type QuotedWarning = {
  unit: CitedUnit;
  level: WarningLevel;
  /** All of it, its label first. */
  text: string;
  /** Whether a line is part of it. */
  says: (line: string) => boolean;
};

const folded = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * The warnings among cited units that `lines` say, be it in part: those are shown whole, and by themselves. What a model says
 * in its own words stays as it is.
 */
export function warningsIn(
  units: readonly CitedUnit[],
  lines: readonly string[],
  excerpts: readonly Excerpt[],
): QuotedWarning[] {
  return units.flatMap((unit): QuotedWarning[] => {
    if (unit.block.kind !== 'warning') return [];
    const text = textOf(unit, excerpts).replace(/\n\s*\n/g, '\n');
    const whole = folded(text);
    const says = (line: string): boolean => whole.includes(folded(line));
    return lines.some(says) ? [{ unit, level: unit.block.level, text, says }] : [];
  });
}
