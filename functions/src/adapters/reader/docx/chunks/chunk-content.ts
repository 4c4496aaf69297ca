import { decodeText } from '../../text/decode-text';
import { htmlInMime } from './html-in-mime';

/** What a file within a document is, by what it holds. */
export type ChunkContent =
  { kind: 'html' | 'text'; text: string } | { kind: 'docx'; bytes: Buffer };

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
/** So much of a file tells what it is. */
const HEAD_BYTES = 2048;
const MIME = /^(?:MIME-Version|Content-Type|From|Date|Subject|X-[\w-]+):/im;
const HTML = /<(?:!doctype\s+html|html|head|meta|body|div|table|p|h[1-6]|ul|ol|br|span|b|a)[\s/>]/i;
/** Formats of text that is not to be shown as it stands: RTF, XML of Word or of others, PDF. */
const OTHER = /^\s*(?:\{\\rtf|<\?xml|<\?mso|%PDF)/;

/** The content of a file that a document inserts; null where it is of a kind that is not read. */
export function chunkContent(bytes: Buffer): ChunkContent | null {
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) return { kind: 'docx', bytes };
  const head = bytes.subarray(0, HEAD_BYTES).toString('latin1').replaceAll('\0', '');
  if (MIME.test(head.slice(0, head.search(/\r?\n\r?\n/)))) {
    const html = htmlInMime(bytes.toString('latin1'));
    if (html) return { kind: 'html', text: decodeHtml(html.bytes, html.charset) };
    if (/^MIME-Version:/im.test(head)) return null;
  }
  const isHtml = HTML.test(head);
  if (OTHER.test(head) && !(isHtml && /<html[\s>]/i.test(head))) return null;
  const text = isHtml ? decodeHtml(bytes) : decodeText(bytes);
  if (text === null || text.trim() === '') return null;
  return { kind: isHtml ? 'html' : 'text', text };
}

const CHARSET = /<(?:meta|\?xml)[^>]*?(?:charset|encoding)\s*=\s*["']?\s*([\w-]{1,40})/i;
/** What pages that say so are in tells their bytes better: programs write it without looking. */
const GUESSED = /^(?:utf-?8|us-ascii|ascii|iso-8859-1|latin-?1|windows-1252|cp1252)$/i;

/** The text of HTML in the encoding that it names, or its sender. */
function decodeHtml(bytes: Buffer, charset?: string): string {
  const named = charset ?? CHARSET.exec(bytes.subarray(0, HEAD_BYTES).toString('latin1'))?.[1];
  if (named !== undefined && !GUESSED.test(named)) {
    try {
      return new TextDecoder(named).decode(bytes);
    } catch {
      // No encoding of that name: it is guessed.
    }
  }
  return decodeText(bytes) ?? bytes.toString('utf8');
}
