import { isOn, valueIn, type Styles } from './styles';

/** A level of a list: how its numbers begin, look and start again. */
export type Level = {
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
export type Levels = ReadonlyMap<number, Level>;

/** A list: paragraphs that are counted. Those with the same counter go on counting each other's. */
export type List = {
  counter: string;
  levels: Levels;
  /** Where a level of this list starts, when it comes for the first time. */
  starts: ReadonlyMap<number, number>;
};
/** The lists of a document by their id. */
export type Lists = ReadonlyMap<string, List>;

/** Lists have at most so many levels; a list of a hostile file may claim any. */
const DEEPEST = 9;

const tagIn = (xml: string, tag: string): string | undefined =>
  new RegExp(`<w:${tag}(?=[\\s/>])[^<>]*>`).exec(xml)?.[0];
const valueOf = (xml: string, tag: string): string | undefined => valueIn(tagIn(xml, tag) ?? '');
const attributeOf = (xml: string, name: string): string =>
  new RegExp(`^[^<>]*?w:${name}="([^"<>]*)"`).exec(xml)?.[1] ?? '';

/** The sources of the elements of a name, each up to the next one. */
const partsOf = (xml: string, tag: string): string[] =>
  xml.split(new RegExp(`<w:${tag}(?=[\\s>])`)).slice(1);

type Kind = { levels: Levels; styleLink: string | undefined; numStyleLink: string | undefined };

/** The lists of a document, from its lean `numbering.xml`. */
export function readLists(xml: string, styles: Pick<Styles, 'get'>): Lists {
  const [kinds = '', ...sources] = xml.split(/<w:num(?=[\s>])/);
  const byId = new Map(
    partsOf(kinds, 'abstractNum').map((kind): [string, Kind] => [
      attributeOf(kind, 'abstractNumId'),
      {
        levels: levelsOf(kind),
        styleLink: valueOf(kind, 'styleLink'),
        numStyleLink: valueOf(kind, 'numStyleLink'),
      },
    ]),
  );
  const kindOf = new Map(
    sources.map((list) => [attributeOf(list, 'numId'), valueOf(list, 'abstractNumId') ?? '']),
  );
  /** Those of a kind that has none of its own are those of the style that it names. */
  const levelsIn = (kind: Kind | undefined): Levels => {
    const { numStyleLink: link } = kind ?? {};
    if (!kind || link === undefined) return kind?.levels ?? new Map();
    const linked = [...byId.values()].find(({ styleLink }) => styleLink === link);
    const listOfStyle = styles.get(link).numbering.list ?? '';
    return (linked ?? byId.get(kindOf.get(listOfStyle) ?? ''))?.levels ?? kind.levels;
  };
  return new Map(
    sources.map((list) => {
      const counter = valueOf(list, 'abstractNumId') ?? '';
      const overrides = partsOf(list, 'lvlOverride');
      const levels = new Map([
        ...levelsIn(byId.get(counter)),
        ...overrides.flatMap((own) => [...levelsOf(own, Number(attributeOf(own, 'ilvl')))]),
      ]);
      return [attributeOf(list, 'numId'), { counter, levels, starts: startsOf(overrides) }];
    }),
  );
}

/** `first`: the one of a level that does not say which it is. */
function levelsOf(xml: string, first = 0): Levels {
  const levels = new Map<number, Level>();
  for (const [at, source] of partsOf(xml, 'lvl').entries()) {
    const said = attributeOf(source, 'ilvl');
    const level = said === '' ? first + at : Number(said);
    if (level < DEEPEST) levels.set(level, levelOf(source, level));
  }
  return levels;
}

function levelOf(xml: string, level: number): Level {
  const legal = tagIn(xml, 'isLgl');
  const restart = Number(valueOf(xml, 'lvlRestart') ?? level);
  return {
    start: Number(valueOf(xml, 'start') ?? 0),
    format: valueOf(xml, 'numFmt') ?? 'decimal',
    text: valueOf(xml, 'lvlText') ?? '',
    style: valueOf(xml, 'pStyle'),
    restartsBelow: restart <= level ? restart : level,
    isLegal: legal !== undefined && isOn(legal),
  };
}

const startsOf = (overrides: readonly string[]): Map<number, number> =>
  new Map(
    overrides.flatMap((override): [number, number][] => {
      const start = valueOf(override, 'startOverride');
      return start === undefined ? [] : [[Number(attributeOf(override, 'ilvl')), Number(start)]];
    }),
  );
