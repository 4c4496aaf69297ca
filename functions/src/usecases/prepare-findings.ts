import type {
  Finder,
  Findings,
  FindingsQueue,
  GivenUp,
  LookThrough,
  StoredFindings,
} from '../domain/findings/finder';
import type { WholeDocuments } from '../domain/ports/pages';
import type { Manuals, RevisionKey } from '../domain/ports';
import type { Revisions } from '../domain/manuals/revisions';
import { isActive } from './is-active';

type Ports = {
  manuals: Pick<Manuals, 'get'>;
  documents: Pick<WholeDocuments, 'all' | 'isStored'>;
  findings: StoredFindings & Pick<Revisions, 'deleteRevision'>;
  finders: readonly Finder<unknown>[];
  lookThrough: LookThrough;
  noteGivenUp: (fields: { finder: string; manualId: number; why: GivenUp }) => void;
};

const GIVEN_UP: Findings<never> = { found: [], isGivenUp: true };

/**
 * Finds what the vehicle's page shows of a revision, by those finders that have not looked at it in their version. May be
 * called any number of times. What a finder was given up for is stored as such: the same document is not tried for ever.
 */
export const prepareFindings =
  (ports: Ports) =>
  async (uid: string, key: RevisionKey): Promise<'prepared' | 'nothing'> => {
    const { documents, findings, lookThrough, noteGivenUp } = ports;
    const missing = await missingOf(ports, uid, key);
    if (missing.length === 0) return 'nothing';
    for await (const look of lookThrough(documents.all(uid, key), missing)) {
      const { finder } = look;
      if ('givenUp' in look) {
        noteGivenUp({ finder: finder.name, manualId: key.manualId, why: look.givenUp });
        await findings.save(uid, key, finder, GIVEN_UP);
      } else {
        await findings.save(uid, key, finder, { found: look.found, isGivenUp: false });
      }
    }
    // What was stored while its revision went is nobody's: whoever deletes that later than this looks finds it by its prefix.
    if (!(await isActive(ports, uid, key))) await findings.deleteRevision(uid, key);
    return 'prepared';
  };

async function missingOf(ports: Ports, uid: string, key: RevisionKey): Promise<Finder<unknown>[]> {
  const { documents, findings, finders } = ports;
  const isThere = (await isActive(ports, uid, key)) && (await documents.isStored(uid, key));
  if (!isThere) return [];
  const stored = await Promise.all(finders.map((finder) => findings.load(uid, key, finder)));
  return finders.filter((_, at) => stored[at] === null);
}

type HandingOver = {
  manuals: Pick<Manuals, 'get'>;
  queue: FindingsQueue;
  warn: (event: string, error: unknown) => void;
};

/** Has a manual that was just read looked through. Never fails: who looks first hands over what was not. */
export const handOverFindings =
  ({ manuals, queue, warn }: HandingOver) =>
  async (uid: string, manualId: number): Promise<void> => {
    try {
      const revision = (await manuals.get(uid, manualId))?.activeRevision ?? null;
      if (revision !== null) await queue.enqueue(uid, { manualId, revision });
    } catch (error) {
      warn('findings not queued', error);
    }
  };
