const ACUTE = '\u0301';
/** Symbol fonts put their bullets and ticks here: Symbol, Wingdings, and those that keep their order; the last ones are what Word's are read as. */
const SYMBOL_BULLETS =
  /[\uf06c\uf06e\uf070-\uf078\uf09e-\uf0a0\uf0a7\uf0b7\uf0d8\uf0e8\uf0fc\u26ab\u25fc\u29eb\u2b1d\u2b25\u2b27\u2b29\u2b9a]/g;
/** Their empty boxes and crosses say another thing than a bullet. */
const SYMBOL_BOXES = /[\uf06f\uf0a8]/g;
const SYMBOL_CROSSES = /\uf0fb/g;
const LIGATURES = /[\ufb00-\ufb06]/g;
/** Invisible or without meaning as text: controls (not tabs and line ends), direction marks, private use, non-characters. */
const UNUSABLE =
  /(?![\t\n])[\p{Cc}\p{Co}\p{Cn}\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufffc\ufffd]/gu;
const SPACES = /[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/g;

/** "presio´n", "pequen˜o": programs that draw the accent after its letter; before it, it would stand between other letters. */
const LETTERS_BEFORE_ACCENTS = /[aeiouıAEIOU]´(?![ ]?[aeiouıAEIOU])|[nN]˜(?! ?[nN])/;
const ACCENT_AFTER = /([aeiouıAEIOU](?=´)|[nN](?=˜)|[uU](?=¨))([´˜¨])/g;
const COMBINING: Record<string, string> = { '´': '\u0301', '˜': '\u0303', '¨': '\u0308' };

/** Letters, figures, quotes and dashes of Western Europe, but for the accents that stand alone: nothing here needs repair. */
const SOUND = /^[ -~¡-§©-³µ-ÿ‐-‧‰-‽€]*$/;

/** Accents that are drawn after their letters, on these; a line that draws one before its letter is left as it is. */
const withAccentsOnLetters = (text: string): string =>
  LETTERS_BEFORE_ACCENTS.test(text)
    ? text.replace(ACCENT_AFTER, (_, letter: string, accent: string) =>
        (letter.replace('ı', 'i') + (COMBINING[accent] ?? '')).normalize('NFC'),
      )
    : text;

/**
 * Makes one line of extracted text what its reader sees: composed accents, plain spaces, no invisible characters.
 * TeX fonts draw an accent and its letter apart: "Notaci´on", "Cap´ıtulo", "a˜no". After a figure the same signs are minutes and inches.
 */
export function repairText(text: string): string {
  if (SOUND.test(text)) return (text.includes('  ') ? text.replace(/ +/g, ' ') : text).trim();
  return withAccentsOnLetters(text)
    .replace(SYMBOL_BULLETS, '•')
    .replace(SYMBOL_BOXES, '☐')
    .replace(SYMBOL_CROSSES, '✗')
    .replace(UNUSABLE, '')
    .replace(LIGATURES, (ligature) => ligature.normalize('NFKC'))
    .replace(/´ ?ı|ı\u0301/g, 'í')
    .replace(/(?<!\d)´ ?([aeiouAEIOU])/g, (_, vowel: string) => (vowel + ACUTE).normalize('NFC'))
    .replace(/˜ ?([nN])/g, (_, letter: string) => (letter === 'n' ? 'ñ' : 'Ñ'))
    .replace(/(?<!\d)¨ ?([uU])/g, (_, vowel: string) => (vowel === 'u' ? 'ü' : 'Ü'))
    .normalize('NFC')
    .replace(SPACES, ' ')
    .trim();
}

const DIVIDED = /\p{Ll}[-\u00ad]$/u;
/** A line that begins so only goes on with the one above it. */
export const BEGINS_SMALL = /^\s*\p{Ll}/u;
const DIVIDED_CAPITALS = /(?<!\p{Lu})\p{Lu}+(?=[-\u00ad]$)/u;
const CAPITALS = /^\p{Lu}+/u;
/** Capitals that are fewer on both sides of a hyphen are two names: "ABS-ESP". */
const MIN_CAPITALS = 4;
/** "5W-" and "30", "Start-" and "Stop": the hyphen is part of the name. */
const NAME_BEFORE = /[\p{L}\p{N}][-\u00ad]$/u;
const NAME_AFTER = /^[\p{Lu}\p{N}]/u;

/** What ends with this goes on in the next line. */
export const endsDivided = (text: string): boolean => text.endsWith('\u00ad');

/** Nothing more is joined to so many letters: a hostile file has no end of lines, each slower to join than the one before. */
export const MAX_JOINED_LENGTH = 10_000;

/** Two lines of one paragraph as one, a word that was divided between them in one piece. */
export function joinLines(before: string, after: string): string {
  const isDivided = DIVIDED.test(before.slice(-2)) && BEGINS_SMALL.test(after);
  if (isDivided || areDividedCapitals(before, after)) return before.slice(0, -1) + after;
  const isOneName = NAME_BEFORE.test(before.slice(-2)) && NAME_AFTER.test(after);
  const whole = endsDivided(before) ? `${before.slice(0, -1)}-` : before;
  return `${whole}${isOneName ? '' : ' '}${after}`;
}

function areDividedCapitals(before: string, after: string): boolean {
  const end = DIVIDED_CAPITALS.exec(before.slice(-MAX_HALF_LENGTH))?.[0].length ?? 0;
  const start = CAPITALS.exec(after)?.[0].length ?? 0;
  return end > 0 && start > 0 && Math.max(end, start) >= MIN_CAPITALS;
}

/** Of a line only its last word is looked at. */
const MAX_HALF_LENGTH = 30;

/** Takes out the optional hyphens that were not used, and shows the ones at line ends that stay. */
export const withoutSoftHyphens = (text: string): string =>
  text.replace(/\u00ad(?=\s|$)/g, '-').replace(/\u00ad/g, '');

/** Letters, figures and signs that can be read: what tells a page of text from one of debris. */
export const countReadable = (text: string): number =>
  text.match(/[\p{L}\p{N}\p{P}\p{S}]/gu)?.length ?? 0;
