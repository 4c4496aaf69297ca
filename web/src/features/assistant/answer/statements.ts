import type { Statement } from '@contract';
import { splitFigures, type TextPart } from '../../../lib/figures';

/** A note to what was answered: its figures are not what was asked for. */
const BEGINS_NOTE = /^(?:[*†‡¹²³⁴⁵⁶⁷⁸⁹ᵃᵇᶜᵈᵉᶠᵍ]|\(\d{1,2}\)|\(\*+\))/u;

export const isNote = (line: string): boolean => BEGINS_NOTE.test(line);

/** The words and figures of one line; a note has words only. */
export const partsOfLine = (line: string): TextPart[] =>
  isNote(line) ? [{ kind: 'text', text: line }] : splitFigures(line);

export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** Ids of the units that an answer quotes of one of its sources (a position, from 0). */
export const quotedUnits = (statements: readonly Statement[], source: number): Set<string> =>
  new Set(
    statements
      .flatMap((statement) => (statement.kind === 'remark' ? [] : statement.citations))
      .filter((citation) => citation.source === source)
      .flatMap(({ units }) => units.map(({ id }) => id)),
  );
