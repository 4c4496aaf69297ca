/** Words that are frequent in one of these languages, and none of the others. */
const WORDS: Record<string, ReadonlySet<string>> = {
  es: new Set('el los las y del una con por se es al su lo más sin antes cada'.split(' ')),
  en: new Set('the and of to with is it for on in be not when your this from at'.split(' ')),
  pt: new Set('os as do da dos das uma com ao não é em ou seu pelo mês'.split(' ')),
  fr: new Set('le les des du une est et avec pour dans pas sur au par vous'.split(' ')),
  de: new Set('der die das und mit ist den von zu nicht auf im ein eine bei'.split(' ')),
  it: new Set('il gli di che della con per non una alla sono dei nel ogni'.split(' ')),
};
const FEWEST = 2;

/** The language of some sentences by their most frequent words; null where that is not plain. */
export function languageOf(text: string): string | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = Object.entries(WORDS)
    .map(([language, known]) => ({ language, count: words.filter((one) => known.has(one)).length }))
    .sort((a, b) => b.count - a.count);
  const [first, second] = counts;
  if (!first || first.count < FEWEST || first.count <= (second?.count ?? 0)) return null;
  return first.language;
}
