import type { Quotas } from '../domain/ports/usage';
import type { QuotaName } from '../domain/quotas/quota';

type Ports = {
  quotas: Quotas;
  warn: (event: string, error: unknown) => void;
};

/** What of a use is counted, and what of it is given back when the work fails. */
type Use = { spent: readonly QuotaName[]; returned: readonly QuotaName[] };

/** An answer that failed is none; how fast somebody asks counts all the same. */
const QUESTION: Use = {
  spent: ['questionsPerMinute', 'questionsPerDay'],
  returned: ['questionsPerDay'],
};
/** Entering a manual, and having one read again. */
const READING: Use = { spent: ['uploadsPerDay'], returned: ['uploadsPerDay'] };
/** A form brings its file along: what was sent was worked on, whatever came of it. */
const FORM: Use = { ...READING, returned: [] };

/** A page that could not be drawn has been worked on all the same. */
const PICTURE: Use = { spent: ['picturesPerDay'], returned: [] };

/** Looking through a manual, or all that was found in those of a vehicle, takes as long whatever comes of it. */
const LOOK: Use = { spent: ['looksPerMinute'], returned: [] };

/** One that was refused has been looked at all the same. */
const RECEIPT: Use = { spent: ['receiptsPerDay'], returned: [] };

/** Lets owners do what costs as often as their quotas allow. */
export function withinQuota({ quotas, warn }: Ports) {
  const limited =
    ({ spent, returned }: Use) =>
    async <Result>(
      uid: string,
      work: () => Promise<Result>,
      isFree: (result: Result) => boolean = () => false,
    ): Promise<Result> => {
      const spentAt = await quotas.spend(uid, spent);
      const giveBack = async (): Promise<void> => {
        if (returned.length === 0) return;
        await quotas
          .giveBack(uid, returned, spentAt)
          .catch((failure: unknown) => warn('quota not given back', failure));
      };
      try {
        const result = await work();
        if (isFree(result)) await giveBack();
        return result;
      } catch (error) {
        await giveBack();
        throw error;
      }
    };
  return {
    question: limited(QUESTION),
    reading: limited(READING),
    form: limited(FORM),
    picture: limited(PICTURE),
    look: limited(LOOK),
    receipt: limited(RECEIPT),
  };
}

export type WithinQuota = ReturnType<typeof withinQuota>;
