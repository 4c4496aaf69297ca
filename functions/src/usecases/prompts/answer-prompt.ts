import type { NumberedExcerpt } from '../../domain/ports/pointing-model';
import type { QuestionForModel } from '../../domain/ports/question-for-model';
import { ANSWER_INSTRUCTIONS, SAFETY_INSTRUCTIONS } from './instructions';

const INSTRUCTIONS = `${ANSWER_INSTRUCTIONS}\n\n${SAFETY_INSTRUCTIONS}`;

/** Before what can be read and not be pointed at. */
const UNNUMBERED = '–';

/** What is not known is not there: a model takes null for something to be said. */
const shownVehicle = ({ make, model, year, trim, engine }: Asked['vehicle']) => ({
  ...{ marca: make, modelo: model, ano: year },
  ...(trim !== null && { version: trim }),
  ...(engine !== null && { motor: engine }),
});

type Asked = Pick<QuestionForModel, 'query' | 'readAs' | 'question' | 'previous' | 'vehicle'>;

/**
 * What a model gets to read. Questions and excerpts are values of one JSON object, so that no text of theirs can end
 * where it stands and go on as ours.
 */
export const answerPrompt = (
  { query, question, readAs, previous, vehicle }: Asked,
  excerpts: readonly NumberedExcerpt[],
) => ({
  instructions: INSTRUCTIONS,
  data: JSON.stringify({
    vehiculo: shownVehicle(vehicle),
    pregunta: query,
    ...((readAs !== question || previous?.isCarriedOn) && { leida: readAs }),
    anterior: previous ? { pregunta: previous.question, unidades: previous.units } : null,
    extractos: excerpts.map(({ documentSource, pageReference, headings, units }) => ({
      manual: documentSource,
      referencia: pageReference,
      titulos: headings,
      unidades: units.map(({ number, text }) => `${number ?? UNNUMBERED}: ${text}`),
    })),
  }),
});
