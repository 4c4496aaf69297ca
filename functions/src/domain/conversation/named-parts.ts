import { stopwords } from '../spanish/stopwords';
import { stemOf } from '../spanish/stems';
import { plainWords } from '../spanish/plain-words';

const stemsOf = (text: string): string[] =>
  (plainWords(text).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !stopwords.has(word))
    .map((word) => stemOf(word));

/** Whether all that is named stands in one of these texts. */
export function isNamedIn(named: string, texts: readonly string[]): boolean {
  const stems = stemsOf(named);
  return (
    stems.length > 0 &&
    texts.some((text) => {
      const own = new Set(stemsOf(text));
      return stems.every((stem) => own.has(stem));
    })
  );
}

/** "215/45" and "205/55" look alike, "2.8" and "2.4" do; "2.8" and "7,4" do not. */
const shapeOf = (token: string): string => token.toLowerCase().replace(/\d/g, '9');
const TOKEN = /[\p{L}\d]+(?:[/.,-][\p{L}\d]+)*/gu;
const isFigure = (token: string): boolean => token.split(/[/.,-]/).every((part) => /\d/.test(part));

/**
 * The question with the figures that name a version or a size replaced by those that are asked for; null where it has none
 * that look like them.
 */
export function withOtherFigures(question: string, asked: string): string | null {
  const wanted = [...asked.matchAll(TOKEN)].map(([token]) => token).filter(isFigure);
  if (wanted.length === 0) return null;
  let replaced = 0;
  const text = question.replace(TOKEN, (token) => {
    if (!isFigure(token)) return token;
    const other = wanted[replaced];
    if (other === undefined || shapeOf(other) !== shapeOf(token)) return token;
    replaced += 1;
    return other;
  });
  return replaced === wanted.length && text !== question ? text : null;
}
