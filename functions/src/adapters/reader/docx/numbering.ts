import { valueIn, type Styles } from './styles';

/** What mammoth does not tell: which number Word shows before a paragraph. It stands between two signs of no meaning. */
export const NUMBER = /^\s*\ue000([^\ue001]*)\ue001/;

type Level = { start: number; format: string; text: string };
type List = { levels: string; starts: Map<number, number> };
/** The lists of a document by their id, and their levels by that of their kind: lists of one kind count on together. */
export type Numbering = { lists: Map<string, List>; levels: Map<string, Level[]> };

const attributeOf = (xml: string, tag: string, name = 'val'): string | undefined =>
  new RegExp(`<w:${tag}(?=[\\s/>])[^<>]*?w:${name}="([^"<>]*)"`).exec(xml)?.[1];

const partsOf = (xml: string, tag: string): string[] =>
  xml
    .split(new RegExp(`<w:${tag}(?=\\s)`))
    .slice(1)
    .map((part) => `<w:${tag}${part}`);

/** Lists have at most so many levels; a list of a hostile file may claim any. */
const DEEPEST = 9;

/** The lists of a document, from its `numbering.xml`. */
export function readNumbering(xml: string): Numbering {
  const levels = new Map(
    partsOf(xml, 'abstractNum').map((kind) => [
      attributeOf(kind, 'abstractNum', 'abstractNumId') ?? '',
      partsOf(kind, 'lvl').slice(0, DEEPEST).map(levelOf),
    ]),
  );
  const lists = new Map(
    partsOf(xml, 'num').map((list) => [
      attributeOf(list, 'num', 'numId') ?? '',
      { levels: attributeOf(list, 'abstractNumId') ?? '', starts: startsOf(list) },
    ]),
  );
  return { lists, levels };
}

const levelOf = (xml: string): Level => ({
  start: Number(attributeOf(xml, 'start') ?? 1),
  format: attributeOf(xml, 'numFmt') ?? 'decimal',
  text: attributeOf(xml, 'lvlText') ?? '',
});

const startsOf = (list: string): Map<number, number> =>
  new Map(
    partsOf(list, 'lvlOverride').flatMap((own): [number, number][] => {
      const start = attributeOf(own, 'startOverride');
      const level = attributeOf(own, 'lvlOverride', 'ilvl');
      return start === undefined || level === undefined ? [] : [[Number(level), Number(start)]];
    }),
  );

const TAG = /<(\/?)w:(p|pPr|pStyle|numId|ilvl)(?=[\s/>])([^<>]*)>/g;

/** The lean XML of a part with the number of each paragraph of a list that counts. */
export function withNumbers(
  xml: string,
  numbering: Numbering,
  styles: Pick<Styles, 'get'>,
): string {
  const count = counter(numbering);
  let [shown, from] = ['', 0];
  let own: { style?: string; list?: string; level?: string } = {};
  for (const { 0: tag, 1: slash, 2: name, 3: rest = '', index } of xml.matchAll(TAG)) {
    const value = valueIn(rest);
    if (name === 'p') own = {};
    else if (name === 'pStyle') own.style = value;
    else if (name === 'numId') own.list = value;
    else if (name === 'ilvl') own.level = value;
    else if (slash === '/') {
      const style = styles.get(own.style).numbering;
      const number = count(own.list ?? style?.list, Number(own.level ?? style?.level ?? 0));
      if (number === null) continue;
      shown += `${xml.slice(from, index + tag.length)}<w:r><w:t>\ue000${number}\ue001</w:t></w:r>`;
      from = index + tag.length;
    }
  }
  return shown + xml.slice(from);
}

/** Counts the paragraphs of lists; null for those that are in none, or in one that only has signs. */
function counter({ lists, levels }: Numbering) {
  const counts = new Map<string, number[]>();
  const begun = new Set<string>();
  return (id: string | undefined, level: number): string | null => {
    const list = lists.get(id ?? '');
    const kind = levels.get(list?.levels ?? '');
    const own = kind?.[level];
    if (!list || !kind || !own) return null;
    const counted = counts.get(list.levels) ?? [];
    counts.set(list.levels, counted);
    const start = list.starts.get(level);
    const begins = start !== undefined && !begun.has(`${id} ${level}`);
    begun.add(`${id} ${level}`);
    counted[level] = begins ? start : (counted[level] ?? own.start - 1) + 1;
    counted.length = level + 1;
    if (own.format === 'bullet' || own.format === 'none') return null;
    return own.text.replace(/%([1-9])/g, (_, place: string) => {
      const at = Number(place) - 1;
      const { start: first = 1, format = 'decimal' } = kind[at] ?? {};
      return written(counted[at] ?? first, format);
    });
  };
}

const LETTERS = 26;
const ROMAN: [number, string][] = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];
/** Longer lists are counted in figures. */
const MOST_ROMAN = 399;

function written(number: number, format: string): string {
  const isUpper = format.startsWith('upper');
  const text = /letter$/i.test(format)
    ? letterOf(number)
    : /roman$/i.test(format)
      ? romanOf(number)
      : null;
  if (text === null) return String(number);
  return isUpper ? text.toUpperCase() : text;
}

const letterOf = (number: number): string | null =>
  number >= 1 && number <= LETTERS ? String.fromCodePoint(0x60 + number) : null;

function romanOf(number: number): string | null {
  if (!(number >= 1 && number <= MOST_ROMAN)) return null;
  let [rest, text] = [number, ''];
  for (const [value, letters] of ROMAN) for (; rest >= value; rest -= value) text += letters;
  return text;
}
