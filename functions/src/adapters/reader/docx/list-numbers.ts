import type { Level, Lists } from './numbering';
import { writtenNumber } from './written-number';
import { valueIn, type Styles } from './styles';

/** What mammoth is not asked for: the number or bullet that Word shows before a paragraph, between two signs of no meaning. */
export const NUMBER = /^\s*\ue000([^\ue001]*)\ue001/;

/** By the level of their list, as Word draws them unless told otherwise: what the sign is, says how deep the item stands. */
const BULLETS = ['•', '◦', '▪'];

export const bulletOf = (level: number): string => BULLETS[level] ?? '▪';

export const isBullet = (number: string | undefined): boolean =>
  number !== undefined && BULLETS.includes(number);

/** How the number of a paragraph is told, at its beginning. */
export const numberSign = (number: string): string => `\ue000${number}\ue001`;

const TAG = /<(\/?)w:(p|pPr|pStyle|numId|ilvl)(?=[\s/>])([^<>]*)>/g;

type Own = { style?: string | undefined; list?: string | undefined; level?: number };

/** The lean XML of a part with the number or bullet of each paragraph of a list. */
export function withNumbers(xml: string, lists: Lists, styles: Styles): string {
  const count = counter(lists);
  let [shown, from] = ['', 0];
  let own: Own = {};
  for (const { 0: tag, 1: slash, 2: name, 3: rest = '', index } of xml.matchAll(TAG)) {
    const value = valueIn(rest);
    if (name === 'p') own = {};
    else if (name === 'pStyle') own.style = value;
    else if (name === 'numId') own.list = value;
    else if (name === 'ilvl') own.level = Number(value);
    else if (slash === '/') {
      const sign = count(placeOf(own, lists, styles));
      if (sign === null) continue;
      shown += `${xml.slice(from, index + tag.length)}<w:r><w:t>${numberSign(sign)}</w:t></w:r>`;
      from = index + tag.length;
    }
  }
  return shown + xml.slice(from);
}

type Place = { list: string; level: number };

/** In which list a paragraph stands, and how deep. Where it only has a style, the list says which of its levels that is. */
function placeOf({ style, list: own, level }: Own, lists: Lists, styles: Styles): Place {
  const ofStyle = styles.paragraph(style).numbering;
  const list = own ?? ofStyle.list ?? '';
  const levels = [...(lists.get(list)?.levels ?? [])];
  const [linked] = levels.find(([, one]) => style !== undefined && one.style === style) ?? [];
  return { list, level: level ?? linked ?? (own === undefined ? (ofStyle.level ?? 0) : 0) };
}

/** Counts the paragraphs of lists; null for those that are in none, or show nothing before them. */
function counter(lists: Lists): (place: Place) => string | null {
  const counts = new Map<string, (number | undefined)[]>();
  const begun = new Set<string>();
  return ({ list: id, level }) => {
    const list = lists.get(id);
    const own = list?.levels.get(level);
    if (!list || !own) return null;
    const counted = counts.get(list.counter) ?? [];
    counts.set(list.counter, counted);
    const start = begun.has(`${id} ${level}`) ? undefined : list.starts.get(level);
    begun.add(`${id} ${level}`);
    counted[level] = start ?? (counted[level] ?? own.start - 1) + 1;
    for (const [deeper, { restartsBelow }] of list.levels) {
      if (deeper > level && level < restartsBelow) counted[deeper] = undefined;
    }
    if (own.format === 'bullet') return bulletOf(level);
    const numberOf = (at: number): string => {
      const { start: first, format }: Partial<Level> = list.levels.get(at) ?? {};
      const number = counted[at] ?? list.starts.get(at) ?? first ?? 1;
      return writtenNumber(number, own.isLegal ? 'decimal' : (format ?? 'decimal'));
    };
    const text = own.text.replace(/%([1-9])/g, (_, place: string) => numberOf(Number(place) - 1));
    return text.trim() === '' ? null : text.trim();
  };
}
