/** HTML with the encoding that its message names. */
export type MimeHtml = { bytes: Buffer; charset: string | undefined };

const BLANK_LINE = /\r?\n\r?\n/;
/** Messages are in messages to this depth. */
const DEEPEST = 4;

/** The HTML in a message, as pages are stored with their pictures (MHT); null where it has none. `message`: a letter for each byte. */
export function htmlInMime(message: string, depth = 0): MimeHtml | null {
  const end = BLANK_LINE.exec(message);
  if (!end || depth > DEEPEST) return null;
  const head = message.slice(0, end.index).replace(/\r?\n[ \t]+/g, ' ');
  const body = message.slice(end.index + end[0].length);
  const type = /^content-type:\s*([^\r\n]*)/im.exec(head)?.[1] ?? '';
  const boundary = parameterOf(type, 'boundary');
  if (/^multipart\//i.test(type) && boundary !== undefined) {
    for (const part of body.split(`--${boundary}`).slice(1)) {
      const html = htmlInMime(part.replace(/^[ \t]*\r?\n/, ''), depth + 1);
      if (html) return html;
    }
    return null;
  }
  if (!/^text\/html/i.test(type)) return null;
  const encoding = /^content-transfer-encoding:\s*([\w-]+)/im.exec(head)?.[1]?.toLowerCase();
  return { bytes: decoded(body, encoding), charset: parameterOf(type, 'charset') };
}

const parameterOf = (header: string, name: string): string | undefined => {
  const [, quoted, plain] =
    new RegExp(`;\\s{0,80}${name}\\s{0,9}=\\s{0,9}(?:"([^"]{0,200})"|([^\\s;]{1,200}))`, 'i').exec(
      header,
    ) ?? [];
  return quoted ?? plain;
};

function decoded(body: string, encoding = ''): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1');
  const text = body
    .replace(/=[ \t]{0,9}\r?\n/g, '')
    .replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(text, 'latin1');
}
