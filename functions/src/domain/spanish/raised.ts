import { alternativesOf } from './alternatives';

/** Digits and letters that stand above their line: marks of notes, and powers. */
export const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹ᵃᵇᶜᵈᵉᶠᵍ';

const POWER = `(?<!\\p{L})(?:${alternativesOf('units.txt')('with powers')})(?=[²³])`;
/** The mark of a note among them, as an expression; "m²" and "cm³" are units. */
export const RAISED_MARK = `(?<!${POWER})[${RAISED}]`;
const MARKS = new RegExp(`(?<=[\\p{L}\\p{N}])${RAISED_MARK}+`, 'gu');

/** Any mark of a note, as an expression: "1500 kg*", "con freno (1)", "techo (***)", "750ᵃ". */
export const NOTE_MARK = String.raw`\((?:\d{1,2}|\*{1,4})\)|\*{1,4}|[†‡]|${RAISED_MARK}`;

/** A text without the marks of notes that touch its words ("2,2¹ bar", "Remolqueᵃ"). */
export const withoutRaisedMarks = (text: string): string => text.replace(MARKS, '');
