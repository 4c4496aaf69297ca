import type { SearchResponse } from '@contract';
import { AppError } from '../domain/faults/app-error';
import { classify } from '../domain/answering/classification';
import { abstain, withoutSources, type ComposedAnswer } from '../domain/answering/compose-answer';
import { noManualSentence } from '../domain/answering/no-answer';
import { isCommand, isCommerce } from '../domain/answering/scope';
import { withTextOnly } from '../domain/answering/text-only';
import { withBeyond } from '../domain/beyond/beyond-manual';
import { completeQuestion } from '../domain/conversation/complete-question';
import type { OnProgress } from '../domain/conversation/search-progress';
import { turnOf } from '../domain/conversation/turn';
import { doorsOf } from '../domain/doors/door-of';
import type { Manuals, Searches, Vehicles } from '../domain/ports';
import { RevisionGone } from '../domain/manuals/revision-gone';
import type { ManualRecord, SearchRecord } from '../domain/ports/records';
import type { Answered, Asked } from './answer-from-manuals';
import type { AskableManual } from './find-excerpts';
import { turnBefore } from './turn-before';
import { withOwnTables, type OwnTablePorts } from './own-tables';

type Ports = OwnTablePorts & {
  vehicles: Pick<Vehicles, 'get'>;
  manuals: Pick<Manuals, 'list'>;
  searches: Pick<Searches, 'save' | 'get'>;
  answerFrom: (uid: string, asked: Asked) => Promise<Answered>;
};

export type Question = {
  query: string;
  /** That of the question before, where a follow-up names none. */
  vehicleId?: number | undefined;
  /** Number of the question that this one goes on from. */
  followUpOf?: number | undefined;
};

/** `isFailed`: what is given stands for an answer that never came. */
type QuestionAnswer = { response: SearchResponse; isFailed: boolean };

const isAskable = (manual: ManualRecord): manual is ManualRecord & { activeRevision: number } =>
  manual.activeRevision !== null && manual.status !== 'deleted';

/** What questions see of a manual: the revision that was read to its end, also while another one is being read. */
const askable = (manuals: readonly ManualRecord[]): AskableManual[] =>
  manuals.filter(isAskable).map(({ id, activeRevision, originalFilename, chunkCount }) => ({
    manualId: id,
    revision: activeRevision,
    documentSource: originalFilename,
    chunkCount,
  }));

type Meant = Omit<Asked, 'manuals'>;

const said = (composed: ComposedAnswer): Answered => ({
  ...{ composed, isFailed: false, isByModel: false },
});

export function answerQuestion({ vehicles, manuals, searches, answerFrom, ...ports }: Ports) {
  const before = turnBefore(searches);

  async function answer(uid: string, asked: Meant, shelf: ManualRecord[]): Promise<Answered> {
    const { query, followUp, vehicle, onProgress } = asked;
    const readable = askable(shelf);
    if (readable.length === 0) return said(withoutSources(noManualSentence(shelf)));
    // A command that went unheard is not heard because another question goes on from it.
    const meant = followUp?.understoodAs ?? query;
    if ([query, meant].some((words) => isCommand(words) || isCommerce(words))) {
      return said(abstain());
    }
    const answered = await answerFrom(uid, {
      ...{ query, followUp, vehicle, onProgress },
      manuals: readable,
    });
    return { ...answered, composed: withTextOnly(answered.composed, shelf.filter(isAskable)) };
  }

  async function shelfOf(uid: string, vehicleId: number): Promise<ManualRecord[]> {
    return (await manuals.list(uid)).filter((manual) => manual.vehicleId === vehicleId);
  }

  /** What a question is about, and how it is read after the one before. Fails with VEHICLE_NOT_FOUND. */
  async function meaningOf(uid: string, { query, followUpOf, ...named }: Question) {
    const last = followUpOf === undefined ? null : await before(uid, followUpOf);
    const vehicleId = named.vehicleId ?? last?.vehicleId;
    if (vehicleId === undefined) throw new AppError('VEHICLE_NOT_FOUND');
    const asked = [vehicles.get(uid, vehicleId), shelfOf(uid, vehicleId)] as const;
    const [vehicle, shelf] = await Promise.all(asked);
    if (!vehicle) throw new AppError('VEHICLE_NOT_FOUND');
    return { vehicle, shelf, followUp: last ? followUpTo(last, query) : undefined };
  }

  /** From the manuals as they are when it comes: once more where one was read anew meanwhile, and no more than once. */
  const answerAtRest = (uid: string, meant: Meant, shelf: ManualRecord[]): Promise<Answered> =>
    answer(uid, meant, shelf).catch(async (error: unknown) => {
      if (!(error instanceof RevisionGone)) throw error;
      return answer(uid, meant, await shelfOf(uid, meant.vehicle.id));
    });

  /**
   * Answers a question about one vehicle from its manuals only, and keeps it in the history. One that goes on from another
   * is read with that one, and is about the same vehicle where it names none.
   */
  return async (uid: string, asked: Question, onProgress?: OnProgress): Promise<QuestionAnswer> => {
    const { vehicle, shelf, followUp } = await meaningOf(uid, asked);
    const { query, followUpOf } = asked;
    const meant = { query, followUp, vehicle, onProgress };
    const { composed, isFailed, isByModel } = await answerAtRest(uid, meant, shelf);
    const understoodAs = followUp?.understoodAs ?? null;
    const question = understoodAs ?? query;
    const shown = withBeyond(composed, { question, country: vehicle.country, isByModel });
    const search = {
      query,
      ...(followUpOf !== undefined && { followUpOf }),
      ...(understoodAs !== null && { understoodAs }),
      vehicleId: vehicle.id,
      classification: classify(question, vehicle),
      ...shown,
    };
    const saved = await searches.save(uid, search).catch((error: unknown) => {
      ports.warn('question not kept in history', error);
      return null;
    });
    const response = toResponse(search, saved?.id ?? null);
    // What the vehicle is may change; what was quoted does not.
    const statements = await withOwnTables(ports)(uid, vehicle, { query, ...response });
    return { response: { ...response, statements }, isFailed };
  };
}

function followUpTo(last: SearchRecord, query: string): NonNullable<Asked['followUp']> {
  const turn = turnOf(last);
  return { turn, understoodAs: completeQuestion(turn, query) };
}

const toResponse = (
  {
    query,
    understoodAs,
    followUpOf,
    response,
    statements = [],
    classification,
    sourceDocuments,
    confidence,
    suggestions,
    beyond,
  }: Omit<SearchRecord, 'id' | 'createdAt'>,
  id: number | null,
): SearchResponse => ({
  id,
  ...(understoodAs !== undefined && { understoodAs }),
  ...(followUpOf !== undefined && { followUpOf }),
  response,
  statements,
  classification,
  sourceDocuments,
  confidence,
  suggestions,
  ...(beyond && { beyond }),
  ...doorsOf({ query, understoodAs }),
});
