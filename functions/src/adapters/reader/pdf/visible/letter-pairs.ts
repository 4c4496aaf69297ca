/**
 * How unlikely a letter is after another one in a word, in half bits, as a digit of base 36: a row for the letter before,
 * a column for the one after, "`" for the word's edge. Mean over Spanish, English, French, German, Italian and
 * Portuguese; counted by `bench/letter-pairs.ts` (last in commit 0482d4c) in the manuals of
 * `bench/manuals/printed` and the translations of TypeScript's messages.
 */
const HALF_BITS = `
l7b777acc8eda9aa8e988aackgf
6la88hebibfe797dbi686adhgfd
a6dfi6ggi5bl5jj7il79d7kjlej
b6lbi7ll56l98fk5hjah8akllgl
66jhf3khk6ikhgg5ikbdh8kjlfk
4bf9acccfbgg9a6hdg669echbhe
76ikl6agl4ll9kj6kl8db7khlli
66jkl4jbb7liab7akl8bd6lllkk
74jkj4jjk5lkdhd7jlad9ajjljh
a9b798a9ijij8957ce987g9lglb
f4jjj4jjjejjjjj7jbj3j7jjjjj
54jkk6kai8aia98bckc89ejbikj
65feb5efg5lk8gi7fikd99djkdj
768kg4khk7llhak65llegciklkk
58j877c8g8hfegd8hhj85bdjlge
5icb9fdeidfh984dah68aadchij
95iei5fjj9lj7ek5al5ca9jklhh
cjjjjjjjjijjjjjjjjii80jjjjj
56ecc4fcj6keebb8ffba8adeleh
39h9e6ggf7liheh89gk86aigfdj
66ifg4hja5lkihk6il7bbakhkbg
b9bad6cci8fg786eal777lfigfe
b4lkk2lll6lklkk6llekjcillll
55khb6kka5bkdh7ckk9aaekkkek
5ak7k9bka6kkhkkd4jic5kkkkki
39ihh8gllbljda7a4leabdjglll
54ibi5iii6iihgiaiciid8ifihb
`
  .trim()
  .split('\n')
  .map((row) => Array.from(row, (digit) => Number.parseInt(digit, 36) / 2));

/** A letter of any text costs so many bits where it is likely, and more where another letter was meant. */
const LIKELY_BITS = 5;
/** One strange word is a name, a code or an alphabet: it counts for no more bits than this. */
const MAX_BITS = 20;
/** Shorter ones are abbreviations as often as words. */
export const SHORTEST_WORD = 4;

/** Of "`", which stands for the edge of a word. */
const EDGE = 0x60;

const LATIN = /^[\p{Script=Latin}\p{M}]+$/u;
const PLAIN = /^[a-z]+$/;
const TWO_LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe' };

/** Without accents; null for what is written in others than Latin letters. */
function plainLetters(word: string, small: string): string | null {
  if (!LATIN.test(word)) return null;
  const letters = small
    .replace(/[ßæœ]/g, (letter) => TWO_LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  return PLAIN.test(letters) ? letters : null;
}

/**
 * By how many bits a word is stranger than words are: below 0 for those of any of the languages, well above it for letters that were
 * exchanged for others. 0 for what cannot be judged: short words, and those in other letters than Latin.
 */
export function strangeness(word: string): number {
  if (word.length < SHORTEST_WORD) return 0;
  const small = word.toLowerCase();
  const letters = PLAIN.test(small) ? small : plainLetters(word, small);
  if (letters === null) return 0;
  let [bits, before] = [0, 0];
  for (let at = 0; at <= letters.length; at++) {
    const letter = at < letters.length ? letters.charCodeAt(at) - EDGE : 0;
    bits += (HALF_BITS[before]?.[letter] ?? LIKELY_BITS) - LIKELY_BITS;
    before = letter;
  }
  return Math.min(bits, MAX_BITS);
}
