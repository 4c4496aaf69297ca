import { readFile } from 'node:fs/promises';
import type { ReadDocument } from '../../../domain/document/read-page';
import { ReadFailure } from '../../../domain/manuals/read-failure';
import { sectionsOf } from '../sections';
import { decodeText } from './decode-text';
import { textBlocks } from './text-blocks';

const LINES = { name: 'líneas', perSection: 80 };

/** Reads a plain text; its sections are those that its typography shows, else stretches of lines. */
export async function readText(path: string): Promise<ReadDocument> {
  const text = decodeText(await readFile(path));
  if (text === null) throw new ReadFailure('WRONG_TYPE');
  return { type: 'text/plain', pageCount: null, pages: sectionsOf(textBlocks(text), LINES) };
}
