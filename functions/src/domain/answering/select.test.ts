import { anExcerpt } from '../../testing/excerpts';
import { aQuestion } from '../../testing/questions';
import { extractiveAnswer } from './extractive-answer';

const textOf = (question: string, content: string, headings: string[]): string =>
  extractiveAnswer(aQuestion(question), [anExcerpt({ content, headings })])
    .statements.map(({ text }) => text)
    .join('\n');

describe('what is chosen of a table', () => {
  const ROWS = [
    'Grupo 0, hasta 13 kg\tSí\tSolo con cinturón',
    'Grupo I, de 9 a 18 kg\tSí\tSolo con cinturón',
    'Grupo II, de 15 a 36 kg\tSí\tSolo con cinturón',
    'i-Size, de 40 a 105 cm\tSí, con anclajes\tNo',
  ];
  const asked = (question: string) =>
    textOf(question, ['Silla\tLateral\tPlaza central', ...ROWS].join('\n'), ['Plazas para sillas']);

  it('is all of a small one of which most is', () => {
    const said = asked('¿Qué silla puedo poner en la plaza central con cinturón?');
    expect(said).toContain('Grupo II');
    expect(said).toContain('i-Size, de 40 a 105 cm');
  });

  it('is one row where that alone was asked for', () => {
    const said = asked('¿Dónde va la silla i-Size?');
    expect(said).toContain('i-Size');
    expect(said).not.toContain('Grupo II');
  });

  it('is the other one of two rows of which nobody asked for one', () => {
    const rows = [
      'Plaza\tDe espaldas\tDe cara',
      'Acompañante, airbag activado\tNo\tNo',
      'Acompañante, airbag desactivado\tSí, con cinturón\tNo',
      'Trasera lateral\tSí\tSí',
    ].join('\n');
    const said = textOf('¿Puede ir la silla de espaldas en la plaza del acompañante?', rows, [
      'Plazas para sillas infantiles',
    ]);
    expect(said).toContain('airbag activado');
    expect(said).toContain('airbag desactivado');
    const one = textOf('plaza del acompañante de espaldas con el airbag activado', rows, [
      'Plazas para sillas infantiles',
    ]);
    expect(one).not.toContain('desactivado');
  });
});
