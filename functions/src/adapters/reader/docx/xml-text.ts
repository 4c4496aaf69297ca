/** How much is decoded at once: a part may be a hundred megabytes. */
const SLICE = 64 * 1024;

/** XML is UTF-8 unless it begins as UTF-16 does, with its mark or with "<" in two bytes. */
function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  return 'utf-8';
}

/** The text of a part of XML, piece by piece, whichever of XML's encodings it has. */
export function* xmlText(part: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(encodingOf(part));
  for (let at = 0; at < part.length; at += SLICE) {
    yield decoder.decode(part.subarray(at, at + SLICE), { stream: true });
  }
  yield decoder.decode();
}
