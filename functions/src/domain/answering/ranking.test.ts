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

  it('begins with the thing that is asked about, where another one ends with it', () => {
    const slope = anExcerpt({
      headings: ['Aparcar'],
      content: 'En una cuesta arriba engrane la primera, y en una cuesta abajo, la marcha atrás.',
    });
    const reverse = anExcerpt({
      position: 1,
      headings: ['Cambio'],
      content: 'Para la marcha atrás levante el anillo que hay debajo del pomo de la palanca.',
    });
    expect(bestOf('¿Cómo meto la marcha atrás?', [slope, reverse])).toMatch(/^Para la marcha/);
  });
});
