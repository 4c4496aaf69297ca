import { fold } from '../../functions/src/domain/spanish/words';

/** A word of a text, as it is compared, and where it stands. */
type QuoteWord = { text: string; start: number; end: number };

/** Figures with their thousands, words that a line's end or a soft hyphen cut, "N·m", "cm³". */
const WORD =
  /(?<figure>(?<![\p{L}\d])[-−–]?(?:[1-9]\d{0,2}(?:[ .,\u00a0\u202f\u2009]\d{3})+(?!\d|[.,]\d)|\d+(?:[.,]\d+)*)|\d+(?:[.,]\d+)*)|(?<torque>(?<!\p{L})[Nn]\s?[·.•-]?\s?m(?!\p{L}))|\p{L}+(?:(?:\u00ad|-[^\S\n]*\n\s*)\p{Ll}+)*[²³]?(?:(?<=[kcm]?m)[23](?!\d))?/gu;

const NUMBERS =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'.split(
    ' ',
  );

function textOf(word: string, isFigure: boolean): string {
  if (isFigure) {
    const sign = /^[-−–]/.test(word) ? '-' : '';
    const digits = word.replace(/^[-−–]/, '');
    const whole = /^[1-9]\d{0,2}(?:[^\d]\d{3})+$/.test(digits) ? digits.replace(/\D/g, '') : digits;
    return sign + whole.replace(',', '.');
  }
  const plain = fold(
    word
      .normalize('NFKC')
      .replace(/\u00ad|-\s*\n\s*/g, '')
      .toLowerCase(),
  );
  const number = NUMBERS.indexOf(plain);
  return number > 1 ? String(number) : plain;
}

export const quoteWords = (text: string): QuoteWord[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index, groups = {} }) => ({
    text: groups['torque'] === undefined ? textOf(word, groups['figure'] !== undefined) : 'nm',
    start: index,
    end: index + word.length,
  }));
