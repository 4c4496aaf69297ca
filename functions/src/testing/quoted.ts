import { candidatesOf } from '../domain/answering/candidates';
import { quotationOf } from '../domain/answering/quoting/quotation';
import { anExcerpt } from './excerpts';

export type Page = Parameters<typeof anExcerpt>[0] & { content: string };

function quotationFrom(words: string, pages: readonly Page[]) {
  const excerpts = pages.map((page, position) => anExcerpt({ position, ...page }));
  const candidate = candidatesOf(excerpts).find(({ statement }) => statement.text.includes(words));
  if (!candidate) throw new Error(`Nothing holds ${words}`);
  return quotationOf(candidate, excerpts);
}

/** How the candidate that holds `words` is quoted from passages that follow each other; null where it is not. */
export function quoted(words: string, ...pages: Page[]): string | null {
  const quotation = quotationFrom(words, pages);
  if (!quotation) return null;
  const { above, text, below } = quotation;
  return [above, text].filter(Boolean).join('\n') + below;
}

export const cited = (words: string, ...pages: Page[]) => quotationFrom(words, pages)?.citations;
