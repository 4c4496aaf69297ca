import { languageOf } from './language';
import { rowsOf } from './rows';

describe('the language of a column', () => {
  it.each([
    ['es', 'La presión de los neumáticos en frío es de 2,3 bar. Compruébela una vez al mes.'],
    ['en', 'The cold tyre pressure is 33 psi. Check it once a month. Tighten the bolts.'],
    ['pt', 'A pressão dos pneus a frio é de 2,3 bar. Verifique-a uma vez por mês.'],
    ['fr', 'La pression des pneus à froid est de 2,3 bar. Vérifiez-la une fois par mois.'],
    ['de', 'Der Reifendruck ist bei kalten Reifen zu prüfen. Ziehen Sie die Schrauben an.'],
    [null, '2,3 bar'],
  ])('is %s: %s', (language, text) => {
    expect(languageOf(text)).toBe(language);
  });
});

describe('columns of two languages', () => {
  const column = (left: number, texts: string[]) =>
    texts.map((text, at) => ({
      ...{ text, left, right: left + 150, baseline: 700 - 12 * at, size: 10 },
      ...{ bold: false, turned: false, spaces: [] },
    }));
  const spanish = column(50, [
    'La presión en frío es de 2,3 bar.',
    'Apriete los tornillos a 120 Nm.',
  ]);
  const english = column(250, [
    'The cold pressure is 33 psi. Check',
    'it once a month. Tighten the bolts.',
  ]);
  const textsOf = (fragments: typeof spanish) =>
    rowsOf(fragments).map((row) =>
      row.map((stack) => stack.fragments.map(({ text }) => text).join(' ')).join(' | '),
    );

  it('are no rows of a table, each a text of its own', () => {
    expect(textsOf([...spanish, ...english])).toHaveLength(2);
  });

  it('are told from two cells of one language', () => {
    const other = column(250, ['El aceite es 5W-30. Caben', 'los 4 litros. Mire el nivel.']);
    expect(textsOf([...spanish, ...other])).toHaveLength(1);
  });
});
