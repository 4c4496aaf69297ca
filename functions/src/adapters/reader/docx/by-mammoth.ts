import { open } from 'node:fs/promises';
import type { ReadDocument, ReadPage } from '../../../domain/document/read-page';
import { sectionsOf } from '../sections';
import { textBlocks } from '../text/text-blocks';
import { openPackage, type Package } from './package-parts';

const PARAGRAPHS = { name: 'párrafos', perSection: 25 };

/**
 * The bare text of a DOCX by mammoth, for files that our own walk cannot read: without tables, numbers of lists and notes,
 * and with what is hidden or struck. Fails with whatever mammoth says, and as `openPackage` does.
 */
export async function readByMammoth(path: string): Promise<ReadDocument> {
  const text = await textByMammoth(path);
  return {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    pageCount: null,
    isTextOnly: true,
    pages: [...sectionsOf(textBlocks(text), PARAGRAPHS)] satisfies ReadPage[],
  };
}

/** All paragraphs, with a blank line after each. */
export async function textByMammoth(path: string): Promise<string> {
  const { default: mammoth } = await import('mammoth');
  const file = await open(path);
  try {
    const parts = zipOf(await openPackage(file, (await file.stat()).size));
    // Not in its types, but what it makes of a path itself: its own would unpack without a limit.
    const input = { file: parts } as unknown as Parameters<typeof mammoth.extractRawText>[0];
    return (await mammoth.extractRawText(input)).value;
  } finally {
    await file.close();
  }
}

/** Our package as mammoth asks a zip: by name, for text or bytes. */
const zipOf = (opened: Package) => ({
  exists: (name: string): boolean => opened.has(name),
  async read(name: string, encoding?: string): Promise<string | Uint8Array> {
    const content = await opened.read(name);
    if (content === null) throw new Error('the part is not there');
    return encoding === undefined ? content : new TextDecoder(encoding).decode(content);
  },
});
