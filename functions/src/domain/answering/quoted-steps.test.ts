import type { Statement } from '@contract';
import { anExcerpt } from '../../testing/excerpts';
import { extractiveAnswer } from './extractive-answer';
import { composeAnswer } from './compose-answer';
import { aQuestion } from '../../testing/questions';

const STEPS = [
  '1. Aparque en llano y ponga el freno de estacionamiento.',
  '2. Afloje los tornillos media vuelta.',
  '3. Levante el vehículo con el gato.',
  '4. Quite los tornillos y cambie la rueda.',
];
const WARNING = 'ADVERTENCIA\nNo se meta nunca debajo de un vehículo sostenido solo por el gato.';

/** What is shown of the answer to a question over pages that follow each other. */
function shown(question: string, ...contents: string[]): Statement[] {
  const excerpts = contents.map((content, position) =>
    anExcerpt({ content, position, headings: ['Cambiar una rueda'] }),
  );
  const draft = extractiveAnswer(aQuestion(question), excerpts);
  return (
    composeAnswer(aQuestion(question), { ...draft, certainty: 0.99 }, excerpts)?.statements ?? []
  );
}

const QUESTION = '¿Cómo se cambia una rueda?';

describe('the steps of an answer', () => {
  it('are a list in the order of the manual, with their marks apart', () => {
    const statements = shown(QUESTION, `Cambiar una rueda\n\n${STEPS.join('\n\n')}`);
    expect(statements).toContainEqual(
      expect.objectContaining({
        kind: 'steps',
        isOrdered: true,
        steps: STEPS.map((step) => ({ mark: step.slice(0, 2), text: step.slice(3) })),
      }),
    );
  });

  it('stand below the warning of their procedure, which is said whole, and once', () => {
    const statements = shown(QUESTION, `Cambiar una rueda\n\n${STEPS.join('\n\n')}\n\n${WARNING}`);
    expect(statements.map(({ kind }) => kind).slice(0, 2)).toEqual(['warning', 'steps']);
    expect(statements[0]).toMatchObject({ level: 'warning', text: WARNING });
    expect(JSON.stringify(statements).match(/No se meta nunca debajo/g)).toHaveLength(1);
  });

  it('go on where the manual goes on, on the next page', () => {
    const statements = shown(
      QUESTION,
      `Cambiar una rueda\n\n${STEPS.slice(0, 2).join('\n\n')}`,
      STEPS.slice(2).join('\n\n'),
    );
    const [list] = statements.filter((statement) => statement.kind === 'steps');
    expect(list?.steps.map(({ mark }) => mark)).toEqual(['1.', '2.', '3.', '4.']);
  });

  it('say all that the response says', () => {
    const content = `Cambiar una rueda\n\n${STEPS.join('\n\n')}\n\n${WARNING}`;
    const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
    const said = new Set(words(JSON.stringify(shown(QUESTION, content)).replaceAll('\\n', ' ')));
    for (const word of words(`${STEPS.join(' ')} ${WARNING}`)) expect(said).toContain(word);
  });
});
