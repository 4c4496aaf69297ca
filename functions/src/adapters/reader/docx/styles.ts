/** What counts here of a style of Word, with what it takes over from the one that it is based on. */
export type Style = {
  isHidden: boolean;
  numbering: { list: string; level: number } | null;
  isBold: boolean;
  /** Of its letters, in half points; null where it says none. */
  size: number | null;
  /** How deep a title it makes, from 0; null for text. */
  outline: number | null;
};

export type Styles = {
  /** One that the document does not describe has only its name. */
  get(id: string | undefined): Style;
  /** What letters are without a style of their own. */
  normal: Style;
};

/** Styles are based on each other at most so deeply; in a hostile file in a circle. */
const DEEPEST = 12;
/** Word counts nine depths of titles; the next number says that it is none. */
const DEEPEST_OUTLINE = 8;
const PLAIN: Style = { isHidden: false, numbering: null, isBold: false, size: null, outline: null };
const USUAL = /^[^<>]*?w:default="(?:1|true|on)"/;
/** Where a document does not say, letters have ten points. */
const USUAL_SIZE = 20;

const tagOf = (xml: string, tag: string): string | undefined =>
  new RegExp(`<w:${tag}(?=[\\s/>])[^<>]*>`).exec(xml)?.[0];
const valueOf = (xml: string, tag: string): string | undefined => valueIn(tagOf(xml, tag) ?? '');

/** The styles of a document by their id, from its `styles.xml`. */
export function readStyles(xml: string): Styles {
  const [defaults = '', ...sources] = xml.split(/<w:style(?=\s)/);
  const byId = new Map(
    sources.map((source) => [/^[^<>]*?w:styleId="([^"<>]*)"/.exec(source)?.[1], source]),
  );
  const known = new Map<string | undefined, Style>();
  const styleOf = (id: string | undefined, depth = 0): Style => {
    const source = id === undefined || depth > DEEPEST ? undefined : byId.get(id);
    const style =
      known.get(id) ??
      (source === undefined ? PLAIN : own(source, styleOf(valueOf(source, 'basedOn'), depth + 1)));
    known.set(id, style);
    return style;
  };
  const usual = sources.find(
    (source) => USUAL.test(source) && source.includes('w:type="paragraph"'),
  );
  const normal = own(usual ?? '', { ...own(defaults, PLAIN), isBold: false });
  return {
    get: (id) => (byId.has(id) ? styleOf(id) : { ...PLAIN, outline: namedOutline(id) }),
    normal: { ...normal, size: normal.size ?? USUAL_SIZE },
  };
}

/** A style from its source, over the one that it is based on. */
function own(source: string, base: Style): Style {
  const [vanish, bold] = [tagOf(source, 'vanish'), tagOf(source, 'b')];
  const [list, outline] = [valueOf(source, 'numId'), valueOf(source, 'outlineLvl')];
  return {
    isHidden: vanish === undefined ? base.isHidden : isOn(vanish),
    isBold: bold === undefined ? base.isBold : isOn(bold),
    size: sizeIn(valueOf(source, 'sz')) ?? base.size,
    outline:
      outline === undefined
        ? (namedOutline(valueOf(source, 'name')) ?? base.outline)
        : outlineIn(outline),
    numbering:
      list === undefined ? base.numbering : { list, level: Number(valueOf(source, 'ilvl') ?? 0) },
  };
}

/** Word keeps the English names of its own styles in every language; other programs write Spanish ones. */
const NAME = /^(?:(?:heading|t[ií]tulo|encabezado) ?([1-9])|title|t[ií]tulo)$/i;

function namedOutline(style = ''): number | null {
  const name = NAME.exec(style);
  return name && Number(name[1] ?? 1) - 1;
}

/** "32" counts half points, "16pt" points. */
export function sizeIn(value = ''): number | null {
  const [, number, unit] = /^(\d+(?:\.\d+)?)(pt)?$/.exec(value) ?? [];
  return number === undefined ? null : Number(number) * (unit ? 2 : 1);
}

export function outlineIn(value: string | undefined): number | null {
  const level = Number(value ?? Number.NaN);
  return level >= 0 && level <= DEEPEST_OUTLINE ? level : null;
}

/** What a tag of Word like `<w:sz w:val="24"/>` says. */
export const valueIn = (tag: string): string | undefined => /w:val="([^"<>]*)"/.exec(tag)?.[1];

const OFF = /w:val="(?:0|false|off)"/;

/** Whether a tag of Word like `<w:vanish/>` says yes. */
export const isOn = (tag: string): boolean => !OFF.test(tag);
