import { buildSource } from '../../../testing/builders';
import { whoseWords } from './whose-words';

const sources = [buildSource(['En frío, la presión\nes de 2,3 bar.', 'Revise cada mes.'])];
const text = (words: string) => ({ kind: 'text' as const, text: words, citations: [] });

it('an answer of quotations says that its words are the manual’s', () => {
  const statements = [text('En frío, la presión es\nde 2,3 bar.'), text('Revise cada mes.')];
  const remark = { kind: 'remark' as const, text: 'Consejo de Guantera.' };
  expect(whoseWords([...statements, remark], sources)).toBe(
    'Las palabras son de tu manual; las busca una IA, que puede equivocarse.',
  );
});

it('an answer with a sentence of the model’s own claims no words for the manual', () => {
  const statements = [text('La presión es de 2,3 bar en frío.'), text('Revise cada mes.')];
  expect(whoseWords(statements, sources)).toMatch(/^La respuesta es de una IA/);
});
