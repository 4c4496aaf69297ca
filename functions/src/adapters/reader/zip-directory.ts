import type { FileHandle } from 'node:fs/promises';

export type ZipEntry = {
  name: string;
  method: number;
  isEncrypted: boolean;
  compressedSize: number;
  /** As the archive claims: it may lie. */
  size: number;
  /** Where its local header begins. */
  offset: number;
};

/** Signature and size of the record that ends an archive; a comment of up to 64 KiB may follow it. */
const END_SIGNATURE = 0x06054b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 0xffff;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_SIZE = 46;
/** A directory larger than this belongs to no text document. */
const LARGEST_DIRECTORY = 4 * 1024 * 1024;

/** The directory of a ZIP archive; null when it has none that can be read (cut off, damaged, absurdly large). */
export async function readZipDirectory(file: FileHandle, size: number): Promise<ZipEntry[] | null> {
  const tail = await readAt(file, Math.max(0, size - END_SIZE - LONGEST_COMMENT), size);
  for (let at = tail.length - END_SIZE; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END_SIGNATURE) continue;
    const length = tail.readUInt32LE(at + 12);
    const start = tail.readUInt32LE(at + 16);
    if (length > LARGEST_DIRECTORY || start + length > size) return null;
    return parseDirectory(await readAt(file, start, start + length));
  }
  return null;
}

export async function readAt(file: FileHandle, start: number, end: number): Promise<Buffer> {
  const buffer = Buffer.alloc(Math.max(0, end - start));
  const { bytesRead } = await file.read(buffer, 0, buffer.length, start);
  return buffer.subarray(0, bytesRead);
}

function parseDirectory(directory: Buffer): ZipEntry[] | null {
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + ENTRY_SIZE <= directory.length) {
    if (directory.readUInt32LE(at) !== ENTRY_SIGNATURE) return null;
    const nameLength = directory.readUInt16LE(at + 28);
    const next = at + ENTRY_SIZE + nameLength;
    entries.push({
      name: directory.toString('utf8', at + ENTRY_SIZE, next),
      method: directory.readUInt16LE(at + 10),
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
      compressedSize: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    });
    at = next + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}
