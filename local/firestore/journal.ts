import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import protobuf from 'protobufjs';
import { decodeDocument, encodeDocument, type WireDocument } from './protocol';

/**
 * Append-only file of changed documents, each with its length before it. A document without `updateTime` records a
 * deletion. What was written survives a killed process; nothing is promised for a power cut (no fsync).
 */
export type Journal = {
  write(documents: readonly object[]): void;
  close(): void;
};

/** Opens the journal for writing, with nothing in it but the given documents. */
export function openJournal(file: string, documents: Iterable<Uint8Array>): Journal {
  mkdirSync(dirname(file), { recursive: true });
  // Written beside and renamed: a crash during compaction leaves the old journal whole.
  writeFileSync(`${file}.next`, framed(documents));
  renameSync(`${file}.next`, file);
  const handle = openSync(file, 'a');
  return {
    write: (changed) => void writeSync(handle, framed(changed.map(encodeDocument))),
    close: () => closeSync(handle),
  };
}

/** The documents that existed when the journal was last written, by name, as bytes. */
export function readJournal(file: string): Map<string, Uint8Array> {
  const documents = new Map<string, Uint8Array>();
  if (!existsSync(file)) return documents;
  const reader = protobuf.Reader.create(readFileSync(file));
  while (reader.pos < reader.len) {
    const record = nextRecord(reader);
    if (!record) break;
    const { name, updateTime } = record.document;
    documents.delete(name);
    if (updateTime) documents.set(name, record.bytes);
  }
  return documents;
}

/** Null when the last record is torn: its write was cut off. */
function nextRecord(reader: protobuf.Reader): { bytes: Uint8Array; document: WireDocument } | null {
  try {
    const bytes = reader.bytes();
    return { bytes, document: decodeDocument(bytes) };
  } catch {
    return null;
  }
}

function framed(records: Iterable<Uint8Array>): Uint8Array {
  const writer = protobuf.Writer.create();
  for (const record of records) writer.bytes(record);
  return writer.finish();
}
