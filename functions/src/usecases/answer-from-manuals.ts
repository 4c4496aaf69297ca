import { AppError } from '../domain/app-error';
import {
  abstain,
  composeAnswer,
  quotedInstead,
  type ComposedAnswer,
} from '../domain/answering/compose-answer';
import { leavesOutSteps } from '../domain/answering/left-out-steps';
import { foreignVehicle } from '../domain/answering/scope';
import { ownNames, withoutVehicle } from '../domain/answering/vehicle-words';
import type { AnswerModel } from '../domain/ports';
import type { VehicleRecord } from '../domain/records';
import type { AskableManual, FoundExcerpts } from './find-excerpts';

export type Answerer = {
  find: (
    uid: string,
    manuals: readonly AskableManual[],
    question: string,
    names: ReadonlySet<string>,
  ) => Promise<FoundExcerpts>;
  model: AnswerModel;
};

type Ports = Answerer & {
  /** Quotes by words alone where `model` gives nothing, without asking anybody outside. */
  standIn?: Answerer | undefined;
  warn: (event: string, error: unknown) => void;
};

export type Asked = { query: string; vehicle: VehicleRecord; manuals: readonly AskableManual[] };

/** `isFailed`: a quotation stands for an answer that never came. */
export type Answered = { composed: ComposedAnswer; isFailed: boolean };

const whole = (composed: ComposedAnswer): Answered => ({ composed, isFailed: false });

/**
 * Answers from these manuals; where the model is out of reach, its filters block it, or what it writes may not be shown, by
 * a quotation that says so. Fails with UNAVAILABLE when the model is out of reach and there is nothing to quote: words alone
 * do not tell that a manual does not say.
 */
export function answerFromManuals({ standIn, warn, ...main }: Ports) {
  return async (uid: string, asked: Asked): Promise<Answered> => {
    const isChecked = standIn !== undefined;
    try {
      const composed = await ask({ ...main, isChecked }, uid, asked);
      if (composed) return whole(composed);
    } catch (error) {
      if (!standIn || !(error instanceof AppError && error.code === 'UNAVAILABLE')) throw error;
      const quoted = await ask({ ...standIn, isChecked }, uid, asked);
      if (!quoted || quoted.sourceDocuments.length === 0) throw error;
      warn('question answered by a quotation', error);
      return { composed: quotedInstead(quoted), isFailed: true };
    }
    const quoted = standIn && (await ask({ ...standIn, isChecked }, uid, asked));
    if (!quoted) return whole(abstain());
    return whole(quoted.sourceDocuments.length > 0 ? quotedInstead(quoted) : quoted);
  };
}

/**
 * Null when the manual's own words have to stand in the place of an answer. `isChecked`: whether steps that it leaves out
 * are looked for, as those of a model are, and of what is quoted in its place.
 */
async function ask(
  { find, model, isChecked }: Answerer & { isChecked: boolean },
  uid: string,
  { query, vehicle, manuals }: Asked,
): Promise<ComposedAnswer | null> {
  const question = withoutVehicle(query, vehicle);
  const { excerpts, reading } = await find(uid, manuals, question, ownNames(vehicle));
  if (foreignVehicle(query, vehicle, excerpts)) return abstain();
  const draft = await model.answer(question, excerpts, reading);
  // By what the owner wrote, and by what was meant.
  const read = `${question}\n${reading.readAs}`;
  if (isChecked && leavesOutSteps(read, draft, excerpts)) return null;
  return composeAnswer(read, draft, excerpts);
}
