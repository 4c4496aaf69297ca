import { WINDOWS_1252 } from './one-byte-text';

const BYTE_OF = new Map(Array.from(WINDOWS_1252).map((letter, at) => [letter, 0x80 + at]));

/** Two letters or more of those that UTF-8 has for one, read as Windows-1252: "Ã³", "â€œ". */
const RUN = /[ÂÃâ][\u0080-\uffff]{1,12}/g;
/** A text that talks of such letters has fewer. */
const FEWEST = 2;

/** The letters that were meant; null where these are no UTF-8 read as something else. */
function meant(run: string): string | null {
  const bytes = Array.from(run).map((letter) => BYTE_OF.get(letter) ?? letter.charCodeAt(0));
  if (bytes.some((byte) => byte > 0xff)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return null;
  }
}

/** Of all such runs, the share that may be none: a text that was patched afterwards is mended but for these. */
const MAX_DOUBTFUL = 0.1;
/** Each program that took a text for another one encoded it once more. */
const MAX_TIMES = 3;

/**
 * A text that was encoded twice or more often ("presiÃ³n"), as some program took its UTF-8 for Windows-1252 and saved it
 * again: as it was before. Any other is left as it is.
 */
export function withoutSecondEncoding(text: string): string {
  let said = text;
  for (let time = 0; time < MAX_TIMES; time++) {
    const runs = said.match(RUN) ?? [];
    const doubtful = runs.filter((run) => meant(run) === null).length;
    if (runs.length < FEWEST || doubtful > MAX_DOUBTFUL * runs.length) break;
    said = said.replace(RUN, (run) => meant(run) ?? run);
  }
  return said;
}
