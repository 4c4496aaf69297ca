import type { SearchResponse } from '@contract';
import { AppError } from '../domain/app-error';
import { classify } from '../domain/answering/classification';
import { abstain, withoutSources, type ComposedAnswer } from '../domain/answering/compose-answer';
import { noManualSentence } from '../domain/answering/no-answer';
import { isCommand, isCommerce } from '../domain/answering/scope';
import type { Manuals, Searches, Vehicles } from '../domain/ports';
import { RevisionGone } from '../domain/revision-gone';
import type { ManualRecord, SearchRecord, VehicleRecord } from '../domain/records';
import type { Answered, Asked } from './answer-from-manuals';
import type { AskableManual } from './find-excerpts';

type Ports = {
  vehicles: Pick<Vehicles, 'get'>;
  manuals: Pick<Manuals, 'list'>;
  searches: Pick<Searches, 'save'>;
  answerFrom: (uid: string, asked: Asked) => Promise<Answered>;
  warn: (event: string, error: unknown) => void;
};

export type Question = { query: string; vehicleId: number };

/** `isFailed`: what is given stands for an answer that never came. */
export type QuestionAnswer = { response: SearchResponse; isFailed: boolean };

/** What questions see of a manual: the revision that was read to its end, also while another one is being read. */
const askable = (manuals: readonly ManualRecord[]): AskableManual[] =>
  manuals.flatMap(({ id, activeRevision, originalFilename, chunkCount, status }) =>
    activeRevision === null || status === 'deleted'
      ? []
      : [
          {
            manualId: id,
            revision: activeRevision,
            documentSource: originalFilename,
            chunkCount,
          },
        ],
  );

const said = (composed: ComposedAnswer): Answered => ({ composed, isFailed: false });

export function answerQuestion({ vehicles, manuals, searches, answerFrom, warn }: Ports) {
  async function answer(
    uid: string,
    query: string,
    vehicle: VehicleRecord,
    shelf: ManualRecord[],
  ): Promise<Answered> {
    const readable = askable(shelf);
    if (readable.length === 0) return said(withoutSources(noManualSentence(shelf)));
    if (isCommand(query) || isCommerce(query)) return said(abstain());
    return answerFrom(uid, { query, vehicle, manuals: readable });
  }

  async function shelfOf(uid: string, vehicleId: number): Promise<ManualRecord[]> {
    return (await manuals.list(uid)).filter((manual) => manual.vehicleId === vehicleId);
  }

  /** Answers a question about one vehicle from its manuals only, and keeps it in the history. */
  return async (uid: string, { query, vehicleId }: Question): Promise<QuestionAnswer> => {
    const asked = [vehicles.get(uid, vehicleId), shelfOf(uid, vehicleId)] as const;
    const [vehicle, shelf] = await Promise.all(asked);
    if (!vehicle) throw new AppError('VEHICLE_NOT_FOUND');
    const { composed, isFailed } = await answer(uid, query, vehicle, shelf).catch(
      async (error: unknown) => {
        if (!(error instanceof RevisionGone)) throw error;
        // Once: a question that is overtaken again is asked again by its owner.
        return answer(uid, query, vehicle, await shelfOf(uid, vehicleId));
      },
    );
    const search = { query, vehicleId, classification: classify(query, vehicle), ...composed };
    const saved = await searches.save(uid, search).catch((error: unknown) => {
      warn('question not kept in history', error);
      return null;
    });
    return { response: toResponse(search, saved?.id ?? null), isFailed };
  };
}

const toResponse = (
  {
    response,
    statements = [],
    classification,
    sourceDocuments,
    confidence,
    suggestions,
  }: Omit<SearchRecord, 'id' | 'createdAt'>,
  id: number | null,
): SearchResponse => ({
  id,
  response,
  statements,
  classification,
  sourceDocuments,
  confidence,
  suggestions,
});
