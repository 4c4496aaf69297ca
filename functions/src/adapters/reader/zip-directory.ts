import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

/** Bytes that are read piece by piece: an open file, or what another one holds. */
export type ByteSource = {
  read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
  ): Promise<{ bytesRead: number }>;
};

export const bytesAsSource = (bytes: Buffer): ByteSource => ({
  read: (buffer, offset, length, position) =>
    Promise.resolve({ bytesRead: bytes.copy(buffer, offset, position, position + length) }),
});

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
const MAX_COMMENT_LENGTH = 0xffff;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_SIZE = 46;
/** A directory larger than this belongs to no text document. */
const LARGEST_DIRECTORY = 4 * 1024 * 1024;

/** The directory of a ZIP archive; null when it has none that can be read (cut off, damaged, absurdly large). */
export async function readZipDirectory(file: ByteSource, size: number): Promise<ZipEntry[] | null> {
  const tail = await readAt(file, Math.max(0, size - END_SIZE - MAX_COMMENT_LENGTH), size);
  for (let at = tail.length - END_SIZE; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END_SIGNATURE) continue;
    const length = tail.readUInt32LE(at + 12);
    const start = tail.readUInt32LE(at + 16);
    if (length > LARGEST_DIRECTORY || start + length > size) return null;
    return parseDirectory(await readAt(file, start, start + length));
  }
  return null;
}

const LOCAL_HEADER_SIZE = 30;
const DEFLATED = 8;

const inflate = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflateRaw);

/**
 * What an entry holds, as far as it claims to go. Fails with ERR_BUFFER_TOO_LARGE where there is more, with another error where
 * it cannot be unpacked; null where its header is cut off.
 */
export async function readZipEntry(file: ByteSource, entry: ZipEntry): Promise<Buffer | null> {
  const { offset, compressedSize, size, method } = entry;
  const header = await readAt(file, offset, offset + LOCAL_HEADER_SIZE);
  if (header.length < LOCAL_HEADER_SIZE) return null;
  const start = offset + LOCAL_HEADER_SIZE + header.readUInt16LE(26) + header.readUInt16LE(28);
  const packed = await readAt(file, start, start + compressedSize);
  return method === DEFLATED ? inflate(packed, { maxOutputLength: Math.max(1, size) }) : packed;
}

export async function readAt(file: ByteSource, start: number, end: number): Promise<Buffer> {
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
