import { aSearch } from '../../testing/builders';
import { anExcerpt } from '../../testing/excerpts';
import { toSourceDocument } from '../answering/compose-answer';
import { keptAnswer } from './kept-answer';

const sourceDocuments = [toSourceDocument(anExcerpt({ content: 'Aceite\t4,5 l\nAgua\t6 l' }))];
const answer = aSearch({ sourceDocuments, statements: [{ kind: 'remark', text: 'Aceite' }] });
const size = Buffer.byteLength(JSON.stringify(answer));

describe('an answer that is kept', () => {
  it('is whole as long as it is not larger than the limit', () => {
    expect(keptAnswer(answer, size)).toBe(answer);
  });

  it('is without the structure of its excerpts where leaving out its marks is not enough, and says so', () => {
    const { sourceDocuments: kept, statements, response } = keptAnswer(answer, size - 1);
    expect(kept.map(({ metadata }) => metadata.content)).toEqual(['Aceite\t4,5 l\nAgua\t6 l']);
    expect(kept.flatMap(({ metadata }) => metadata.blocks)).toEqual([]);
    expect(statements?.at(-1)).toMatchObject({ kind: 'remark' });
    expect(response).toMatch(/^SAE 5W-30\n\nEsta respuesta es tan larga.*como texto seguido\.$/);
  });
});
