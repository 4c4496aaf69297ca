import { anExcerpt } from '../../testing/excerpts';
import { composeAnswer } from './compose-answer';
import { extractiveAnswer } from './extractive-answer';
import { aQuestion } from '../../testing/questions';

const QUESTION = '¿Cuántos litros de refrigerante lleva el motor?';
const FIRST = 'El motor lleva 5,6 litros de refrigerante.';

/** What is answered from a page that says 5,6 litres and another one. */
function answered(other: string, headings = ['Datos técnicos'], question = QUESTION) {
  const excerpts = [
    anExcerpt({ headings: ['Refrigerante'], content: FIRST }),
    anExcerpt({ position: 6, headings, content: other }, 0.8),
  ];
  const draft = { ...extractiveAnswer(aQuestion(question), excerpts), certainty: 0.95 };
  const { isContradicted } = extractiveAnswer(aQuestion(question), excerpts);
  return { isContradicted, draft, answer: composeAnswer(aQuestion(question), draft, excerpts) };
}

describe('a manual that says two things', () => {
  it('is quoted with both, with their pages, and never as sure', () => {
    const { draft, answer, isContradicted } = answered('Refrigerante del motor: 6,1 litros.');
    expect(isContradicted).toBe(true);
    expect(draft.statements.map(({ text }) => text).join()).toContain('6,1');
    expect(answer?.response).toContain('5,6 litros');
    expect(answer?.response).toContain('6,1 litros');
  });

  it('is quoted with both where one of them is a row', () => {
    const row = 'Fluido\tCantidad (l)\nRefrigerante del motor\t6,1\nAceite\t4,0';
    expect(answered(row).isContradicted).toBe(true);
    expect(answered(row.replace('6,1', '5,6')).isContradicted).toBeUndefined();
  });

  it('is told from one that says the same in both places, also in other words', () => {
    expect(answered('Refrigerante del motor: 5,6 l.').isContradicted).toBeUndefined();
  });

  it('is told from one that speaks of another case, version, quantity or thing', () => {
    const others = [
      'Refrigerante del motor híbrido: 6,1 litros.',
      'Si lleva remolque, el refrigerante del motor son 6,1 litros.',
      'El refrigerante del motor dura 5 años.',
      'El refrigerante del inversor y del motor: 6,1 litros.',
      'Refrigerante del motor: de 5,6 a 6,1 litros.',
    ];
    for (const other of others) expect(answered(other).isContradicted).toBeUndefined();
    const above = answered('Refrigerante del motor: 6,1 litros.', ['Versión diésel']);
    expect(above.isContradicted).toBeUndefined();
  });
});
