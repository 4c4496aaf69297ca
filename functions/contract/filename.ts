import { MAX_FILENAME_LENGTH } from './limits';

/**
 * A file's name as it is shown: without folders, control characters and invisible or direction-changing
 * characters (with which "fdp.exe" can read "exe.pdf"). Empty when nothing is left.
 */
export function cleanFilename(name: string): string {
  const base = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  const visible = base
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}\p{Co}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return shorten(visible);
}

/** Cuts the stem, not the extension. */
function shorten(name: string): string {
  if (name.length <= MAX_FILENAME_LENGTH) return name;
  const dot = name.lastIndexOf('.');
  const extension = dot < 0 || name.length - dot > 10 ? '' : name.slice(dot);
  // Half of a character that takes two units is none.
  const stem = name
    .slice(0, MAX_FILENAME_LENGTH - extension.length)
    .replace(/[\uD800-\uDBFF]$/, '');
  return stem + extension;
}
