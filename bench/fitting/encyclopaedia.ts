import { readFileSync } from 'node:fs';
import type { ReadPage } from '../../functions/src/domain/document/read-page';
import type { Expected } from '../answer-scores';

type Paragraph = {
  context: string;
  qas: { question: string; is_impossible?: boolean; answers: { text: string }[] }[];
};
type Squad = { data: { paragraphs: Paragraph[] }[] };

const ARTICLES_OF_A_MANUAL = 4;
const ANSWERABLE = 50;
const FOREIGN = 25;

/** The same numbers every time. */
function picker(seed: number) {
  let state = seed;
  return <Item>(from: readonly Item[], count: number): Item[] =>
    Array.from({ length: count }).flatMap(() => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return from[Math.floor((state / 2_147_483_648) * from.length)] ?? [];
    });
}

const asPage = ({ context }: Paragraph, index: number): ReadPage => ({
  ...{ number: index + 1, reference: `p. ${index + 1}`, text: context, headings: [] },
});

const answerable = ({ qas }: Paragraph, index: number): Expected[] =>
  qas
    .filter(({ is_impossible }) => !is_impossible)
    .map(({ question, answers }) => ({
      ...{ question, answerable: true, pages: [index + 1] },
      mustContain: answers.slice(0, 1).map(({ text }) => text),
    }));

/**
 * SQuAD-es v2: four articles make a manual, each paragraph a page. Not answerable are questions about another article;
 * those that only look answerable are left out: words alone cannot tell them (decision 0005).
 */
export function encyclopaedia(path: string) {
  const { data } = JSON.parse(readFileSync(path, 'utf8')) as Squad;
  const pick = picker(1);
  const manuals: { pages: ReadPage[]; questions: { set: string; expected: Expected }[] }[] = [];
  for (let first = 0; first + ARTICLES_OF_A_MANUAL <= data.length; first += ARTICLES_OF_A_MANUAL) {
    const end = first + ARTICLES_OF_A_MANUAL;
    const paragraphs = data.slice(first, end).flatMap((article) => article.paragraphs);
    const others = (data[(end + 1) % data.length]?.paragraphs ?? []).flatMap(answerable);
    const own = pick(paragraphs.flatMap(answerable), ANSWERABLE);
    const foreign = pick(others, FOREIGN).map((expected) => ({
      ...expected,
      ...{ answerable: false, pages: [], mustContain: [] },
    }));
    manuals.push({
      pages: paragraphs.map(asPage),
      questions: [
        ...own.map((expected) => ({ set: 'answerable', expected })),
        ...foreign.map((expected) => ({ set: 'foreign', expected })),
      ],
    });
  }
  return manuals;
}
