import { anExcerpt } from '../../../testing/excerpts';
import { extractiveAnswer } from '../extractive-answer';
import { referredIn } from './referred';
import { aQuestion } from '../../../testing/questions';

const excerpts = [
  anExcerpt({ position: 10, content: 'Temperatura: siga los pasos de la sección 8.5.' }),
  anExcerpt({ position: 23, headings: ['8.5 Sobrecalentamiento'], content: '1. Pare.' }),
  anExcerpt({ position: 24, headings: ['Purgar el filtro de gasóleo'], content: '1. Afloje.' }),
];

describe('referredIn', () => {
  it.each([
    ['Siga los pasos de la sección 8.5.', [1]],
    ['Purgue (8.5).', [1]],
    ['Véase «Purgar el filtro de gasóleo».', [2]],
    ['Véase la página 25.', [2]],
    ['Consulte la pág. 24 y la sección 8.', [1]],
    ['Infle a 8.5 bar.', []],
    ['Vea la página 11.', []],
  ])('%j refers to the excerpts at %j', (text, found) => {
    expect(referredIn(text, excerpts, 0)).toEqual(found);
  });
});

it('a section that is referred to is quoted after what refers to it, where it is asked what to do', () => {
  const lights = anExcerpt({
    position: 11,
    content: 'Testigo\tColor\tQué hacer\nRefrigerante\tRoja\tSiga los pasos de la sección 8.5',
  });
  const steps = anExcerpt({
    position: 24,
    headings: ['8.5 Sobrecalentamiento'],
    content: 'Si hierve el refrigerante:\n1. Pare el motor.\n2. Espere 30 minutos.',
  });
  const textsOf = (found: (typeof steps)[]) =>
    extractiveAnswer(aQuestion('luz roja del refrigerante, ¿qué hago?'), found).statements;
  const [row, followed] = textsOf([lights, steps]);
  expect(row?.text).toContain('Siga los pasos');
  expect(followed?.text).toContain('1. Pare el motor.');
  const unrelated = anExcerpt({ ...steps.chunk, headings: ['9.1 Refrigerante'] });
  expect(textsOf([lights, unrelated])).toHaveLength(1);
});

it('a section is quoted after a page that is referred to for a figure, and only where there is one', () => {
  const refers = anExcerpt({
    position: 11,
    headings: ['Refrigerante'],
    content: 'La cantidad de refrigerante del motor se indica en la página 40.',
  });
  const data = anExcerpt({
    position: 39,
    headings: ['Datos'],
    content: 'Fluido\tCantidad\nRefrigerante del motor\t6,3 litros\nAceite\t4,0 litros',
  });
  const textsOf = (...found: (typeof data)[]) =>
    extractiveAnswer(aQuestion('¿Cuántos litros de refrigerante lleva el motor?'), found)
      .statements.map(({ text }) => text)
      .join('\n');
  expect(textsOf(refers, data)).toContain('6,3 litros');
  const elsewhere = anExcerpt({ ...data.chunk, content: 'Cierre la puerta.' });
  expect(textsOf(refers, elsewhere)).not.toContain('Cierre');
});
