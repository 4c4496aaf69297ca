import { ReadFailure } from '../../../domain/read-failure';
import { readZipDirectory, readZipEntry, type ByteSource, type ZipEntry } from '../zip-directory';

const MEGABYTE = 1024 * 1024;
/** The text of the longest manuals is a few megabytes of XML; all its parts together stay below this. */
const MOST_XML_BYTES = 96 * MEGABYTE;
const MOST_OTHER_BYTES = 16 * MEGABYTE;
const MOST_ENTRIES = 10_000;
const XML_PART = /\.(?:xml|rels)$/i;
/** Nothing of them is text of the manual. */
const COMMENTS = /^word\/comments[^/]*$/i;

export type Package = {
  /** Its XML, by the names of its parts. */
  parts: Record<string, Uint8Array>;
  /** Unpacks another part; null where there is none, or more of it than any text is. */
  readOther(name: string): Promise<Buffer | null>;
};

/**
 * Unpacks a DOCX, unless it holds more than a text can be. Sizes in its directory may lie, so each part is unpacked as far as it
 * claims to go. Pictures are never unpacked by anybody.
 */
export async function openPackage(file: ByteSource, size: number): Promise<Package> {
  const entries = (await readZipDirectory(file, size)) ?? [];
  if (entries.length > MOST_ENTRIES) throw new ReadFailure('TOO_COMPLEX');
  if (entries.some(({ isEncrypted }) => isEncrypted)) throw new ReadFailure('ENCRYPTED');
  const xml = entries.filter(({ name }) => XML_PART.test(name) && !COMMENTS.test(name));
  if (sizeOf(xml) > MOST_XML_BYTES) throw new ReadFailure('TOO_COMPLEX');
  const parts: Package['parts'] = {};
  for (const entry of xml) parts[entry.name] = await unpack(file, entry);
  return {
    parts,
    async readOther(name) {
      const entry = entries.find((one) => one.name === name);
      return entry && entry.size <= MOST_OTHER_BYTES ? await unpack(file, entry) : null;
    },
  };
}

const sizeOf = (entries: readonly ZipEntry[]): number =>
  entries.reduce((sum, { size }) => sum + size, 0);

async function unpack(file: ByteSource, entry: ZipEntry): Promise<Buffer> {
  if (entry.size === 0) return Buffer.alloc(0);
  const content = await readZipEntry(file, entry).catch((cause: unknown) => {
    const isTooLarge = (cause as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE';
    throw new ReadFailure(isTooLarge ? 'TOO_COMPLEX' : 'DAMAGED', { cause });
  });
  if (content === null) throw new ReadFailure('DAMAGED');
  return content;
}
