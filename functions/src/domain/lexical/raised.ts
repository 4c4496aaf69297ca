const UNIT = String.raw`(?<!\p{L})(?:[kcdmµ]?m|in|ft)(?=[²³])`;
const MARK = new RegExp(`(?<=[\\p{L}\\p{N}])(?<!${UNIT})[⁰¹²³⁴⁵⁶⁷⁸⁹]+`, 'gu');

/** A text without the marks of notes that touch its words ("2,2¹ bar", "Remolque²"); "m²" and "cm³" are units. */
export const withoutNoteMarks = (text: string): string => text.replace(MARK, '');
