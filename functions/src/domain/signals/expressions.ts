import { alternativesOf } from '../spanish/alternatives';

const words = alternativesOf('signals.txt');

type Section =
  | 'nouns'
  | 'lights'
  | 'messages'
  | 'titles'
  | 'name columns'
  | 'name columns of other tables'
  | 'meaning columns'
  | 'action columns'
  | 'state columns'
  | 'other columns'
  | 'lamps'
  | 'places'
  | 'ends of names'
  | 'lit'
  | 'not lit'
  | 'blinking'
  | 'steady';

/** Any of the words of a section, as whole words. */
export const anyWord = (section: Section): string =>
  String.raw`(?<!\p{L})(?:${words(section)})(?!\p{L})`;

/** A text that is one of them and nothing else. */
export const isWord = (...sections: Section[]): RegExp =>
  new RegExp(String.raw`^(?:${sections.map((one) => words(one)).join('|')})$`, 'iu');

export const hasWord = (section: Section): RegExp => new RegExp(anyWord(section), 'iu');

/** The same, also with what is said of it: "Testigo (color)", "Luz o mensaje". */
export const isNamed = (section: Section): RegExp =>
  new RegExp(String.raw`^(?:${words(section)})(?:\s*[(/].*|\s[yo]\s.*)?$`, 'iu');
