import { alternativesOf } from './alternatives';

/** Expressions of the words of a file of `functions/data/patterns`, by its sections. */
export function expressionsOf(file: string, flags = 'u') {
  const anyOf = alternativesOf(file);
  const anyWord = (section: string): string =>
    String.raw`(?<![\p{L}\d])(?:${anyOf(section)})(?![\p{L}\d])`;
  return {
    /** The words of a section as a part of another expression. */
    anyOf,
    /** The same, whole. */
    anyWord,
    /** A text that has one of them. */
    hasWord: (section: string, own = flags): RegExp => new RegExp(anyWord(section), own),
    /** A text that is one of them, with or without what is said of it: "Testigo (color)", "Luz o mensaje". */
    wholeName: (section: string): RegExp =>
      new RegExp(String.raw`^(?:${anyOf(section)})(?:\s*[(/].*|\s[yo]\s.*)?$`, flags),
  };
}
