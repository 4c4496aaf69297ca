import { execFileSync } from 'node:child_process';

/** Seconds that poppler's pdftotext takes for a file; null when it is not on this machine. */
export function pdftotextSeconds(path: string): number | null {
  const begin = performance.now();
  try {
    execFileSync('pdftotext', [path, '-'], {
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
  return (performance.now() - begin) / 1000;
}
