import { execFileSync } from 'node:child_process';

/** What poppler's pdftotext gives for each page of a file, and its time; null when it is not on this machine. */
export function pdftotext(path: string): { seconds: number; texts: string[] } | null {
  const begin = performance.now();
  try {
    const output = execFileSync('pdftotext', [path, '-'], {
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const seconds = (performance.now() - begin) / 1000;
    return { seconds, texts: output.toString('utf8').split('\f').slice(0, -1) };
  } catch {
    return null;
  }
}
