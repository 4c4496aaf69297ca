import { dirname, join } from 'node:path/posix';
import { strFromU8 } from 'fflate';

/** The parts of a DOCX by what they are: programs may give them any name, and say it in relationships. */
export type Parts = {
  /** With text of the manual. */
  texts: ReadonlySet<string>;
  styles: string;
  numbering: string;
};

type Relationship = { type: string; target: string };

const RELATIONSHIP = /<(?:\w{1,20}:)?Relationship\s([^<>]{0,4000})>/g;
const USUAL_MAIN = 'word/document.xml';
/** Foot- and endnotes are text of the manual, too. */
const TEXTS = new Set(['footnotes', 'endnotes']);

const ATTRIBUTE = /([\w:]{1,40})="([^"<>]{0,2000})"/g;

const attributesOf = (tag: string): Map<string, string> =>
  new Map([...tag.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]));

/** What a part refers to within the archive; nothing of elsewhere. */
function relationshipsOf(files: Record<string, Uint8Array>, part: string): Relationship[] {
  const folder = dirname(part);
  const file =
    files[join(folder, '_rels', `${part.slice(folder === '.' ? 0 : folder.length + 1)}.rels`)];
  return [...strFromU8(file ?? new Uint8Array()).matchAll(RELATIONSHIP)].flatMap(([, tag = '']) => {
    const attributes = attributesOf(tag);
    if (attributes.get('TargetMode') === 'External') return [];
    const target = attributes.get('Target') ?? '';
    const name = target.startsWith('/') ? target.slice(1) : join(folder, target);
    return [{ type: attributes.get('Type')?.split('/').at(-1) ?? '', target: name }];
  });
}

/** What is what in a DOCX, by its relationships. `files`: those of the archive that are XML, by their names. */
export function partsOf(files: Record<string, Uint8Array>): Parts {
  const main =
    relationshipsOf(files, '').find(({ type }) => type === 'officeDocument')?.target ?? USUAL_MAIN;
  const related = relationshipsOf(files, main);
  const ofType = (wanted: string): string | null =>
    related.find(({ type, target }) => type === wanted && files[target])?.target ?? null;
  const notes = related.filter(({ type }) => TEXTS.has(type)).map(({ target }) => target);
  return {
    texts: new Set([main, ...notes]),
    styles: ofType('styles') ?? 'word/styles.xml',
    numbering: ofType('numbering') ?? 'word/numbering.xml',
  };
}
