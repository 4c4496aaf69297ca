import mammoth from 'mammoth';
import type { ReadDocument } from '../../../domain/document/read-page';
import { ReadFailure } from '../../../domain/read-failure';
import { sectionsOf } from '../sections';
import { checkDocx } from './docx-safety';
import { shownDocument } from './shown-document';
import { htmlBlocks } from './html-blocks';

const PARAGRAPHS = { name: 'párrafos', perSection: 25 };

/** Reads a DOCX. It has no pages: its sections are those of its headings, else stretches of paragraphs. */
export async function readDocx(path: string): Promise<ReadDocument> {
  await checkDocx(path);
  const html = await toHtml(path);
  return {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    pageCount: null,
    pages: sectionsOf(htmlBlocks(html), PARAGRAPHS),
  };
}

async function toHtml(path: string): Promise<string> {
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: await shownDocument(path) },
      {
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
