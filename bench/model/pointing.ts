import { extractiveModel } from '../../functions/src/adapters/local/extractive-model';
import type { Models } from '../../functions/src/composition/models';
import { MODEL_RETRIEVAL } from '../../functions/src/domain/answering/retrieval';
import type { TotalUsage } from '../../functions/src/domain/quotas/call-allowance';
import type {
  NumberedExcerpt,
  PointingModel,
} from '../../functions/src/domain/ports/pointing-model';
import { answerByPointing } from '../../functions/src/usecases/answer-by-pointing';

/** A model for each prompt, by its id. */
export type ModelFor = (id: string) => PointingModel;

/** The same excerpts again are the first prompt again; others come of a second search. */
function promptIds(id: string): (excerpts: readonly NumberedExcerpt[]) => string {
  let first: string | undefined;
  return (excerpts) => {
    const shown = JSON.stringify(excerpts);
    first ??= shown;
    return shown === first ? id : `${id}#2`;
  };
}

/** The whole pipeline with `modelFor` in Gemini's place; `asks` names the question whose prompts come next. */
export function pointing(
  known: Models,
  modelFor: ModelFor,
  onUsage: (usage: TotalUsage) => void = () => undefined,
) {
  let idOf = promptIds('');
  const model = answerByPointing(
    {
      point: (asked, excerpts, left) => modelFor(idOf(excerpts)).point(asked, excerpts, left),
    },
    { onUsage },
  );
  // Vectors of the embedded embedder cannot rank; all else is read as Gemini reads it.
  const retrieval = { ...MODEL_RETRIEVAL, fusion: known.retrieval.fusion };
  return {
    models: { ...known, retrieval, model, fallbackModel: extractiveModel },
    asks: (id: string): void => void (idOf = promptIds(id)),
  };
}
