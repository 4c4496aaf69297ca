import { anExcerpt } from '../../testing/excerpts';
import { aQuestion } from '../../testing/questions';
import type { Excerpt } from '../ports';
import { extractiveAnswer } from './extractive-answer';

const bestOf = (question: string, excerpts: Excerpt[]) =>
  extractiveAnswer(aQuestion(question), excerpts).statements[0]?.text;

describe('the best quotation', () => {
  it('is the steps that help for what befell the vehicle, the rule for what may be done', () => {
    const steps = anExcerpt({
      headings: ['Batería descargada'],
      content:
        'Batería descargada\n1. Una el cable rojo a la batería.\n2. Una el cable negro a la masa.',
    });
    const rule = anExcerpt({
      position: 1,
      headings: ['Batería'],
      content: 'No deje la batería descargada más de un mes. No cargue una batería helada.',
    });
    expect(bestOf('Se me descargó la batería', [rule, steps])).toContain('cable rojo');
    expect(bestOf('¿Puedo dejar la batería descargada?', [rule, steps])).toContain('un mes');
  });

  it('is each row of the table that is asked for, before a sentence beside it that has a figure, too', () => {
    const tyres = anExcerpt({
      headings: ['Neumáticos'],
      content:
        'En caliente la lectura sube hasta 0,3 bar: no desinfle los neumáticos.\n\n' +
        'Presiones de inflado\n\nNeumático\tDelante\tDetrás\n185/65 R15\t2,2 bar\t2,0 bar\n205/55 R16\t2,3 bar\t2,1 bar',
    });
    const rows = bestOf('¿Qué presión deben llevar los neumáticos?', [tyres]);
    expect(rows).toMatch(/185\/65 R15.*2,2 bar.*\n.*205\/55 R16.*2,3 bar/);
  });
});
