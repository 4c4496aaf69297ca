import { PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { ArchiveEntry, Packer } from '../../domain/ports/accounts';

/** A ZIP archive. yazl writes ZIP64 where 4 GB do not suffice, and holds no more than is on its way. */
export const zipPacker: Packer = (entries) => {
  const zip = new ZipFile();
  const output = zip.outputStream.pipe(new PassThrough());
  const fail = (error: Error): void => void output.destroy(error);
  zip.on('error', fail);
  void addAll(zip, output, entries).catch(fail);
  return output;
};

/** The next entry is asked for when the last one was read to its end: one source is open at a time. */
async function addAll(
  zip: ZipFile,
  output: Readable,
  entries: AsyncIterable<ArchiveEntry>,
): Promise<void> {
  for await (const { name, content, isPacked = false } of entries) {
    const abandon = (): void => void content.destroy();
    output.once('close', abandon);
    zip.addReadStream(content, name, { compress: !isPacked, mode: 0o100644 });
    await finished(content);
    output.off('close', abandon);
    if (output.destroyed) return;
  }
  zip.end();
}
