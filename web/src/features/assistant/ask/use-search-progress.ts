import { useEffect, useState } from 'react';
import { followSearch, type SearchProgress } from '@contract';
import { call } from '../../../lib/api/api-client';

/** Most answers without a model are there before this, and nobody has to ask how far they are. */
const FIRST_AFTER_MS = 250;
/** Where the server has no room for who waits, or does not know the question yet. */
const AGAIN_AFTER_MS = 1_000;
const MAX_FAILURES = 3;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks until the question is answered, called off, or nothing can be learnt of it. */
async function follow(
  id: string,
  signal: AbortSignal,
  onProgress: (progress: SearchProgress) => void,
): Promise<void> {
  await pause(FIRST_AFTER_MS);
  let step = 0;
  for (let failures = 0; !signal.aborted && failures < MAX_FAILURES;) {
    const input = { params: { id }, query: { after: String(step) }, signal };
    const asked = performance.now();
    const progress = await call(followSearch, input).catch(() => null);
    if (progress?.stage === 'done') return;
    if (progress && progress.step > step) {
      step = progress.step;
      onProgress(progress);
    } else {
      failures += progress ? 0 : 1;
      // Where the server waited, it may be waited for again.
      await pause(AGAIN_AFTER_MS - (performance.now() - asked));
    }
  }
}

/** How far the question is that was sent under this name; null where that is not known. Nothing waits for it. */
export function useSearchProgress(requestId: string | undefined): SearchProgress | null {
  const [told, setTold] = useState<{ of: string; progress: SearchProgress } | null>(null);
  useEffect(() => {
    if (requestId === undefined) return undefined;
    const controller = new AbortController();
    void follow(requestId, controller.signal, (progress) => setTold({ of: requestId, progress }));
    return () => controller.abort();
  }, [requestId]);
  return told !== null && told.of === requestId ? told.progress : null;
}
