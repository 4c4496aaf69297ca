import * as z from 'zod/mini';

/** Whether anything of a text is seen: not only blanks, marks on nothing and characters that no font draws. */
export const isVisible = (text: string): boolean => /[^\p{C}\p{Z}\p{M}\p{DI}\u2800]/u.test(text);

/**
 * What somebody calls a person or a thing, in one line; empty when nothing of it would be seen. Without the characters
 * that turn the direction of what is written around them: a name stands inside our own sentences.
 */
export function cleanName(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Bidi_C}\p{Cs}\p{Co}]/gu, '')
    .trim();
  return isVisible(line) ? line : '';
}

/** A string that is a name, as `cleanName` makes it. */
export const nameSchema = z.string().check(z.overwrite(cleanName));
