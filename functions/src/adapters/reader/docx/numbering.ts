import type { Styles } from './styles';
import { find, findAll, saysYes, valueOf, type WordElement } from './word-element';
import { writtenNumber } from './written-number';

/** A level of a list: how its numbers begin, look and start again. */
type Level = {
  start: number;
  format: string;
  /** "%1.%2" holds the numbers of the first two levels. */
  text: string;
  /** The style whose paragraphs are of this level. */
  style: string | undefined;
  /** It starts again after a paragraph of a level before this one, counted from 0; after none where it is 0. */
  restartsBelow: number;
  /** Whether all numbers in its text are figures, as in "1.2" below "I". */
  isLegal: boolean;
};
type Levels = ReadonlyMap<number, Level>;

/** A list: paragraphs that are counted. Those with the same counter go on counting each other's. */
type List = {
  counter: string;
  levels: Levels;
  /** Where a level of this list starts, when it comes for the first time. */
  starts: ReadonlyMap<number, number>;
};
/** The lists of a document by their id. */
export type Lists = ReadonlyMap<string, List>;

/** Lists have at most so many levels; a list of a hostile file may claim any. */
const DEEPEST = 9;

/** The lists of a document, from its part of them. */
export function readLists(part: WordElement | undefined, styles: Pick<Styles, 'get'>): Lists {
  if (!part) return new Map();
  const [kinds, lists] = [findAll(part, 'w:abstractNum'), findAll(part, 'w:num')];
  const byId = new Map(kinds.map((kind) => [kind.attributes['abstractNumId'], kind]));
  const kindOf = (id: string | null | undefined): WordElement | undefined => {
    const list = lists.find(({ attributes }) => attributes['numId'] === id);
    return byId.get(valueOf(list, 'w:abstractNumId'));
  };
  /** Those of a kind that has none of its own are those of the style that it names. */
  const levelsIn = (kind: WordElement | undefined): Levels => {
    const link = valueOf(kind, 'w:numStyleLink');
    const linked =
      link === undefined
        ? undefined
        : (kinds.find((other) => valueOf(other, 'w:styleLink') === link) ??
          kindOf(styles.get(link).numbering.list));
    return levelsOf(linked ?? kind);
  };
  return new Map(
    lists.map((list) => {
      const counter = valueOf(list, 'w:abstractNumId') ?? '';
      const overrides = findAll(list, 'w:lvlOverride');
      const levels = new Map([
        ...levelsIn(byId.get(counter)),
        ...overrides.flatMap((one) => [...levelsOf(one, Number(one.attributes['ilvl']))]),
      ]);
      return [list.attributes['numId'] ?? '', { counter, levels, starts: startsOf(overrides) }];
    }),
  );
}

/** `first`: the one of a level that does not say which it is. */
function levelsOf(kind: WordElement | undefined, first = 0): Levels {
  const levels = (kind ? findAll(kind, 'w:lvl') : []).map((level, at): [number, Level] => {
    const place = Number(level.attributes['ilvl'] ?? first + at);
    return [place, levelOf(level, place)];
  });
  return new Map(levels.filter(([place]) => place < DEEPEST));
}

function levelOf(source: WordElement, level: number): Level {
  const restart = Number(valueOf(source, 'w:lvlRestart') ?? level);
  return {
    start: Number(valueOf(source, 'w:start') ?? 0),
    format: valueOf(source, 'w:numFmt') ?? 'decimal',
    text: valueOf(source, 'w:lvlText') ?? '',
    style: valueOf(source, 'w:pStyle'),
    restartsBelow: Math.min(restart, level),
    isLegal: saysYes(find(source, 'w:isLgl')?.attributes),
  };
}

const startsOf = (overrides: readonly WordElement[]): Map<number, number> =>
  new Map(
    overrides.flatMap((override): [number, number][] => {
      const start = valueOf(override, 'w:startOverride');
      return start === undefined ? [] : [[Number(override.attributes['ilvl']), Number(start)]];
    }),
  );

/** By the level of their list, as Word draws them unless told otherwise: what the sign is, says how deep the item stands. */
const BULLETS = ['•', '◦', '▪'];

export const bulletOf = (level: number): string => BULLETS[level] ?? '▪';
export const isBullet = (number: string | null): boolean =>
  number !== null && BULLETS.includes(number);

/** In which list a paragraph stands, and how deep. Where it only has a style, the list says which of its levels that is. */
export function placeInList(properties: WordElement | undefined, lists: Lists, styles: Styles) {
  const [style, own, level] = [
    valueOf(properties, 'w:pStyle'),
    valueOf(properties, 'w:numPr', 'w:numId'),
    valueOf(properties, 'w:numPr', 'w:ilvl'),
  ];
  const ofStyle = styles.paragraph(style).numbering;
  const list = own ?? ofStyle.list ?? '0';
  const levels = [...(lists.get(list)?.levels ?? [])];
  const [linked] = levels.find(([, one]) => style !== undefined && one.style === style) ?? [];
  const usual = linked ?? (own === undefined ? (ofStyle.level ?? 0) : 0);
  return { list, level: level === undefined ? usual : Number(level) };
}

/** Counts the paragraphs of lists: the number or bullet that Word shows before them; null where that is nothing. */
export function createCounter(
  lists: Lists,
): (place: { list: string; level: number }) => string | null {
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
