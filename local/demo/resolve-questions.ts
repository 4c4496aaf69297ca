import { answerable, unanswerable } from './content/questions';
import type { Layout } from './pdf/layout';
import { pageLabel } from './pdf/page-labels';

export type Question = {
  question: string;
  answerable: boolean;
  /** Physical pages, from 1, each of which holds all of `mustContain`. */
  pages: number[];
  /** What is printed at the foot of those pages. */
  labels: string[];
  mustContain: string[];
};

/** Text as a reader sees it: lines joined, words divided at a line end made whole. */
export const flattened = (text: string): string =>
  text
    .replace(/(\p{Ll})-\s*\n\s*(\p{Ll})/gu, '$1$2')
    .replace(/\s+/g, ' ')
    .toLowerCase();

/** Finds the pages of each answer below the headings that the question names; fails if a page is not there. */
export function resolveQuestions(layout: Layout): Question[] {
  const answered = answerable.map(({ question, at, mustContain }) => {
    const pages = at.flatMap((id) => pagesBelow(layout, id, mustContain));
    const missing = at.filter((id) => pagesBelow(layout, id, mustContain).length === 0);
    if (missing.length > 0) throw new Error(`"${question}" is not answered at ${missing.join()}`);
    const unique = [...new Set(pages)].sort((a, b) => a - b);
    return {
      question,
      answerable: true,
      pages: unique,
      labels: unique.map((page) => pageLabel(page, layout.romanPages)),
      mustContain: [...mustContain],
    };
  });
  const refused = unanswerable.map((question) => ({
    question,
    answerable: false,
    pages: [],
    labels: [],
    mustContain: [],
  }));
  return [...answered, ...refused];
}

function pagesBelow(layout: Layout, id: string, mustContain: readonly string[]): number[] {
  return layout.pages.flatMap(({ items }, index) => {
    const below = items.filter(({ path }) => path.includes(id));
    const text = flattened(below.map(({ atom }) => atom.text).join('\n'));
    const isAnswer =
      below.length > 0 && mustContain.every((part) => text.includes(flattened(part)));
    return isAnswer ? [index + 1] : [];
  });
}
