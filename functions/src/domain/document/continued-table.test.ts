import { documentPages } from './document-page';

const pagesOf = (...texts: string[]) => {
  const read = documentPages();
  return texts.map((text, at) =>
    read({ number: at + 1, reference: `p. ${at + 1}`, text, headings: [] }),
  );
};

const FIRST = 'Fusibles\n\nFusible\tAmperaje\tCircuito\nF1\t10 A\tRadio\nF2\t15 A\tMechero';
const REST = 'F3\t20 A\tBocina\nF4\t5 A\tEspejos';

const tableOf = ({ blocks }: ReturnType<typeof pagesOf>[number]) =>
  blocks.find((block) => block.kind === 'table');

describe('a table at the beginning of a page', () => {
  it('goes on from the one before, and keeps the names of its columns', () => {
    const [, second] = pagesOf(FIRST, REST);
    expect(second && tableOf(second)).toMatchObject({
      continues: '1-2',
      header: [{ cells: ['Fusible', 'Amperaje', 'Circuito'] }],
      names: ['Fusible', 'Amperaje', 'Circuito'],
    });
  });

  it('goes on over several pages', () => {
    const [, second, third] = pagesOf(FIRST, REST, 'F5\t20 A\tFaros\nF6\t5 A\tTecho');
    expect(third && tableOf(third)).toMatchObject({
      continues: second && tableOf(second)?.id,
      header: [{ cells: ['Fusible', 'Amperaje', 'Circuito'] }],
    });
  });

  it('goes on where the names of its columns are repeated, or a running title stands above', () => {
    for (const text of [`Fusible\tAmperaje\tCircuito\n${REST}`, `Electricidad\n\n${REST}`]) {
      const [, second] = pagesOf(FIRST, text);
      expect(second && tableOf(second)).toMatchObject({ continues: '1-2' });
    }
  });

  it.each([
    ['of another width', 'F3\t20 A\nF4\t5 A'],
    ['with other names', `Luz\tTipo\tPotencia\nCruce\tH7\t55 W\nFreno\tP21W\t21 W`],
    [
      'below a paragraph',
      `Estos fusibles protegen el motor y solo se cambian en el taller.\n\n${REST}`,
    ],
  ])('is a table of its own: %s', (_, text) => {
    const [, second] = pagesOf(FIRST, text);
    expect(second && tableOf(second)).not.toHaveProperty('continues');
  });

  it('is a table of its own where text ends the page before', () => {
    const [, second] = pagesOf(
      `${FIRST}\n\nLos demás fusibles están en el motor, bajo una tapa negra.`,
      REST,
    );
    expect(second && tableOf(second)).not.toHaveProperty('continues');
  });

  it('is a table of its own below a heading of its own, and goes on below one that is printed again', () => {
    const table = (...rows: string[]) => ['Fusible\tAmperaje\tCircuito', ...rows].join('\n');
    const read = documentPages();
    const page = (number: number, title: string, text: string) =>
      read({
        ...{ number, reference: `p. ${number}`, text: `${title}\n\n${text}` },
        headings: [{ title, depth: 1, offset: 0 }],
      });
    page(1, 'Habitáculo', table('F1\t10 A\tRadio', 'F2\t15 A\tMechero'));
    const same = page(2, 'Habitáculo', table('F3\t20 A\tBocina', 'F4\t5 A\tTecho'));
    const other = page(3, 'Motor', table('F1\t40 A\tVentilador', 'F2\t30 A\tABS'));
    expect(tableOf(same)).toHaveProperty('continues');
    expect(tableOf(other)).not.toHaveProperty('continues');
  });
});
