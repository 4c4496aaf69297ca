import { open } from 'node:fs/promises';
import mammoth from 'mammoth';
import type { ReadDocument, ReadPage } from '../../../domain/document/read-page';
import { ReadFailure } from '../../../domain/read-failure';
import { sectionsOf } from '../sections';
import { htmlBlocks } from './html-blocks';
import { shownDocument, type ShownDocument } from './shown-document';

const PARAGRAPHS = { name: 'párrafos', perSection: 25 };

/**
 * Reads a DOCX. It has no pages: its sections are those of its headings, else stretches of paragraphs. Files within it that cannot
 * be read are told as pages without text.
 */
export async function readDocx(path: string): Promise<ReadDocument> {
  const { docx, unread } = await showFile(path);
  const html = await toHtml(docx);
  return {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    pageCount: null,
    pages: withUnread(sectionsOf(htmlBlocks(html), PARAGRAPHS), unread),
  };
}

async function showFile(path: string): Promise<ShownDocument> {
  const file = await open(path);
  try {
    return await shownDocument(file, (await file.stat()).size);
  } finally {
    await file.close();
  }
}

function* withUnread(sections: Iterable<ReadPage>, unread: readonly string[]): Generator<ReadPage> {
  yield* sections;
  for (const reference of unread) {
    yield { number: null, reference, text: '', headings: [], unreadable: 'embedded' };
  }
}

async function toHtml(docx: Buffer): Promise<string> {
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: docx },
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
