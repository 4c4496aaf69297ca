import { open } from 'node:fs/promises';
import type { ReadDocument, ReadPage } from '../../../domain/document/read-page';
import { ReadFailure } from '../../../domain/manuals/read-failure';
import type { DRAWINGS } from '../../../domain/manuals/reading-messages';
import { sectionsOf } from '../sections';
import { textBlocks } from '../text/text-blocks';
import { bytesAsSource } from '../zip-directory';
import { createBodyReader } from './body';
import { chunkContent } from './chunk-content';
import { htmlText } from './html-text';
import { hexColour, WHITE } from './looks';
import { createLines, textsOf, type Item } from './line-texts';
import { readLists } from './numbering';
import { openPackage, type Package } from './package-parts';
import { partsOf } from './parts';
import { parseWord } from './parse-word';
import { readStyles } from './styles';
import { blocksOf } from './titles';
import { find, type WordElement } from './word-element';

const PARAGRAPHS = { name: 'párrafos', perSection: 25 };
/** Documents in documents are read to this depth. */
const DEEPEST = 3;
/** The same file may stand in many places: together they are no longer than the text of the longest manuals. */
const MAX_INSERTED = 32 * 1024 * 1024;
/** No file of text that is inserted is longer. */
const MAX_CHUNK_BYTES = 16 * 1024 * 1024;
/** What a file is called that is not in the document. */
const ELSEWHERE = 'archivo externo';

/**
 * Reads a DOCX. It has no pages: its sections are those of its headings, else stretches of paragraphs. Files within it that cannot
 * be read are told as pages without text.
 */
export async function readDocx(path: string): Promise<ReadDocument> {
  const file = await open(path);
  try {
    const unread: Unread = { files: new Set(), drawings: [] };
    const items = await itemsOf(await openPackage(file, (await file.stat()).size), unread);
    return {
      type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      pageCount: null,
      pages: withUnread(sectionsOf(blocksOf(items), PARAGRAPHS), unread),
    };
  } finally {
    await file.close();
  }
}

/** Files within a document that cannot be read, by their names, and what is drawn in it. */
type Unread = { files: Set<string>; drawings: (keyof typeof DRAWINGS)[] };

function* withUnread(sections: Iterable<ReadPage>, unread: Unread): Generator<ReadPage> {
  yield* sections;
  const pageOf = (reference: string, unreadable: ReadPage['unreadable']): ReadPage => ({
    ...{ number: null, reference, text: '', headings: [] },
    ...(unreadable && { unreadable }),
  });
  for (const name of unread.files) yield pageOf(name, 'embedded');
  for (const kind of unread.drawings) yield pageOf(kind, 'drawing');
}

/** In EMU (914 400 an inch): about 12 cm by 15; what is smaller illustrates, and seldom is a page that was scanned. */
const MIN_WIDTH = 4_400_000;
const MIN_HEIGHT = 5_400_000;

/** How many pictures as large as a page stand in an element. */
const largePictures = ({ name, attributes: { cx, cy }, children }: WordElement): number =>
  Number(name === 'wp:extent' && Number(cx) >= MIN_WIDTH && Number(cy) >= MIN_HEIGHT) +
  children.reduce((sum, child) => sum + largePictures(child), 0);

/** What a document says, with the files that stand in it; the names of those that cannot be read are noted. */
async function itemsOf(opened: Package, unread: Unread, depth = 0): Promise<Item[]> {
  const names = await partsOf(opened);
  const parsed = async (name: string): Promise<WordElement | undefined> => {
    const part = await opened.read(name);
    return part ? parseWord(part) : undefined;
  };
  const styles = readStyles(await parsed(names.styles));
  const chunks = new Map<string, Item[] | null>();
  for (const [id, name] of names.chunks) {
    chunks.set(id, name === null ? null : await itemsOfChunk(opened, name, { unread, depth }));
  }
  let inserted = 0;
  const source = {
    styles,
    lists: readLists(await parsed(names.numbering), styles),
    // Those of a document within another one would be counted twice.
    notes: new Map((await Promise.all(depth > 0 ? [] : names.notes.map(parsed))).flatMap(notesIn)),
    contentOf(chunk: string): Item[] {
      const content = chunks.get(chunk) ?? null;
      if (content === null)
        unread.files.add(names.chunks.get(chunk)?.split('/').at(-1) ?? ELSEWHERE);
      inserted += (content ?? []).flatMap(textsOf).join('').length;
      if (inserted > MAX_INSERTED) throw new ReadFailure('TOO_COMPLEX');
      return content ?? [];
    },
  };
  const items: Item[] = [];
  let pictures = 0;
  let read: ReturnType<typeof createBodyReader> | undefined;
  const main = (await opened.read(names.main)) ?? Buffer.alloc(0);
  const document = parseWord(main, (element, { children }) => {
    const background = children.find(({ name }) => name === 'w:background');
    read ??= createBodyReader(hexColour(background?.attributes['color']) ?? WHITE, source);
    for (const item of read(element)) items.push(item);
    pictures += largePictures(element);
  });
  const { chart, diagram } = names.drawn;
  for (const [kind, count] of Object.entries({ picture: pictures, chart, diagram }))
    unread.drawings.push(
      ...Array<keyof typeof DRAWINGS>(count).fill(kind as keyof typeof DRAWINGS),
    );
  // It says that it is a document of Word.
  if (!find(document, 'w:body')) throw new ReadFailure('DAMAGED');
  return items;
}

const notesIn = (part: WordElement | undefined): [string, WordElement][] =>
  (part?.children ?? []).map((note) => [`${note.name}Reference ${note.attributes['id']}`, note]);

type Within = { unread: Unread; depth: number };

/** What a file says that is inserted; null where it cannot be read. */
async function itemsOfChunk(
  opened: Package,
  name: string,
  { unread, depth }: Within,
): Promise<Item[] | null> {
  const content = chunkContent((await opened.read(name, MAX_CHUNK_BYTES)) ?? Buffer.alloc(0));
  if (content?.kind === 'docx') {
    if (depth === DEEPEST) return null;
    const inner = await openPackage(bytesAsSource(content.bytes), content.bytes.length);
    return itemsOf(inner, unread, depth + 1);
  }
  const text = content?.kind === 'html' ? htmlText(content.text) : (content?.text ?? null);
  return text === null ? null : itemsOfText(text);
}

function itemsOfText(text: string): Item[] {
  return [...textBlocks(text)].map(({ text: said, depth }) => {
    if (said.includes('\t')) return { text: said };
    const lines = createLines();
    lines.add(said);
    const outline = depth === null ? null : depth - 1;
    return { lines: lines.take(), number: null, isListItem: false, outline };
  });
}
