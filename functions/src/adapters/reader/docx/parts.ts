import { dirname, join } from 'node:path/posix';
import { SaxesParser } from 'saxes';
import { ReadFailure } from '../../../domain/manuals/read-failure';
import type { Package } from './package-parts';
import { xmlText } from './xml-text';

/** The parts of a DOCX by what they are: programs may give them any name, and say it in relationships. */
export type Parts = {
  main: string;
  /** Foot- and endnotes are text of the manual, too. */
  notes: readonly string[];
  styles: string;
  numbering: string;
  /** The files whose content stands in the text, by the ids that it has for them; null for one of elsewhere. */
  chunks: ReadonlyMap<string, string | null>;
  /** How many charts and diagrams (SmartArt) it shows. */
  drawn: { chart: number; diagram: number };
};

/** `target`: the name of a part; null where it is something of elsewhere. */
type Relationship = { id: string; type: string; target: string | null };

async function relationshipsOf(opened: Package, part: string): Promise<Relationship[]> {
  const folder = dirname(part);
  const name = `${part.slice(folder === '.' ? 0 : folder.length + 1)}.rels`;
  const file = await opened.read(join(folder, '_rels', name));
  return file ? relationshipTags(file).map((tag) => relationshipOf(tag, folder)) : [];
}

type Tag = Record<string, string>;

/** The attributes of each relationship. What cannot be parsed would lose notes in silence: it fails as DAMAGED. */
function relationshipTags(file: Buffer): Tag[] {
  const tags: Tag[] = [];
  const parser = new SaxesParser({ xmlns: true, position: false });
  parser.on('error', (cause) => {
    throw new ReadFailure('DAMAGED', { cause });
  });
  parser.on('opentag', ({ local, attributes }) => {
    const named = Object.values(attributes).map((attribute) => [attribute.local, attribute.value]);
    if (local === 'Relationship') tags.push(Object.fromEntries(named) as Tag);
  });
  for (const text of xmlText(file)) parser.write(text);
  parser.close();
  return tags;
}

function relationshipOf(tag: Tag, folder: string): Relationship {
  const target = tag['Target'] ?? '';
  const name = target.startsWith('/') ? target.slice(1) : join(folder, target);
  const type = tag['Type']?.split('/').at(-1) ?? '';
  return { id: tag['Id'] ?? '', type, target: tag['TargetMode'] === 'External' ? null : name };
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
    drawn: {
      chart: ofType('chart').length + ofType('chartEx').length,
      diagram: ofType('diagramData').length,
    },
    chunks: new Map(
      related.filter(({ type }) => type === 'aFChunk').map(({ id, target }) => [id, target]),
    ),
  };
}
