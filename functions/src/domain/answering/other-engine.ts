import { plainWords } from './plain-words';

const UNITS =
  'bar|kpa|psi|l|litros?|kg|kilos?|mm|cm|m|km|v|a|ah|w|kw|kwh|cv|n|nm|mpa|toneladas|t|s|%|°';
/** "Mi 2.4", "el motor 1,5": an engine by its size, and no quantity. */
const ASKED = new RegExp(
  `\\b(?:el|la|del|al|mi|un|una|los|las|motor|version|con|para)\\s(\\d[.,]\\d)(?![.,]?\\d)(?!\\s?(?:${UNITS})(?![\\p{L}]))`,
  'gu',
);
/** "2.8 TD", "1.6 HDi", "motor 1.5": the letters after it are none of a unit. */
const NAMED =
  /(?<![\d.,])(\d[.,]\d)(?=\s(?!(?:A|V|W|L|N|Ah|CV|PS|HP|MPa|Nm|N·m|C|K)(?!\p{L}))\p{Lu}\p{L}{0,4}\d?(?!\p{L}))|(?:[Mm]otor(?:es)?)\s(\d[.,]\d)(?!\d)/gu;

const sized = (figure: string): string => figure.replace(',', '.');

/** Whether words are about other engines than the one that was asked for: "el 2.8 TD" is no answer for the 2.4. */
export function ofOtherEngine(question: string): (words: string) => boolean {
  const asked = [...plainWords(question).matchAll(ASKED)].map(([, size = '']) => sized(size));
  return (words) => {
    if (asked.length === 0 || asked.some((size) => words.replaceAll(',', '.').includes(size)))
      return false;
    return words.search(NAMED) >= 0;
  };
}
