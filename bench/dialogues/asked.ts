import { join } from 'node:path';
import { extractiveModel } from '../../functions/src/adapters/local/extractive-model';
import { MODEL_RETRIEVAL } from '../../functions/src/domain/answering/retrieval';
import type { PointingModel } from '../../functions/src/domain/pointing';
import type { AnswerModel } from '../../functions/src/domain/ports';
import { answerByPointing } from '../../functions/src/usecases/answer-by-pointing';
import type { Expected, Outcome } from '../answer-scores';
import { answererOf } from '../answerer';
import { pathOfManual } from '../manuals/question-sets';
import { jsonLines } from '../measures';
import { promptIds } from '../model/asked';
import { modelsOf } from '../models';

/** Written before there was a rule; `apart` is only counted, and nobody who works on the rules looks at its failures. */
export const DIALOGUES = [
  { name: 'open', mayShow: true },
  { name: 'apart', mayShow: false },
  { name: 'strangers', mayShow: true },
  { name: 'strangers-apart', mayShow: false },
] as const;

type Turn = { question: string; pages: number[]; mustContain: string[] };
type Dialogue = { id: string; manual: string; turns: Turn[] };

/** A question after another one; `id`: its dialogue and the number of the turn, from 2. */
export type FollowUp = Outcome & { id: string };

const expected = ({ question, pages, mustContain }: Turn): Expected => ({
  ...{ question, pages, mustContain },
  answerable: pages.length > 0,
});

/** All follow-ups of a set, each after the embedded answerer's answer to the turn before. */
export async function askDialogues(
  set: string,
  modelFor?: (id: string) => PointingModel,
): Promise<FollowUp[]> {
  const known = await modelsOf('local');
  const followUps: FollowUp[] = [];
  for (const { id, manual, turns } of jsonLines<Dialogue>(
    join(import.meta.dirname, `${set}.jsonl`),
  )) {
    let idOf = promptIds('');
    let isModelAsked = false;
    const pointing = modelFor && {
      point: (...[asked, excerpts, left]: Parameters<PointingModel['point']>) =>
        modelFor(idOf(excerpts)).point(asked, excerpts, left),
    };
    const model: AnswerModel = {
      answer: (...asked) =>
        (pointing && isModelAsked ? answerByPointing(pointing) : extractiveModel).answer(...asked),
    };
    const retrieval = modelFor
      ? { ...MODEL_RETRIEVAL, fusion: known.retrieval.fusion }
      : known.retrieval;
    const ask = await answererOf(pathOfManual(manual), { ...known, model, retrieval });
    let last: number | undefined;
    for (const [at, one] of turns.entries()) {
      const turn = `${id}-${at + 1}`;
      idOf = promptIds(turn);
      const start = performance.now();
      // The next turn goes on from the embedded answerer's answer whoever answers, so that prompts stay the same.
      const embedded = await ask(one.question, last);
      let answered = embedded;
      if (pointing && at > 0) {
        isModelAsked = true;
        answered = await ask(one.question, last);
        isModelAsked = false;
      }
      const milliseconds = performance.now() - start;
      if (at > 0) followUps.push({ id: turn, expected: expected(one), answered, milliseconds });
      last = embedded.id;
    }
  }
  return followUps;
}
