/** Digits and letters that stand above their line: marks of notes, and powers. */
export const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹ᵃᵇᶜᵈᵉᶠᵍ';

const UNIT = String.raw`(?<!\p{L})(?:[kcdmµ]?m|in|ft)(?=[²³])`;
const MARK = new RegExp(`(?<=[\\p{L}\\p{N}])(?<!${UNIT})[${RAISED}]+`, 'gu');

/** A text without the marks of notes that touch its words ("2,2¹ bar", "Remolqueᵃ"); "m²" and "cm³" are units. */
export const withoutNoteMarks = (text: string): string => text.replace(MARK, '');
