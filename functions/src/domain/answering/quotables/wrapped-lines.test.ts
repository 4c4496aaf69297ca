import { quotablesOf } from './quotables';

const textsOf = (content: string, headings: string[] = []): string[] =>
  quotablesOf({ content, headings }).map(({ text }) => text);

describe('sentences whose lines the reader did not join', () => {
  it('are quoted whole', () => {
    const content =
      'La tapa pesa dos kilos. El horno nunca debe cubrirse con una manta ni colocarse\n' +
      'junto a una pared que arda. Su luz es azul.';
    expect(textsOf(content)).toEqual([
      'La tapa pesa dos kilos.',
      'El horno nunca debe cubrirse con una manta ni colocarse junto a una pared que arda.',
      'Su luz es azul.',
    ]);
  });

  it('are not quoted from the middle, where the line before is too short to be told from a title', () => {
    const content =
      'Horno\nEl horno puede no\ncalentar bien si la luz parpadea. Llame al servicio.';
    expect(textsOf(content, ['Horno'])).toEqual(['Llame al servicio.']);
  });

  it('are quoted as data where they begin with a name and a figure, below a title', () => {
    const datum = 'hueco del horno: 62 cm de ancho.';
    expect(textsOf(`Medidas\n\n${datum}`, ['Medidas'])).toEqual([datum]);
    expect(textsOf('Medidas\n\nel hueco que mide 62 cm.', ['Medidas'])).toEqual([]);
  });

  it('may begin with a small letter below an announcement', () => {
    const content = 'El horno se para:\nla puerta está abierta.';
    expect(textsOf(content)).toContain('El horno se para: la puerta está abierta.');
  });
});
