import { open, type FileHandle } from 'node:fs/promises';
import { ReadFailure } from '../../domain/manuals/read-failure';
import { readAt, readZipDirectory, readZipEntry, type ZipEntry } from './zip-directory';

type FileKind = 'pdf' | 'docx' | 'text';

/** The header of a PDF stands within this many bytes of its beginning. */
const PDF_HEADER_WITHIN = 1024;
/** Compound files: Word until 2003, and documents that Office encrypted. */
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ZIP = Buffer.from('PK\x03\x04', 'latin1');
/** Text formats that are not plain text. */
const MARKUP = /^\s*(?:<!doctype|<html|<head|<body|<\?xml|<svg|\{\\rtf|%!ps)/i;

/** What a file is by its content, whatever its name says. */
export async function kindOf(path: string): Promise<FileKind> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size === 0) throw new ReadFailure('EMPTY');
    const head = await readAt(file, 0, Math.min(size, PDF_HEADER_WITHIN));
    if (startsWith(head, ZIP) && (await isDocx(file, size, head))) return 'docx';
    if (head.includes('%PDF-')) return 'pdf';
    if (startsWith(head, OLE)) throw new ReadFailure('OLD_WORD');
    const begin = head.toString('latin1').replace(/^(?:ï»¿|ÿþ|þÿ)|\0/g, '');
    if (startsWith(head, ZIP) || MARKUP.test(begin)) throw new ReadFailure('WRONG_TYPE');
    return 'text';
  } finally {
    await file.close();
  }
}

const startsWith = (head: Buffer, signature: Buffer): boolean =>
  head.subarray(0, signature.length).equals(signature);

const isWordDocument = ({ name }: ZipEntry): boolean => /^word\/document\d*\.xml$/.test(name);

const TYPES = '[Content_Types].xml';
const MAX_TYPES_BYTES = 256 * 1024;
/** A document, a template, either with macros: whatever its main part is called. */
const WORD =
  /wordprocessingml\.(?:document|template)\.main\+xml|ms-word\.(?:document|template)\.macro/;

/** Whether the list of what the parts of an archive are names a document of Word. */
async function saysWord(file: FileHandle, entries: readonly ZipEntry[]): Promise<boolean> {
  const types = entries.find(({ name, size }) => name === TYPES && size <= MAX_TYPES_BYTES);
  const list = types && (await readZipEntry(file, types).catch(() => null));
  return list ? WORD.test(list.toString('latin1').replaceAll('\0', '')) : false;
}

async function isDocx(file: FileHandle, size: number, head: Buffer): Promise<boolean> {
  const entries = await readZipDirectory(file, size);
  if (entries) return entries.some(isWordDocument) || (await saysWord(file, entries));
  // The directory is at the end: what begins like an Office document and has none was cut off.
  if (/\[Content_Types\]\.xml|_rels\/|word\//.test(head.toString('latin1')))
    throw new ReadFailure('DAMAGED');
  return false;
}
