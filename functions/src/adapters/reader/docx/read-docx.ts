import mammoth from 'mammoth';
import type { ReadDocument } from '../../../domain/ports';
import { ReadFailure } from '../../../domain/read-failure';
import { sectionsOf } from '../sections';
import { checkDocx } from './docx-safety';
import { shownDocument } from './shown-document';
import { htmlBlocks } from './html-blocks';

const PARAGRAPHS = { name: 'párrafos', perSection: 25 };
const LEVELS = [1, 2, 3, 4, 5, 6];

/** Word keeps the English names of its own styles in every language; other programs write Spanish ones. */
const STYLE_MAP = [
  ...['Title', 'Título', 'Titulo'].map((name) => `p[style-name='${name}'] => h1:fresh`),
  ...LEVELS.flatMap((level) =>
    ['Título', 'Titulo', 'Encabezado'].map(
      (name) => `p[style-name='${name} ${level}'] => h${level}:fresh`,
    ),
  ),
];

/** Reads a DOCX. It has no pages: its sections are those of its headings, else stretches of paragraphs. */
export async function readDocx(path: string): Promise<ReadDocument> {
  const isRewritten = await checkDocx(path);
  const html = await toHtml(path, isRewritten);
  return {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    pageCount: null,
    pages: sectionsOf(htmlBlocks(html), PARAGRAPHS),
  };
}

async function toHtml(path: string, isRewritten: boolean): Promise<string> {
  try {
    const { value } = await mammoth.convertToHtml(
      isRewritten ? { buffer: await shownDocument(path) } : { path },
      {
        styleMap: STYLE_MAP,
        // Pictures are dropped without being unpacked; files outside of the document are never opened.
        convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })),
        externalFileAccess: false,
      },
    );
    return value;
  } catch (cause) {
    // It is a ZIP with a Word document in it: what mammoth cannot read there is broken.
    throw new ReadFailure('DAMAGED', { cause });
  }
}
