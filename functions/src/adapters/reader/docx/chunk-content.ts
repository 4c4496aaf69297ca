import { decodeText } from '../text/decode-text';

/** What a file within a document is, by what it holds. */
type ChunkContent = { kind: 'html' | 'text'; text: string } | { kind: 'docx'; bytes: Buffer };

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
/** So much of a file tells what it is. */
const HEAD_LENGTH = 2048;
const HTML = /<(?:!doctype\s+html|html|head|meta|body|div|table|p|h[1-6]|ul|ol|br|span|b|a)[\s/>]/i;
/** Formats of text that is not to be shown as it stands: RTF, XML of Word or of others, PDF, messages. */
const OTHER = /^\s*(?:\{\\rtf|<\?xml(?![^]*<html[\s>])|<\?mso|%PDF|MIME-Version:)/i;

/** The content of a file that a document inserts; null where it is of a kind that is not read. */
export function chunkContent(bytes: Buffer): ChunkContent | null {
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) return { kind: 'docx', bytes };
  const text = decodeText(bytes) ?? '';
  const head = text.slice(0, HEAD_LENGTH);
  if (OTHER.test(head) || text.trim() === '') return null;
  return { kind: HTML.test(head) ? 'html' : 'text', text };
}
