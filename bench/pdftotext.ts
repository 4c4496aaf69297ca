import { execFileSync } from 'node:child_process';

/** What a program of poppler prints; null when it is not on this machine. */
export function poppler(program: 'pdftotext' | 'pdfinfo', ...given: string[]): string | null {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    return execFileSync(program, given, { maxBuffer: 1 << 29, stdio: [...stdio] }).toString('utf8');
  } catch {
    return null;
  }
}

/** The text of each page of a file; null where pdftotext is not on this machine. */
export const pdftotext = (path: string): string[] | null =>
  poppler('pdftotext', path, '-')?.split('\f').slice(0, -1) ?? null;
