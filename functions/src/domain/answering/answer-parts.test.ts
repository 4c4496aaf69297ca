import { anExcerpt } from '../../testing/excerpts';
import { answerParts } from './answer-parts';
import { composeAnswer } from './compose-answer';
import { extractiveAnswer } from './extractive-answer';
import { aQuestion } from '../../testing/questions';

const means = {
  search: (part: string) =>
    Promise.resolve([
      part.includes('maletero')
        ? anExcerpt({ content: 'El maletero tiene 380 litros.', position: 1 })
        : anExcerpt({ content: 'La presión de las ruedas es de 2,3 bar.', position: 2 }),
    ]),
  answer: (...[question, found]: [string, Parameters<typeof extractiveAnswer>[1]]) =>
    extractiveAnswer(aQuestion(question), found),
};

it('each question in one is answered, or said not to be', async () => {
  const parts = ['los litros del maletero', 'la presión de las ruedas', 'el par de la biela'];
  const draft = await answerParts(parts, means);
  const composed = draft && composeAnswer(aQuestion(parts.join(', ')), draft, draft.excerpts ?? []);
  expect(composed?.response).toMatch(
    /380 litros\. \[1\][^]*2,3 bar\. \[2\][^]*No encuentro en tus manuales: «el par de la biela»/,
  );
});

it('questions of which none is answered are no answer', async () => {
  expect(await answerParts(['el par de la biela', 'la tara del remolque'], means)).toBeNull();
});
