import type { ReadDocument, ReadPage } from '../../../domain/document/read-page';
import { ReadFailure } from '../../../domain/manuals/read-failure';
import { readByMammoth } from './by-mammoth';
import { readDocx } from './read-docx';

/**
 * Reads a DOCX by our own walk; where that stumbles, its bare text by mammoth, in the same process and within its limits. What
 * the walk left out to its end (hidden, struck) stays out. Where both stumble the file is at fault, and is told once: DAMAGED.
 */
export async function openDocx(path: string): Promise<ReadDocument> {
  try {
    return await readToTheEnd(path);
  } catch (error) {
    if (isSettled(error)) throw error;
    if (isWithoutEnd(error)) throw new ReadFailure('DAMAGED', { cause: error });
    return await asText(path, error);
  }
}

/** Its sections are made while they are taken: whether it can be read is known after the last one. */
async function readToTheEnd(path: string): Promise<ReadDocument> {
  const document = await readDocx(path);
  const pages: ReadPage[] = [];
  for await (const page of document.pages) pages.push(page);
  return { ...document, pages };
}

/** A password stays one, and what is too much for one reader is too much for the other. */
const isSettled = (error: unknown): boolean =>
  error instanceof ReadFailure && (error.code === 'ENCRYPTED' || error.code === 'TOO_COMPLEX');

/** A stack or a string without end: made to stall whoever reads it, also the other one. */
const isWithoutEnd = (error: unknown): boolean => error instanceof RangeError;

async function asText(path: string, cause: unknown): Promise<ReadDocument> {
  try {
    return await readByMammoth(path);
  } catch (error) {
    throw isSettled(error) ? error : new ReadFailure('DAMAGED', { cause });
  }
}
