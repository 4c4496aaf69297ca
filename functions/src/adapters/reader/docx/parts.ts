import { dirname, join } from 'node:path/posix';
import type { Package } from './package-parts';

/** The parts of a DOCX by what they are: programs may give them any name, and say it in relationships. */
export type Parts = {
  main: string;
  /** Foot- and endnotes are text of the manual, too. */
  notes: readonly string[];
  styles: string;
  numbering: string;
  /** The files whose content stands in the text, by the ids that it has for them; null for one of elsewhere. */
  chunks: ReadonlyMap<string, string | null>;
};

/** `target`: the name of a part; null where it is something of elsewhere. */
type Relationship = { id: string; type: string; target: string | null };

const RELATIONSHIP = /<(?:\w{1,20}:)?Relationship\s([^<>]{0,4000})>/g;
const ATTRIBUTE = /([\w:]{1,40})="([^"<>]{0,2000})"/g;

async function relationshipsOf(opened: Package, part: string): Promise<Relationship[]> {
  const folder = dirname(part);
  const name = `${part.slice(folder === '.' ? 0 : folder.length + 1)}.rels`;
  const file = await opened.read(join(folder, '_rels', name));
  return [...(file?.toString() ?? '').matchAll(RELATIONSHIP)].map(([, tag = '']) => {
    const attributes = new Map(
      [...tag.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]),
    );
    const target = attributes.get('Target') ?? '';
    const isOfElsewhere = attributes.get('TargetMode') === 'External';
    const name = target.startsWith('/') ? target.slice(1) : join(folder, target);
    const type = attributes.get('Type')?.split('/').at(-1) ?? '';
    return { id: attributes.get('Id') ?? '', type, target: isOfElsewhere ? null : name };
  });
}

/** What is what in a DOCX, by its relationships. */
export async function partsOf(opened: Package): Promise<Parts> {
  const namesOf = (related: readonly Relationship[], wanted: string): string[] =>
    related.flatMap(({ type, target }) =>
      type === wanted && target !== null && opened.has(target) ? [target] : [],
    );
  const main =
    namesOf(await relationshipsOf(opened, ''), 'officeDocument')[0] ?? 'word/document.xml';
  const related = await relationshipsOf(opened, main);
  const ofType = (type: string): string[] => namesOf(related, type);
  return {
    main,
    notes: [...ofType('footnotes'), ...ofType('endnotes')],
    styles: ofType('styles')[0] ?? 'word/styles.xml',
    numbering: ofType('numbering')[0] ?? 'word/numbering.xml',
    chunks: new Map(
      related.filter(({ type }) => type === 'aFChunk').map(({ id, target }) => [id, target]),
    ),
  };
}
