import { open, type FileHandle } from 'node:fs/promises';
import { ReadFailure } from '../../../domain/read-failure';
import { readZipDirectory, readZipEntry, type ZipEntry } from '../zip-directory';

const MEGABYTE = 1024 * 1024;
/** The text of the longest manuals is a few megabytes of XML; all its parts together stay below this. */
const MOST_XML_BYTES = 96 * MEGABYTE;
const MOST_ENTRIES = 10_000;

/**
 * Refuses a DOCX that unpacks to more than a text can be, before anything else unpacks it. Sizes in its directory may
 * lie, so each part is unpacked here as far as it claims to go. Pictures are never unpacked by anybody.
 */
export async function checkDocx(path: string): Promise<void> {
  const file = await open(path);
  try {
    const entries = (await readZipDirectory(file, (await file.stat()).size)) ?? [];
    if (entries.length > MOST_ENTRIES) throw new ReadFailure('TOO_COMPLEX');
    if (entries.some(({ isEncrypted }) => isEncrypted)) throw new ReadFailure('ENCRYPTED');
    const parts = entries.filter(({ name }) => /\.(?:xml|rels)$/i.test(name));
    const bytes = parts.reduce((sum, { size }) => sum + size, 0);
    if (bytes > MOST_XML_BYTES) throw new ReadFailure('TOO_COMPLEX');
    for (const part of parts) await checkPart(file, part);
  } finally {
    await file.close();
  }
}

async function checkPart(file: FileHandle, part: ZipEntry): Promise<void> {
  if (part.size === 0) return;
  const content = await readZipEntry(file, part).catch((cause: unknown) => {
    const isTooLarge = (cause as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE';
    throw new ReadFailure(isTooLarge ? 'TOO_COMPLEX' : 'DAMAGED', { cause });
  });
  if (content === null) throw new ReadFailure('DAMAGED');
}
