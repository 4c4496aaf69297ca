import type { Excerpt } from '../../domain/ports';
import { ANSWER_INSTRUCTIONS } from './answer-instructions';
import { SAFETY_INSTRUCTIONS } from './safety-instructions';

const INSTRUCTIONS = `${ANSWER_INSTRUCTIONS}\n\n${SAFETY_INSTRUCTIONS}`;

/**
 * What a model gets to read. Question and excerpts are values of one JSON object, so that no text of theirs can end
 * where it stands and go on as ours.
 */
export const answerPrompt = (question: string, excerpts: readonly Excerpt[]) => ({
  instructions: INSTRUCTIONS,
  data: JSON.stringify({
    pregunta: question,
    extractos: excerpts.map(({ chunk, documentSource }, index) => ({
      numero: index + 1,
      manual: documentSource,
      referencia: chunk.pageReference,
      titulos: chunk.headings,
      texto: chunk.content,
    })),
  }),
});
