/** What Windows-1252 has where Latin-1 has controls, by its bytes from 0x80 on. */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
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

/**
 * A text that was encoded twice ("presiÃ³n"), as some program took its UTF-8 for Windows-1252 and saved it again: as it was
 * before. Any other is left as it is.
 */
export function withoutSecondEncoding(text: string): string {
  const runs = text.match(RUN) ?? [];
  if (runs.length < FEWEST || runs.some((run) => meant(run) === null)) return text;
  return text.replace(RUN, (run) => meant(run) ?? run);
}
