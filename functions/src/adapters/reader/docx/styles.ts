import { lookIn, shadeIn, type Ground, type Look } from './looks';
import { find, findAll, saysYes, valueOf, type WordElement } from './word-element';

/** What counts here of a style of Word, with what it takes over from the one that it is based on. */
export type Style = {
  /** Of its letters. */
  look: Look;
  /** Of its paragraphs. */
  shade: Ground;
  /** Of a table's cells; "unknown" where some of its rows or columns have another one. */
  cells: Ground;
  /** Whether the first row of its tables looks otherwise: bold, or on another ground. */
  setsFirstRowApart: boolean;
  /** `list` is "0" where it is in none, `level` null where the list tells. */
  numbering: { list: string | null; level: number | null };
  /** How deep a title it makes, from 0; null for text. */
  outline: number | null;
};

export type Styles = {
  /** One that the document does not describe has only its name. */
  get(id: string | undefined): Style;
  /** Without a name, the style of those that name none. */
  paragraph(id?: string): Style;
  table(id?: string): Style;
  /** What letters are whatever their style. */
  defaults: Look;
  /** Half points of letters that have no style of their own. */
  usualSize: number;
};

/** Styles are based on each other at most so deeply; in a hostile file in a circle. */
const DEEPEST = 12;
/** Word counts nine depths of titles; the next number says that it is none. */
const MAX_OUTLINE_DEPTH = 8;
export const PLAIN: Style = {
  look: {},
  shade: 'none',
  cells: 'none',
  setsFirstRowApart: false,
  numbering: { list: null, level: null },
  outline: null,
};
/** Where a document does not say, letters have ten points. */
const USUAL_SIZE = 20;

/** The styles of a document by their id. */
export function readStyles(sheet: WordElement | undefined): Styles {
  const sources = sheet ? findAll(sheet, 'w:style') : [];
  const byId = new Map(sources.map((source) => [source.attributes['styleId'], source]));
  const known = new Map<string | undefined, Style>();
  const styleOf = (id: string | undefined, depth = 0): Style => {
    const source = id === undefined || depth > DEEPEST ? undefined : byId.get(id);
    if (!source) return PLAIN;
    const base = (): Style => styleOf(valueOf(source, 'w:basedOn'), depth + 1);
    const style = known.get(id) ?? own(source, base());
    known.set(id, style);
    return style;
  };
  const usualOf = (wanted: string): Style => {
    const source = sources.find(
      ({ attributes: { type, default: isUsual } }) =>
        type === wanted && /^(?:1|true|on)$/.test(isUsual ?? ''),
    );
    return source ? own(source, PLAIN) : PLAIN;
  };
  const usual = { paragraph: usualOf('paragraph'), table: usualOf('table') };
  const defaults = lookIn(find(sheet, 'w:docDefaults', 'w:rPrDefault', 'w:rPr'));
  const get = (id: string | undefined): Style =>
    byId.has(id) ? styleOf(id) : { ...PLAIN, outline: namedOutline(id) };
  return {
    get,
    paragraph: (id) => (id === undefined ? usual.paragraph : get(id)),
    table: (id) => (id === undefined ? usual.table : get(id)),
    defaults,
    usualSize: usual.paragraph.look.size ?? defaults.size ?? USUAL_SIZE,
  };
}

/** A style from its source, over the one that it is based on. */
function own(source: WordElement, base: Style): Style {
  const shadeOf = (of: WordElement, ...properties: string[]): Ground | undefined =>
    properties
      .flatMap((name) => find(of, name, 'w:shd') ?? [])
      .map(({ attributes }) => shadeIn(attributes))[0];
  const parts = findAll(source, 'w:tblStylePr');
  const isPatched = parts.some((part) => shadeOf(part, 'w:tcPr', 'w:tblPr', 'w:pPr') !== undefined);
  const [list, level] = ['w:numId', 'w:ilvl'].map((name) =>
    valueOf(source, 'w:pPr', 'w:numPr', name),
  );
  const outline = valueOf(source, 'w:pPr', 'w:outlineLvl');
  return {
    look: { ...base.look, ...lookIn(find(source, 'w:rPr')) },
    shade: shadeOf(source, 'w:pPr') ?? base.shade,
    cells: isPatched ? 'unknown' : (shadeOf(source, 'w:tcPr', 'w:tblPr') ?? base.cells),
    setsFirstRowApart: base.setsFirstRowApart || parts.some(setsFirstRowApart),
    outline:
      outline === undefined
        ? (namedOutline(valueOf(source, 'w:name')) ?? base.outline)
        : outlineIn(outline),
    numbering: {
      list: list ?? base.numbering.list,
      level: level === undefined ? base.numbering.level : Number(level),
    },
  };
}

const setsFirstRowApart = (part: WordElement): boolean =>
  part.attributes['type'] === 'firstRow' &&
  part.children.some((properties) => find(properties, 'w:b') ?? find(properties, 'w:shd'));

/** `w:firstRow` says it in words, older files only in a bit of `w:val`. */
const FIRST_ROW_BIT = 0x20;

/**
 * Whether the first row of a table names its columns: where its style sets that row apart and the table is said to show it.
 * Word says the latter of nearly all tables: without such a style it means nothing.
 */
export function showsFirstRow(table: WordElement, style: Style): boolean {
  const { firstRow, val = '0' } = find(table, 'w:tblPr', 'w:tblLook')?.attributes ?? {};
  const isShown =
    firstRow === undefined
      ? (Number.parseInt(val, 16) & FIRST_ROW_BIT) !== 0
      : saysYes({ val: firstRow });
  return style.setsFirstRowApart && isShown;
}

/** Word keeps the English names of its own styles in every language; other programs write Spanish ones. */
const NAME = /^(?:(?:heading|t[ií]tulo|encabezado) ?([1-9])|title|t[ií]tulo)$/i;

function namedOutline(style = ''): number | null {
  const name = NAME.exec(style);
  return name && Number(name[1] ?? 1) - 1;
}

export function outlineIn(value: string | undefined): number | null {
  const level = Number(value ?? Number.NaN);
  return level >= 0 && level <= MAX_OUTLINE_DEPTH ? level : null;
}
