import type { SearchProgress } from '@contract';

const PAGE = /^p\. /;

/** "p. 35, 36, 112": what all of them begin with is said once. */
const listed = (pages: readonly string[]): string =>
  pages.every((page) => PAGE.test(page))
    ? `p. ${pages.map((page) => page.replace(PAGE, '')).join(', ')}`
    : pages.join(', ');

/** What is being done for a question beyond searching; empty where nothing more is known. */
export function progressSentence(progress: SearchProgress | null): string {
  if (progress?.stage === 'checking') return 'Comprobando…';
  if (progress?.stage !== 'reading' || progress.pages.length === 0) return '';
  return `Leyendo ${listed(progress.pages)}…`;
}
