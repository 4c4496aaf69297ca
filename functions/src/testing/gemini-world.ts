import { extractiveModel } from '../adapters/local/extractive-model';
import { geminiByRest } from '../adapters/vertex/gemini-by-rest';
import { vertexPointingModel } from '../adapters/vertex/pointing-model';
import { answerByPointing } from '../usecases/answer-by-pointing';
import { answerPrompt } from '../usecases/prompts/answer-prompt';
import { askingWorld } from './asking-world';
import { aReadManual, aVehicle } from './builders';
import { aChunk } from './excerpts';
import type { FakeVertex } from './fake-vertex';

/** Three passages of a manual, each about something else. */
export const THREE_PASSAGES = [
  'La presión de los neumáticos en frío es de 2,2 bar delante y 2,0 bar detrás.',
  'El aceite del motor es SAE 5W-30 y se cambia cada 15 000 km.',
  'Los asientos traseros se abaten por partes tirando de la palanca.',
];

type Options = Pick<Parameters<typeof vertexPointingModel>[0], 'limits' | 'circuit' | 'onBlocked'>;

/** One owner with a manual of these passages, who asks the Gemini that is faked; where it fails, the embedded answerer. */
export const geminiWorld = (
  vertex: FakeVertex,
  options: Partial<Options>,
  texts: readonly string[] = THREE_PASSAGES,
) =>
  askingWorld({
    owners: {
      ana: {
        vehicles: [aVehicle()],
        manuals: [aReadManual()],
        chunks: texts.map((content, position) => aChunk({ position, content })),
      },
    },
    model: answerByPointing(
      vertexPointingModel({
        place: { project: 'demo-guantera', location: 'eu', host: vertex.host },
        model: 'gemini-test',
        thinkingLevel: 'LOW',
        client: geminiByRest(() => Promise.resolve('token')),
        promptFor: answerPrompt,
        onBlocked: () => undefined,
        ...options,
      }),
    ),
    fallbackModel: extractiveModel,
  });
