import { growth, LINEAR } from '../../../testing/growth';
import { linesOf } from './printed-pages';

const read = (...pages: string[]): string[] =>
  linesOf(pages.join('\f')).flatMap(({ text }) => (text === '' ? [] : text));

const BODIES = ['Frenos.', 'Aceite.', 'Luces.', 'Ruedas.'];

describe('what was printed around the pages of a plain text', () => {
  it('is left out: running titles with page numbers', () => {
    const pages = BODIES.map((body, at) => `Scooter Brisa 125      ${at + 2}\n\n${body}\n`);
    expect(read(...pages)).toEqual(BODIES);
  });

  it('is left out: page numbers that stand alone', () => {
    expect(read(...BODIES.map((body, at) => `${body}\n\n- ${at + 2} -\n`))).toEqual(BODIES);
  });

  it('is not what stands at the edge of few pages, or is a row of figures', () => {
    const rows = ['15   2,2   2,4', '16   2,3   2,5', '17   2,4   2,6', '18   2,4   2,7'];
    expect(read(...rows)).toEqual(rows);
    const titled = ['Frenos\nA.', 'Frenos\nB.', 'Luces\nC.', 'Ruedas\nD.'];
    expect(read(...titled)).toEqual(titled.flatMap((page) => page.split('\n')));
  });

  it('does not part a sentence that goes on over the page', () => {
    expect(linesOf('Cambie el aceite cada\n\n\f\n\naño.\n\n\fY el filtro.')).toEqual([
      { text: 'Cambie el aceite cada', number: 1 },
      { text: 'año.', number: 6 },
      { text: '', number: 7 },
      { text: '', number: 8 },
      { text: 'Y el filtro.', number: 9 },
    ]);
  });

  it('is looked for in files of any length', async () => {
    expect(linesOf(`a\f${'b\n'.repeat(300_000)}`)).toHaveLength(300_002);
    const blank = (size: number) => linesOf(`a${'\n\f'.repeat(size)}b`);
    expect(await growth(blank, 160_000)).toBeLessThan(LINEAR);
  });
});
