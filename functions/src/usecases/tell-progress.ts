import type { OnProgress, SearchProgresses } from '../domain/conversation/search-progress';

type Ports = {
  progresses: Pick<SearchProgresses, 'begin' | 'advance'>;
  warn: (event: string, error: unknown) => void;
};

/**
 * Tells how far a question is while it is answered. No answer waits for it or fails with it: steps are written one after
 * the other, and after one that could not be written none is.
 */
export const tellProgress =
  ({ progresses, warn }: Ports) =>
  async <Answer>(
    { uid, id }: { uid: string; id: string },
    answer: (onProgress: OnProgress) => Promise<Answer>,
  ): Promise<Answer> => {
    let step = 1;
    let written = progresses.begin(uid, { ...{ id, step }, stage: 'searching', pages: [] });
    const onProgress: OnProgress = (stage, pages = []) => {
      step += 1;
      const progress = { ...{ id, step, stage, pages } };
      written = written.then(() => progresses.advance(uid, progress));
      // Told below; until then nobody listens.
      written.catch(() => undefined);
    };
    written.catch(() => undefined);
    try {
      return await answer(onProgress);
    } finally {
      onProgress('done');
      void written.catch((error: unknown) => warn('progress not told', error));
    }
  };
