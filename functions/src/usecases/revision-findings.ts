import type { Untold } from '@contract';
import type { Finder, FindingsQueue, StoredFindings } from '../domain/findings/finder';
import type { WholeDocuments } from '../domain/ports/pages';
import type { RevisionKey } from '../domain/ports';

export type FindingPorts = {
  documents: Pick<WholeDocuments, 'isStored'>;
  findings: Pick<StoredFindings, 'load'>;
  queue: FindingsQueue;
  warn: (event: string, error: unknown) => void;
};

/** What is known of a revision, and why nothing is: what was given up has found nothing. */
export type Told<Found> = { found: Found[] | null; untold?: Untold };

/**
 * What a finder has found in a revision. Looks at no document: what this version of the finder has not looked through is
 * handed to the queue, by whoever asks first, and told to who asks again.
 */
export const revisionFindings =
  ({ documents, findings, queue, warn }: FindingPorts) =>
  async <Found>(uid: string, key: RevisionKey, finder: Finder<Found>): Promise<Told<Found>> => {
    const stored = await findings.load(uid, key, finder);
    if (stored?.isGivenUp) return { found: [], untold: 'given-up' };
    if (stored) return { found: stored.found };
    // The manual was read before there were documents, and is read again by itself.
    if (!(await documents.isStored(uid, key))) return { found: null, untold: 'reading' };
    // Whoever asks again hands it over again.
    await queue.enqueue(uid, key).catch((error: unknown) => warn('findings not queued', error));
    return { found: null, untold: 'preparing' };
  };
