import { strFromU8, strToU8, zipSync } from 'fflate';
import { bytesAsSource, type ByteSource } from '../zip-directory';
import { chunkContent } from './chunks/chunk-content';
import { wordOfHtml } from './chunks/word-of-html';
import { wordOfText } from './chunks/word-of-text';
import { readTheme } from './colours';
import { withFormulas } from './formulas';
import { withHeaderRows } from './header-rows';
import { leanXml } from './lean-xml';
import { watchLetters } from './letter-watch';
import { withNumbers } from './list-numbers';
import { readLists, type Lists } from './numbering';
import { openPackage, type Package } from './package-parts';
import { chunksOf, partsOf } from './parts';
import { withPlainRuns } from './plain-runs';
import { readStyles, type Styles } from './styles';
import { withTitles } from './title-marks';
import { ReadFailure } from '../../../domain/read-failure';

export type ShownDocument = {
  /** For mammoth. */
  docx: Buffer;
  /** Names of files whose content stands in it, but cannot be read here. */
  unread: string[];
};

/** How the text of a part is shown. */
type Sheet = { styles: Styles; lists: Lists };

const PLAIN: Sheet = { styles: readStyles(''), lists: new Map() };
/** Documents in documents are read to this depth. */
const DEEPEST = 3;
/** The same file may stand in many places: together they are no longer than the text of the longest manuals. */
const MOST_INSERTED = 32 * 1024 * 1024;

/** A DOCX without pictures and what only looks, with what the files in it say. Fails with DAMAGED where its XML is malformed. */
export async function shownDocument(file: ByteSource, size: number): Promise<ShownDocument> {
  const opened = await openPackage(file, size);
  const { styles, numbering } = partsOf(opened.parts);
  const { texts, styleSheet, unread } = await shownTexts(opened);
  const { [numbering]: _, ...parts } = opened.parts;
  if (styleSheet !== '') parts[styles] = strToU8(styleSheet);
  for (const [name, text] of texts) parts[name] = strToU8(text);
  return { docx: Buffer.from(zipSync(parts, { level: 0 })), unread: [...unread] };
}

type ShownTexts = { texts: Map<string, string>; styleSheet: string; unread: Set<string> };

async function shownTexts(opened: Package, depth = 0): Promise<ShownTexts> {
  const { parts } = opened;
  const { texts, styles: looks, numbering, theme } = partsOf(parts);
  const lean = (name: string): string => (parts[name] ? leanXml(parts[name]) : '');
  const styleSheet = lean(looks);
  const styles = readStyles(styleSheet, readTheme(strFromU8(parts[theme] ?? new Uint8Array())));
  const sheet = { styles, lists: readLists(lean(numbering), styles) };
  const shown: ShownTexts = { texts: new Map(), styleSheet, unread: new Set() };
  for (const name of texts) {
    const xml = shownPart(parts[name] ?? new Uint8Array(), sheet);
    shown.texts.set(name, await withChunks(xml, chunksOf(parts, name), { opened, depth, shown }));
  }
  return shown;
}

/** The lean XML of a part with what mammoth does not tell: titles, formulas, numbers, names of columns; and without what nobody sees. */
function shownPart(part: Uint8Array, { styles, lists }: Sheet): string {
  const xml = withFormulas(leanXml(part, watchLetters(styles)));
  return withHeaderRows(withPlainRuns(withNumbers(withTitles(xml, styles), lists, styles)), styles);
}

const CHUNK = /<w:altChunk(?: r:id="([^"]*)")?(?:\/>|><\/w:altChunk>)/;

type Around = { opened: Package; depth: number; shown: ShownTexts };

/** A text with the content of the files that are said to stand in it; the names of the others are noted. */
async function withChunks(
  xml: string,
  chunks: Map<string, string | null>,
  { opened, depth, shown }: Around,
): Promise<string> {
  const pieces = xml.split(CHUNK);
  const known = new Map<string, string>();
  let inserted = 0;
  for (let at = 1; at < pieces.length; at += 2) {
    const id = pieces[at] ?? '';
    const name = chunks.get(id) ?? null;
    const content =
      known.get(id) ?? (name === null ? null : await chunkXml(opened, name, { depth, shown }));
    if (content === null) shown.unread.add(name?.split('/').at(-1) ?? ELSEWHERE);
    known.set(id, content ?? '');
    inserted += content?.length ?? 0;
    if (inserted > MOST_INSERTED) throw new ReadFailure('TOO_COMPLEX');
    pieces[at] = content ?? '';
  }
  return pieces.join('');
}

/** What a file is called that is not in the document. */
const ELSEWHERE = 'archivo externo';

/** The content of a file as lean XML of Word; null where it cannot be read. */
async function chunkXml(
  opened: Package,
  name: string,
  { depth, shown }: Omit<Around, 'opened'>,
): Promise<string | null> {
  const content = chunkContent((await opened.readOther(name)) ?? Buffer.alloc(0));
  switch (content?.kind) {
    case 'html':
      return bodyOf(shownPart(wordOfHtml(content.text), PLAIN));
    case 'text':
      return bodyOf(shownPart(wordOfText(content.text), PLAIN));
    case 'docx': {
      if (depth === DEEPEST) return null;
      const { bytes } = content;
      const inner = await openPackage(bytesAsSource(bytes), bytes.length);
      const { texts, unread } = await shownTexts(inner, depth + 1);
      for (const one of unread) shown.unread.add(one);
      return bodyOf(texts.get(partsOf(inner.parts).main) ?? '').replace(NOTE, '');
    }
    case undefined:
      return null;
  }
}

/** Notes of a document within another one have its numbers. */
const NOTE = /<w:(?:foot|end)noteReference[^<>]*>(?:<\/w:(?:foot|end)noteReference>)?/g;

function bodyOf(xml: string): string {
  const start = /<w:body[^<>]*>/.exec(xml);
  return start ? xml.slice(start.index + start[0].length, xml.lastIndexOf('</w:body>')) : '';
}
