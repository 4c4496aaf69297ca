import { sectionsOf, type Block } from './sections';

const block = (text: string, at: number, depth: number | null = null): Block => ({
  text,
  depth,
  first: at,
  last: at,
  isApart: true,
});

describe('the sections of a document without pages', () => {
  it('go on after a warning, whose word is no title', () => {
    const sections = [
      ...sectionsOf(
        [
          block('Cambio del aceite', 1, 1),
          block('Caliente el motor.', 2),
          block('Advertencia', 3, 2),
          block('El aceite caliente quema.', 4),
          block('1. Quite el tapón.', 5),
          block('Filtro', 6, 1),
          block('Cámbielo cada vez.', 7),
        ],
        { name: 'líneas', perSection: 80 },
      ),
    ];
    expect(sections.map(({ reference }) => reference)).toEqual(['Cambio del aceite', 'Filtro']);
    expect(sections[0]?.text).toContain('quema.\n\n1. Quite el tapón.');
    expect(sections[0]?.headings.map(({ title }) => title)).toEqual(['Cambio del aceite']);
  });

  it('are parted where one is longer than can be shown, and keep its name', () => {
    const long = 'x'.repeat(40_000);
    const blocks = [block('Aceite', 1, 1), ...[2, 3, 4, 5, 6].map((at) => block(long, at))];
    const sections = [...sectionsOf(blocks, { name: 'líneas', perSection: 80 })];
    expect(sections.map(({ reference }) => reference)).toEqual(['Aceite', 'Aceite', 'Aceite']);
    expect(sections.every(({ text }) => text.length < 101_000)).toBe(true);
    expect(sections.map(({ headings }) => headings.length)).toEqual([1, 0, 0]);
  });
});
