import { candidatesOf } from '../domain/answering/candidates';
import { quotationOf } from '../domain/answering/quote/quotation';
import { anExcerpt } from './excerpts';

export type Page = Parameters<typeof anExcerpt>[0] & { content: string };

type Told = Omit<Parameters<typeof quotationOf>[0], 'quotable' | 'excerpt'>;

function quotationFrom(words: string, pages: readonly Page[], told: Told = {}) {
  const excerpts = pages.map((page, position) => anExcerpt({ position, ...page }));
  const candidate = candidatesOf(excerpts).find(({ quotable }) => quotable.text.includes(words));
  if (!candidate) throw new Error(`Nothing holds ${words}`);
  return quotationOf({ ...candidate, ...told }, excerpts);
}

function textOf(quotation: ReturnType<typeof quotationFrom>): string | null {
  if (!quotation) return null;
  const { above, text, below } = quotation;
  return [above, text].filter(Boolean).join('\n') + below;
}

/** How the candidate that holds `words` is quoted from passages that follow each other; null where it is not. */
export const quoted = (words: string, ...pages: Page[]): string | null =>
  textOf(quotationFrom(words, pages));

/** The same of one passage, for an owner who asks what to do, or whose words only its title holds. */
export const quotedAs = (told: Told, words: string, page: Page): string | null =>
  textOf(quotationFrom(words, [page], told));

/** What it cites, with the number of its page. */
export const cited = (words: string, ...pages: Page[]) =>
  quotationFrom(words, pages)?.citations.map(({ excerpt, start, end }) => ({
    excerpt: excerpt + 1,
    quote: pages[excerpt]?.content.slice(start, end),
  }));
