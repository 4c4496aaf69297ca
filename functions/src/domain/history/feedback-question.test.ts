import type { Feedback } from '@contract';
import { aSearch } from '../../testing/builders';
import { anExcerpt } from '../../testing/excerpts';
import { toSourceDocument } from '../answering/compose-answer';
import { feedbackQuestion } from './feedback-question';

const feedback: Feedback = {
  ...{ verdict: 'unhelpful', reasons: ['wrong-page'], note: 'Es la 12', mayBeUsed: true },
};
const source = toSourceDocument(anExcerpt({ manualId: 1 }));

describe('a question that may be used', () => {
  it('has the shape of the benchmark’s, and does not tell whose it is', () => {
    const search = aSearch({ id: 3, sourceDocuments: [source, source], feedback });
    const { pageNumber } = source.metadata;
    const question = feedbackQuestion('ana', search);
    expect(question).toEqual({
      ...{ id: expect.stringMatching(/^feedback-[0-9a-f]{12}$/) as unknown, note: 'Es la 12' },
      ...{ manual: source.metadata.documentSource, question: '¿Qué aceite lleva?' },
      ...{ answerable: true, pages: [pageNumber], mustContain: [] },
      kinds: ['unhelpful', 'wrong-page'],
    });
    expect(feedbackQuestion('luis', search)?.id).not.toBe(question?.id);
  });

  it('is none where its owner does not say so', () => {
    expect(
      feedbackQuestion('ana', aSearch({ feedback: { ...feedback, mayBeUsed: false } })),
    ).toBeNull();
    expect(feedbackQuestion('ana', aSearch())).toBeNull();
  });
});
