import { alternativesOf } from './alternatives';

/** Digits and letters that stand above their line: marks of notes, and powers. */
export const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹ᵃᵇᶜᵈᵉᶠᵍ';

const POWER = `(?<!\\p{L})(?:${alternativesOf('units.txt')('with powers')})(?=[²³])`;
/** The mark of a note among them, as an expression; "m²" and "cm³" are units. */
export const RAISED_MARK = `(?<!${POWER})[${RAISED}]`;
const MARKS = new RegExp(`(?<=[\\p{L}\\p{N}])${RAISED_MARK}+`, 'gu');

/** A text without the marks of notes that touch its words ("2,2¹ bar", "Remolqueᵃ"). */
export const withoutNoteMarks = (text: string): string => text.replace(MARKS, '');
