import { join } from 'node:path';
import { extractiveModel } from '../../functions/src/adapters/local/extractive-model';
import type { AnswerModel } from '../../functions/src/domain/ports';
import type { Expected, Outcome } from '../answer-scores';
import { answererOf } from '../answerer';
import { pathOfManual } from '../manuals/question-sets';
import { jsonLines } from '../measures';
import { pointing, type ModelFor } from '../model/pointing';
import { modelsOf } from '../models';

/** Written before there was a rule; the second ones are only counted, and nobody who works on the rules looks at their failures. */
export const DIALOGUES = ['open', 'apart', 'strangers', 'strangers-apart'];
export const ONLY_COUNTED = ['apart', 'strangers-apart'];

type Turn = { question: string; pages: number[]; mustContain: string[] };
type Dialogue = { id: string; manual: string; turns: Turn[] };

/** A question after another one; `id`: its dialogue and the number of the turn, from 2. */
export type FollowUp = Outcome<Expected & { id: string }>;

/** All follow-ups of a set, each after the embedded answerer's answer to the turn before. */
export async function askDialogues(set: string, modelFor?: ModelFor): Promise<FollowUp[]> {
  const embedded = await modelsOf('local');
  const model = modelFor && pointing(embedded, modelFor);
  let isModelAsked = false;
  const either: AnswerModel = {
    answer: (...asked) =>
      (model && isModelAsked ? model.models.model : extractiveModel).answer(...asked),
  };
  const models = model ? { ...model.models, standIn: null, model: either } : embedded;
  const followUps: FollowUp[] = [];
  for (const { id: dialogue, manual, turns } of jsonLines<Dialogue>(
    join(import.meta.dirname, `${set}.jsonl`),
  )) {
    const ask = await answererOf(pathOfManual(manual), models);
    let last: number | undefined;
    for (const [at, turn] of turns.entries()) {
      const id = `${dialogue}-${at + 1}`;
      model?.asks(id);
      // The next turn goes on from the embedded answerer's answer whoever answers, so that prompts stay the same.
      const own = await ask(turn.question, last);
      isModelAsked = model !== undefined && at > 0;
      const answered = isModelAsked ? await ask(turn.question, last) : own;
      isModelAsked = false;
      const expected = { id, answerable: turn.pages.length > 0, ...turn };
      if (at > 0) followUps.push({ expected, answered });
      last = own.id ?? undefined;
    }
  }
  return followUps;
}
