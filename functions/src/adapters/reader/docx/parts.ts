import { dirname, join } from 'node:path/posix';
import { strFromU8 } from 'fflate';

/** The parts of a DOCX by what they are: programs may give them any name, and say it in relationships. */
export type Parts = {
  main: string;
  /** With text of the manual, the main one first. */
  texts: readonly string[];
  styles: string;
  numbering: string;
  theme: string;
};

/** `target`: the name of a part; null where it is something of elsewhere. */
type Relationship = { id: string; type: string; target: string | null };

type Files = Record<string, Uint8Array>;

const RELATIONSHIP = /<(?:\w{1,20}:)?Relationship\s([^<>]{0,4000})>/g;
const USUAL_MAIN = 'word/document.xml';
/** Foot- and endnotes are text of the manual, too. */
const TEXTS = new Set(['footnotes', 'endnotes']);
/** A file of any kind whose content stands in the text. */
const CHUNK = 'aFChunk';

const ATTRIBUTE = /([\w:]{1,40})="([^"<>]{0,2000})"/g;

const attributesOf = (tag: string): Map<string, string> =>
  new Map([...tag.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]));

function relationshipsOf(files: Files, part: string): Relationship[] {
  const folder = dirname(part);
  const file =
    files[join(folder, '_rels', `${part.slice(folder === '.' ? 0 : folder.length + 1)}.rels`)];
  return [...strFromU8(file ?? new Uint8Array()).matchAll(RELATIONSHIP)].map(([, tag = '']) => {
    const attributes = attributesOf(tag);
    const target = attributes.get('Target') ?? '';
    const isOfElsewhere = attributes.get('TargetMode') === 'External';
    const name = target.startsWith('/') ? target.slice(1) : join(folder, target);
    const type = attributes.get('Type')?.split('/').at(-1) ?? '';
    return { id: attributes.get('Id') ?? '', type, target: isOfElsewhere ? null : name };
  });
}

/** What is what in a DOCX, by its relationships. `files`: those of the archive that are XML, by their names. */
export function partsOf(files: Files): Parts {
  const main =
    relationshipsOf(files, '').find(({ type }) => type === 'officeDocument')?.target ?? USUAL_MAIN;
  const related = relationshipsOf(files, main);
  const ofType = (wanted: string): string | null =>
    related.find(({ type, target }) => type === wanted && files[target ?? ''])?.target ?? null;
  const notes = related.flatMap(({ type, target }) =>
    TEXTS.has(type) && target !== null ? [target] : [],
  );
  return {
    main,
    texts: [main, ...notes].filter((name) => files[name]),
    styles: ofType('styles') ?? 'word/styles.xml',
    numbering: ofType('numbering') ?? 'word/numbering.xml',
    theme: ofType('theme') ?? 'word/theme/theme1.xml',
  };
}

/** The files whose content stands in a part, by the ids that it has for them; null for one of elsewhere. */
export const chunksOf = (files: Files, part: string): Map<string, string | null> =>
  new Map(
    relationshipsOf(files, part)
      .filter(({ type }) => type === CHUNK)
      .map(({ id, target }) => [id, target]),
  );
