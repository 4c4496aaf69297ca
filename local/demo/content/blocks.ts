/** Running text may hold `**bold**` and `{page:id}`, which becomes the printed page label of that heading. */
export type Column = { title: string; share: number; align?: 'right' };

export type Block =
  | { kind: 'section'; id: string; title: string }
  | { kind: 'topic'; id: string; title: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'bullets'; items: readonly string[] }
  | { kind: 'steps'; items: readonly string[] }
  | { kind: 'callout'; tone: CalloutTone; text: string }
  | { kind: 'table'; caption: string; columns: readonly Column[]; rows: readonly string[][] }
  | { kind: 'columns'; blocks: readonly Block[] }
  | { kind: 'figure'; name: FigureName; caption: string };

export type CalloutTone = 'warning' | 'caution' | 'note';
export type FigureName = 'cluster' | 'tyres' | 'engineBay' | 'jackPoints';
export type Chapter = { id: string; title: string; summary: string; blocks: readonly Block[] };

/** A term of the alphabetical index with the heading that it leads to. */
export type IndexEntry = readonly [term: string, id: string];

/** A whole manual in reading order. */
export type Book = {
  title: string;
  subtitle: string;
  notice: string;
  edition: string;
  /** What is printed above a box of each tone. */
  calloutTitles: Record<CalloutTone, string>;
  noticeBlocks: readonly Block[];
  chapters: readonly Chapter[];
  /** None: the book has no alphabetical index. */
  indexEntries: readonly IndexEntry[];
};

/** Heading of a section: listed in the contents and in the outline. */
export const section = (id: string, title: string): Block => ({ kind: 'section', id, title });
/** Heading inside a section. */
export const topic = (id: string, title: string): Block => ({ kind: 'topic', id, title });
export const p = (text: string): Block => ({ kind: 'paragraph', text });
export const bullets = (...items: string[]): Block => ({ kind: 'bullets', items });
export const steps = (...items: string[]): Block => ({ kind: 'steps', items });
/** ADVERTENCIA: danger for people. */
export const warning = (text: string): Block => ({ kind: 'callout', tone: 'warning', text });
/** ATENCIÓN: damage to the vehicle. */
export const caution = (text: string): Block => ({ kind: 'callout', tone: 'caution', text });
/** NOTA: useful to know. */
export const note = (text: string): Block => ({ kind: 'callout', tone: 'note', text });
export const columns = (...blocks: Block[]): Block => ({ kind: 'columns', blocks });
export const figure = (name: FigureName, caption: string): Block => ({
  kind: 'figure',
  name,
  caption,
});

/** Columns are written `Title:share`, with a final `>` for figures aligned to the right. */
export function table(caption: string, titles: readonly string[], rows: string[][]): Block {
  const parsed = titles.map((written) => {
    const [title = '', width = '1'] = written.split(':');
    const column: Column = { title, share: Number.parseFloat(width) };
    return width.endsWith('>') ? { ...column, align: 'right' as const } : column;
  });
  return { kind: 'table', caption, columns: parsed, rows };
}
