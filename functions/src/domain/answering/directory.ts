/** "Airbags ........ 41", "aceite, 23, 34": words that end in page numbers, with or without a row's cells between. */
const ENTRY =
  /^\P{N}*\p{L}\P{N}*(?:\p{N}{1,2}[.\s]\P{N}+)?[\s.…,·⋅]+\d{1,3}(?:\s?[,;-]\s?\d{1,3})*$/u;
/** Looked at first: most lines of most passages end in a word. */
const ENDS_IN_FIGURE = /\d$/;
/** An entry is no longer; what would have to be tried on a longer line grows faster than the line. */
const LONGEST_ENTRY = 200;
const FEWEST_ENTRIES = 4;
const SHARE = 0.6;

/** Whether a passage is part of the contents or the index: it names every topic and answers nothing. */
export function isDirectory(content: string): boolean {
  const lines = content
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const entries = lines.filter(
    (line) => ENDS_IN_FIGURE.test(line) && line.length <= LONGEST_ENTRY && ENTRY.test(line),
  ).length;
  return entries >= FEWEST_ENTRIES && entries >= SHARE * lines.length;
}
