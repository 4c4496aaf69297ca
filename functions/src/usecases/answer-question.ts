import type { SearchResponse } from '@contract';
import { AppError } from '../domain/app-error';
import { classify } from '../domain/answering/classification';
import {
  abstain,
  composeAnswer,
  withoutSources,
  type ComposedAnswer,
} from '../domain/answering/compose-answer';
import { nearestSections, noManualSentence } from '../domain/answering/no-answer';
import { foreignVehicle, isCommand, isCommerce } from '../domain/answering/scope';
import { withoutVehicle } from '../domain/answering/vehicle-words';
import type { AnswerModel, Manuals, Searches, Vehicles } from '../domain/ports';
import type { ManualRecord, SearchRecord, VehicleRecord } from '../domain/records';
import type { AskableManual, FoundExcerpts } from './find-excerpts';

type Ports = {
  vehicles: Pick<Vehicles, 'get'>;
  manuals: Pick<Manuals, 'list' | 'update'>;
  searches: Pick<Searches, 'save'>;
  model: AnswerModel;
  find: (
    uid: string,
    manuals: readonly AskableManual[],
    question: string,
  ) => Promise<FoundExcerpts>;
  clock: () => Date;
  warn: (event: string, error: unknown) => void;
};

export type Question = { query: string; vehicleId: number };

/** What questions see of a manual: the revision that was read to its end, also while another one is being read. */
const askable = (manuals: readonly ManualRecord[]): AskableManual[] =>
  manuals.flatMap(({ id, activeRevision, originalFilename, status }) =>
    activeRevision === null || status === 'deleted'
      ? []
      : [{ manualId: id, revision: activeRevision, documentSource: originalFilename }],
  );

export function answerQuestion({ vehicles, manuals, searches, model, find, clock, warn }: Ports) {
  async function answer(
    uid: string,
    query: string,
    vehicle: VehicleRecord,
    shelf: ManualRecord[],
  ): Promise<ComposedAnswer> {
    const readable = askable(shelf);
    if (readable.length === 0) return withoutSources(noManualSentence(shelf));
    if (isCommand(query) || isCommerce(query)) return abstain();
    const question = withoutVehicle(query, vehicle);
    const { excerpts, weights } = await find(uid, readable, question);
    if (foreignVehicle(query, vehicle, excerpts)) return abstain();
    const draft = await model.answer(question, excerpts, weights);
    return composeAnswer(question, draft, excerpts) ?? abstain(nearestSections(excerpts));
  }

  async function rememberUse(uid: string, { sourceDocuments }: ComposedAnswer): Promise<void> {
    const cited = new Set(sourceDocuments.map(({ metadata }) => metadata.manualId));
    const lastQueriedAt = clock();
    await Promise.all([...cited].map((id) => manuals.update(uid, id, () => ({ lastQueriedAt }))));
  }

  /** Answers a question about one vehicle from its manuals only, and keeps it in the history. */
  return async (uid: string, { query, vehicleId }: Question): Promise<SearchResponse> => {
    const [vehicle, all] = await Promise.all([vehicles.get(uid, vehicleId), manuals.list(uid)]);
    if (!vehicle) throw new AppError('VEHICLE_NOT_FOUND');
    const shelf = all.filter((manual) => manual.vehicleId === vehicleId);
    const composed = await answer(uid, query, vehicle, shelf);
    const search = { query, vehicleId, classification: classify(query, vehicle), ...composed };
    const [saved, used] = await Promise.allSettled([
      searches.save(uid, search),
      rememberUse(uid, composed),
    ]);
    if (saved.status === 'rejected') warn('question not kept in history', saved.reason);
    if (used.status === 'rejected') warn('last use of manuals not noted', used.reason);
    return toResponse(search, saved.status === 'fulfilled' ? saved.value.id : null);
  };
}

const toResponse = (
  {
    response,
    classification,
    sourceDocuments,
    confidence,
    suggestions,
  }: Omit<SearchRecord, 'id' | 'createdAt'>,
  id: number | null,
): SearchResponse => ({ id, response, classification, sourceDocuments, confidence, suggestions });
