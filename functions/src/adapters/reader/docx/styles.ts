import { type Attributes, type Theme, readTheme } from './colours';
import { LOOKS, lookIn, shadeIn, type Ground, type Look } from './looks';

/** What counts here of a style of Word, with what it takes over from the one that it is based on. */
export type Style = {
  /** Of its letters. */
  look: Look;
  /** Of its paragraphs. */
  shade: Ground;
  /** Of a table's cells; of parts of it by their name, as of its first row. */
  cells: Ground;
  parts: ReadonlyMap<string, Ground>;
  /** Whether the first row of its tables looks otherwise: bold, or on another ground. */
  setsFirstRowApart: boolean;
  /** `list` is "0" where it is in none, `level` null where the list tells. */
  numbering: { list: string | null; level: number | null };
  isBold: boolean;
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
  theme: Theme;
};

/** Styles are based on each other at most so deeply; in a hostile file in a circle. */
const DEEPEST = 12;
/** Word counts nine depths of titles; the next number says that it is none. */
const DEEPEST_OUTLINE = 8;
const NO_NUMBERING: Style['numbering'] = { list: null, level: null };
export const PLAIN: Style = {
  ...{
    look: {},
    shade: 'none',
    cells: 'none',
    parts: new Map<string, Ground>(),
    setsFirstRowApart: false,
  },
  ...{ numbering: NO_NUMBERING, isBold: false, outline: null },
};
const USUAL = /^[^<>]*?w:default="(?:1|true|on)"/;
/** Where a document does not say, letters have ten points. */
const USUAL_SIZE = 20;

const tagOf = (xml: string, tag: string): string | undefined =>
  new RegExp(`<w:${tag}(?=[\\s/>])[^<>]*>`).exec(xml)?.[0];
const valueOf = (xml: string, tag: string): string | undefined => valueIn(tagOf(xml, tag) ?? '');

/** The styles of a document by their id, from its lean `styles.xml`. */
export function readStyles(xml: string, theme = readTheme('')): Styles {
  const [defaults = '', ...sources] = xml.split(/<w:style(?=\s)/);
  const byId = new Map(
    sources.map((source) => [/^[^<>]*?w:styleId="([^"<>]*)"/.exec(source)?.[1], source]),
  );
  const known = new Map<string | undefined, Style>();
  const styleOf = (id: string | undefined, depth = 0): Style => {
    const source = id === undefined || depth > DEEPEST ? undefined : byId.get(id);
    const base = (of: string) => styleOf(valueOf(of, 'basedOn'), depth + 1);
    const style =
      known.get(id) ?? (source === undefined ? PLAIN : own(source, base(source), theme));
    known.set(id, style);
    return style;
  };
  const usualOf = (type: string): Style => {
    const isIt = (source: string) => USUAL.test(source) && source.includes(`w:type="${type}"`);
    const source = sources.find(isIt);
    return source === undefined ? PLAIN : own(source, PLAIN, theme);
  };
  const usual = { paragraph: usualOf('paragraph'), table: usualOf('table') };
  const look = looksIn(defaults, theme);
  const get = (id: string | undefined): Style =>
    byId.has(id) ? styleOf(id) : { ...PLAIN, outline: namedOutline(id) };
  return {
    get,
    paragraph: (id) => (id === undefined ? usual.paragraph : get(id)),
    table: (id) => (id === undefined ? usual.table : get(id)),
    defaults: look,
    usualSize: usual.paragraph.look.size ?? look.size ?? USUAL_SIZE,
    theme,
  };
}

/** The part of a table's style for its first row, which says something of it. */
const FIRST_ROW = /^[^<>]*?w:type="firstRow"[^<>]*>.*?<w:(?:b|shd)(?=[\s/>])/s;

/** A style from its source, over the one that it is based on. */
function own(source: string, base: Style, theme: Theme): Style {
  const [whole = '', ...parts] = source.split(/<w:tblStylePr(?=\s)/);
  const [bold, list, level] = [tagOf(whole, 'b'), valueOf(whole, 'numId'), valueOf(whole, 'ilvl')];
  const outline = valueOf(whole, 'outlineLvl');
  const shadeOf = (xml: string, properties: string): Ground | undefined => {
    const tag = tagOf(within(xml, properties), 'shd');
    return tag === undefined ? undefined : shadeIn(attributesOf(tag), theme);
  };
  const ownParts = parts.flatMap((part): [string, Ground][] => {
    const shade = shadeOf(part, 'tcPr') ?? shadeOf(part, 'tblPr') ?? shadeOf(part, 'pPr');
    const [, name = ''] = /^[^<>]*?w:type="([^"<>]*)"/.exec(part) ?? [];
    return shade === undefined ? [] : [[name, shade]];
  });
  return {
    look: { ...base.look, ...looksIn(within(whole, 'rPr'), theme) },
    shade: shadeOf(whole, 'pPr') ?? base.shade,
    cells: shadeOf(whole, 'tcPr') ?? shadeOf(whole, 'tblPr') ?? base.cells,
    parts: ownParts.length === 0 ? base.parts : new Map([...base.parts, ...ownParts]),
    setsFirstRowApart: base.setsFirstRowApart || parts.some((part) => FIRST_ROW.test(part)),
    isBold: bold === undefined ? base.isBold : isOn(bold),
    outline:
      outline === undefined
        ? (namedOutline(valueOf(whole, 'name')) ?? base.outline)
        : outlineIn(outline),
    numbering: {
      list: list ?? base.numbering.list,
      level: level === undefined ? base.numbering.level : Number(level),
    },
  };
}

/** What stands in the first element of a name. */
function within(xml: string, name: string): string {
  const start = xml.indexOf(`<w:${name}>`);
  return start < 0 ? '' : xml.slice(start, xml.indexOf(`</w:${name}>`, start));
}

const TAG = /<(w:\w+)(?=[\s/>])[^<>]*>/g;

function looksIn(xml: string, theme: Theme): Look {
  let look: Look = {};
  for (const [tag, name = ''] of xml.matchAll(TAG)) {
    if (LOOKS.has(name)) look = { ...look, ...lookIn(name, attributesOf(tag), theme) };
  }
  return look;
}

const attributesOf =
  (tag: string): Attributes =>
  (name) =>
    new RegExp(`\\sw:${name}="([^"<>]*)"`).exec(tag)?.[1];

/** Word keeps the English names of its own styles in every language; other programs write Spanish ones. */
const NAME = /^(?:(?:heading|t[ií]tulo|encabezado) ?([1-9])|title|t[ií]tulo)$/i;

function namedOutline(style = ''): number | null {
  const name = NAME.exec(style);
  return name && Number(name[1] ?? 1) - 1;
}

export function outlineIn(value: string | undefined): number | null {
  const level = Number(value ?? Number.NaN);
  return level >= 0 && level <= DEEPEST_OUTLINE ? level : null;
}

/** What a tag of Word like `<w:sz w:val="24"/>` says. */
export const valueIn = (tag: string): string | undefined => /w:val="([^"<>]*)"/.exec(tag)?.[1];

const OFF = /w:val="(?:0|false|off)"/;

/** Whether a tag of Word like `<w:b/>` says yes. */
export const isOn = (tag: string): boolean => !OFF.test(tag);
