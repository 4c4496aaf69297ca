import { anExcerpt } from '../../../testing/excerpts';
import { continuationOf, endsInSteps, MAX_CONTINUATIONS } from './continuation';
import { extractiveAnswer } from '../extractive-answer';
import { aQuestion } from '../../../testing/questions';
import { quotablesOf } from '../quotables/quotables';

const headings = ['Arrancar con cables'];
const page = (position: number, content: string) => anExcerpt({ position, content, headings });
const begun = page(0, '1. Una el cable rojo.\n2. Una el cable negro.');

function rest(first: typeof begun, ...others: (typeof begun)[]) {
  const [quotable] = quotablesOf(first.chunk);
  return quotable ? continuationOf(quotable, 0, [first, ...others])?.text : undefined;
}

describe('continuationOf', () => {
  it.each([
    [
      'the next page',
      '3. Arranque.\n4. Retire los cables.\n\nADVERTENCIA\nNo fume.',
      '3. Arranque.\n4. Retire los cables.',
    ],
    [
      'a passage that repeats the last step',
      '2. Una el cable negro.\n3. Arranque.',
      '3. Arranque.',
    ],
    ['a page below its running title', 'Manual\tAverías\n3. Arranque.', '3. Arranque.'],
  ])('goes on with the steps of %s', (_, next, expected) => {
    expect(rest(begun, page(1, next))).toBe(expected);
  });

  it.each([
    ['other steps', page(1, '1. Abra el capó.')],
    ['steps of a list that begins anew', page(1, '1. Abra.\n2. Gire.\n3. Cierre.')],
    ['steps further below', page(1, 'Otra cosa empieza aquí.\n3. Abra el capó.')],
    ['a passage that does not follow', page(2, '3. Abra el capó.')],
  ])('does not take %s for them', (_, next) => {
    expect(rest(begun, next)).toBeUndefined();
  });

  it('follows a list over several passages, as long as each ends in the next step', () => {
    const pages = [page(1, '3. Espere.'), page(2, '4. Arranque.'), page(3, '5. Retire.\n\nFin.')];
    expect(rest(begun, ...pages)).toBe('3. Espere.\n4. Arranque.\n5. Retire.');
    expect(rest(begun, pages[0]!, pages[2]!)).toBe('3. Espere.');
  });

  it('stops at a bound, so that a numbered book is not quoted whole', () => {
    const pages = Array.from({ length: 9 }, (_, at) => page(at + 1, `${at + 3}. Siga.`));
    expect(rest(begun, ...pages)?.split('\n')).toHaveLength(MAX_CONTINUATIONS);
  });

  it('goes on only where the passage ends in steps', () => {
    expect(endsInSteps(begun.chunk)).toBe(true);
    expect(
      rest(page(0, '1. Una.\n2. Separe.\n\nCompruebe la carga.'), page(1, '3. Arranque.')),
    ).toBe(undefined);
  });

  it('cites both pages', () => {
    const quotation = extractiveAnswer(aQuestion('¿Cómo puedo arrancar con cables?'), [
      begun,
      { ...page(1, '3. Arranque.'), score: 0 },
    ]);
    expect(quotation.statements[0]?.text).toMatch(/negro\.\n3\. Arranque\.$/);
    expect(quotation.statements[0]?.citations.map(({ excerpt }) => excerpt)).toEqual([0, 1]);
  });
});
