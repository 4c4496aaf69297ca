import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDocument } from '../../functions/src/adapters/reader/open-document';

type Question = {
  question: string;
  answerable: boolean;
  /** Physical pages, from 1, each of which holds all of `mustContain`. */
  pages: number[];
  /** What is printed at the foot of those pages. */
  labels: string[];
  mustContain: string[];
};

/** Text as a reader sees it: lines joined, words divided at a line end made whole. */
const flattened = (text: string): string =>
  text
    .replace(/(\p{Ll})-\s*\n\s*(\p{Ll})/gu, '$1$2')
    .replace(/\s+/g, ' ')
    .toLowerCase();

const inFolder = (name: string): string => join(__dirname, name);
const readQuestions = (name: string): Question[] =>
  JSON.parse(readFileSync(inFolder(name), 'utf8')) as Question[];
const questions = readQuestions('questions.json');
/** Nothing may be tuned on these: they tell how the answerer does on questions that it was not made for. */
const heldOut = readQuestions('held-out-questions.json');
/** Written after the rules had been finished, and not looked at since. */
const fresh = readQuestions('fresh-questions.json');
const allSets = [...questions, ...heldOut, ...fresh];

/** Pages as the product itself reads them. */
async function readManual() {
  const document = await openDocument(inFolder('manual-faro-brisa.pdf'));
  const pages = [];
  for await (const page of document.pages) pages.push(page);
  return pages;
}

describe('the demonstration manual', () => {
  it('answers each question on every page that the question names', async () => {
    const pages = (await readManual()).map(({ text }) => flattened(text));
    const wrong = allSets.flatMap(({ question, pages: numbers, mustContain }) =>
      numbers.flatMap((number) =>
        mustContain
          .filter((part) => !pages[number - 1]?.includes(flattened(part)))
          .map((part) => `${question}: "${part}" is not on page ${number}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('prints other numbers on its pages than their positions in the file', async () => {
    const references = (await readManual()).map(({ reference }) => reference);
    const wrong = allSets.flatMap(({ pages, labels }) =>
      pages.filter((page, index) => references[page - 1] !== `p. ${labels[index] ?? ''}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['tuned', questions],
    ['held-out', heldOut],
  ])('leaves a fifth to a third of the %s questions unanswered', (_, set) => {
    const share = set.filter(({ answerable }) => !answerable).length / set.length;
    expect(set.length).toBeGreaterThanOrEqual(60);
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.33);
  });

  it('asks nothing twice', () => {
    const asked = allSets.map(({ question }) => question.toLowerCase());
    expect(asked).toHaveLength(new Set(asked).size);
  });
});
