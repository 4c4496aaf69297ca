/** What counts here of a style of Word, with what it takes over from the one that it is based on. */
export type Style = { isHidden: boolean; numbering: { list: string; level: number } | null };

/** Styles are based on each other at most so deeply; in a hostile file in a circle. */
const DEEPEST = 12;

const valueOf = (xml: string, tag: string): string | undefined =>
  new RegExp(`<w:${tag}(?=[\\s/>])[^<>]*?w:val="([^"<>]*)"`).exec(xml)?.[1];

/** The styles of a document by their id, from its `styles.xml`. */
export function readStyles(xml: string): Map<string, Style> {
  const sources = new Map<string, string>();
  for (const source of xml.split(/<w:style(?=\s)/).slice(1)) {
    const id = /^[^<>]*?w:styleId="([^"<>]*)"/.exec(source)?.[1];
    if (id !== undefined) sources.set(id, source);
  }
  const known = new Map<string, Style>();
  const styleOf = (id = '', depth = 0): Style => {
    const style = known.get(id) ?? read(id, depth);
    known.set(id, style);
    return style;
  };
  const read = (id: string, depth: number): Style => {
    const source = sources.get(id);
    if (source === undefined || depth > DEEPEST) return { isHidden: false, numbering: null };
    const base = styleOf(valueOf(source, 'basedOn'), depth + 1);
    const [vanish] = /<w:vanish(?=[\s/>])[^<>]*>/.exec(source) ?? [];
    const list = valueOf(source, 'numId');
    const level = Number(valueOf(source, 'ilvl') ?? 0);
    return {
      isHidden: vanish === undefined ? base.isHidden : isOn(vanish),
      numbering: list === undefined ? base.numbering : { list, level },
    };
  };
  return new Map([...sources.keys()].map((id) => [id, styleOf(id)]));
}

const OFF = /w:val="(?:0|false|off)"/;

/** Whether a tag of Word like `<w:vanish/>` says yes. */
export const isOn = (tag: string): boolean => !OFF.test(tag);
