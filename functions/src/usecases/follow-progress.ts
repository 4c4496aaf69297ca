import type { SearchProgress } from '@contract';
import { AppError } from '../domain/faults/app-error';
import type {
  SearchProgresses,
  StoredProgress,
  waitingRoom,
} from '../domain/conversation/search-progress';

type Ports = {
  progresses: Pick<SearchProgresses, 'get'>;
  room: ReturnType<typeof waitingRoom>;
  now: () => number;
  sleep: (ms: number) => Promise<unknown>;
};

/** What an owner sees is younger than 400 ms: a look, its way and that of the write before it take less than the rest. */
export const LOOK_EVERY_MS = 200;
/** Below what a browser with kept answers takes for a dead line. */
export const MAX_WAIT_MS = 4_000;

/**
 * How far the owner's question is, as soon as it is further than `after`; what it is by now after some seconds, or at once
 * where too many wait. Fails with SEARCH_NOT_FOUND for what is not this owner's latest question.
 */
export const followProgress =
  ({ progresses, room, now, sleep }: Ports) =>
  async (uid: string, id: string, after: number): Promise<SearchProgress> => {
    const look = async (): Promise<StoredProgress | null> => {
      const found = await progresses.get(uid);
      return found?.id === id ? found : null;
    };
    const isNews = (found: StoredProgress | null): boolean =>
      found !== null && (found.step > after || found.stage === 'done');
    const until = now() + MAX_WAIT_MS;
    const place = room.enter(uid);
    try {
      let found = await look();
      while (place?.isIn() && !isNews(found) && now() < until) {
        await sleep(LOOK_EVERY_MS);
        found = await look();
      }
      if (!found) throw new AppError('SEARCH_NOT_FOUND');
      return { step: found.step, stage: found.stage, pages: found.pages };
    } finally {
      place?.leave();
    }
  };
