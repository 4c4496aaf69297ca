import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDocument } from '../../functions/src/adapters/reader/open-document';
import { book } from './content/book';
import { layOut } from './pdf/layout';
import { flattened, resolveQuestions } from './resolve-questions';
import type { Question } from './resolve-questions';

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

  it('is the one that its content makes', () => {
    expect(questions).toEqual(resolveQuestions(layOut(book)));
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
