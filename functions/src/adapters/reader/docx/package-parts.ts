import { ReadFailure } from '../../../domain/manuals/read-failure';
import { readZipDirectory, readZipEntry, type ByteSource, type ZipEntry } from '../zip-directory';

const MEGABYTE = 1024 * 1024;
/** The text of the longest manuals is a few megabytes of XML; all that is unpacked of a document stays below this. */
const MAX_BYTES = 96 * MEGABYTE;
const MAX_ENTRIES = 10_000;

export type Package = {
  has(name: string): boolean;
  /** Unpacks a file of the package; null where there is none, or one of more bytes than `most`. */
  read(name: string, most?: number): Promise<Buffer | null>;
};

/**
 * Opens a DOCX, whose parts are unpacked when they are asked for: pictures never are. Sizes in its directory may lie, so each is
 * unpacked as far as it claims to go; where that is more than a text can be, it fails.
 */
export async function openPackage(file: ByteSource, size: number): Promise<Package> {
  const entries = (await readZipDirectory(file, size)) ?? [];
  if (entries.length > MAX_ENTRIES) throw new ReadFailure('TOO_COMPLEX');
  if (entries.some(({ isEncrypted }) => isEncrypted)) throw new ReadFailure('ENCRYPTED');
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  // Of two parts of one name each program reads another one: nobody can say which is the manual.
  if (byName.size < entries.length) throw new ReadFailure('DAMAGED');
  let unpacked = 0;
  return {
    has: (name) => byName.has(name),
    async read(name, most = Number.POSITIVE_INFINITY) {
      const entry = byName.get(name);
      if (!entry || entry.size > most) return null;
      unpacked += entry.size;
      if (unpacked > MAX_BYTES) throw new ReadFailure('TOO_COMPLEX');
      return unpack(file, entry);
    },
  };
}

async function unpack(file: ByteSource, entry: ZipEntry): Promise<Buffer> {
  if (entry.size === 0) return Buffer.alloc(0);
  const content = await readZipEntry(file, entry).catch((cause: unknown) => {
    const isTooLarge = (cause as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE';
    throw new ReadFailure(isTooLarge ? 'TOO_COMPLEX' : 'DAMAGED', { cause });
  });
  if (content === null) throw new ReadFailure('DAMAGED');
  return content;
}
