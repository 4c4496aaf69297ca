import type { Feedback, FeedbackVerdict } from '@contract';
import { AppError } from '../domain/faults/app-error';
import type { StoredSearches } from '../domain/ports/stored-searches';

type Ports = {
  searches: Pick<StoredSearches, 'rate'>;
  /** Tells whoever runs the service that an owner calls an answer dangerous. */
  alert: (ids: { uid: string; searchId: number }) => void;
};

/** What an owner says of an answer; without a verdict, that nothing is said any more. */
type Said = Omit<Feedback, 'verdict'> & { verdict: FeedbackVerdict | null };

const isDangerous = (feedback: Feedback | null): boolean =>
  feedback?.reasons.includes('dangerous') ?? false;

/** Notes what an owner says of an answer. */
export const rateSearch =
  ({ searches, alert }: Ports) =>
  async (uid: string, id: number, { verdict, reasons, note, mayBeUsed }: Said): Promise<void> => {
    const feedback = verdict && {
      ...{ verdict, note: note || null, mayBeUsed },
      reasons: [...new Set(reasons)],
    };
    const rated = await searches.rate(uid, id, feedback);
    if (!rated) throw new AppError('SEARCH_NOT_FOUND');
    if (isDangerous(feedback) && !isDangerous(rated.before)) alert({ uid, searchId: id });
  };
