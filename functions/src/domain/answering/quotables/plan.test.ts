import { answerFit } from '../features/answer-fit';
import { quotablesOf } from './quotables';
import { aQuestion } from '../../../testing/questions';

const rowOf = (content: string, name: string) =>
  quotablesOf({ content, headings: ['Plan'] }).find((quotable) => quotable.name === name);

describe('plans whose heads count kilometres or years', () => {
  const TWO_HEADS =
    'Miles de kilómetros\t10\t20\t30\nAños\t1\t2\t3\nCambio de la correa\t\t●\t\nGrasa del eje\t●\t●\t●';

  it('say of a row at which of them it is due, by all heads', () => {
    expect(rowOf(TWO_HEADS, 'Cambio de la correa')?.text).toBe(
      'Cambio de la correa: ● Miles de kilómetros 20 = 20.000 km; Años 2',
    );
    expect(rowOf(TWO_HEADS, 'Grasa del eje')?.text).toBe(
      'Grasa del eje: ● Miles de kilómetros 10 · 20 · 30 = 10.000 km · 20.000 km · 30.000 km; Años 1 · 2 · 3',
    );
  });

  it('cite the heads with the row', () => {
    expect(
      rowOf(TWO_HEADS, 'Grasa del eje')?.spans.map(({ start, end }) => TWO_HEADS.slice(start, end)),
    ).toEqual(['Miles de kilómetros\t10\t20\t30', 'Años\t1\t2\t3', 'Grasa del eje\t●\t●\t●']);
  });

  it('keep marks that mean different things apart', () => {
    const content = 'Kilómetros (millas)\t9 000 (5,600)\t18 000 (11,200)\nCadena\tI\tR\nGuía\t\tI';
    expect(rowOf(content, 'Cadena')?.text).toBe(
      'Cadena: I Kilómetros (millas) 9 000 (5,600); R Kilómetros (millas) 18 000 (11,200)',
    );
  });

  it('count distances and times in one head', () => {
    const content =
      'Operación\t30 / 24 m\t60 / 48 m\t90 / 72 m\nLíquido\tC\tR\tC\nRefrigerante\tC\tC\tR (1)';
    expect(rowOf(content, 'Líquido')?.text).toBe(
      'Líquido: C 30 / 24 meses · 90 / 72 meses; R 60 / 48 meses',
    );
  });

  it('count distances also where no unit stands above them', () => {
    const content = 'Operación\t1000\t3000\t6000\nBujía\t\tI\tC\nCorrea\t\t\tC';
    expect(rowOf(content, 'Bujía')?.text).toBe('Bujía: I 3000; C 6000');
    const falling = 'Operación\t6000\t3000\t1000\nBujía\t\tI\tC\nCorrea\t\t\tC';
    expect(rowOf(falling, 'Bujía')?.text).toBe('Bujía · – · I · C');
  });

  it('say what the columns behind the figures say, and nothing of dashes', () => {
    const content =
      'KM X 1000\t15\t30\tAÑOS\nFiltro\tC\tR\t-\nLíquido de frenos\t-\tC\tR 2\nCorrea\t-\tR\t6';
    expect(rowOf(content, 'Filtro')?.text).toBe(
      'Filtro: C KM X 1000 15 = 15.000 km; R KM X 1000 30 = 30.000 km',
    );
    const { text = '', context = '' } = rowOf(content, 'Líquido de frenos') ?? {};
    expect(text).toBe('Líquido de frenos: C KM X 1000 30 = 30.000 km; AÑOS: R 2');
    expect(answerFit(aQuestion('¿cada cuánto se cambia el líquido?')).fit(text, context)).toBe(1);
  });

  describe('whose rows are numbered, below the unit of all figures', () => {
    const content =
      'I: Inspeccionar y ajustar. R: Reemplazar. L: Lubricar.\n' +
      'N.º\tElemento\tCuentakilómetros (×1000 km)\tCuentakilómetros (×1000 km)\tCuentakilómetros (×1000 km)\tRegular\n' +
      'N.º\tElemento\t10\t20\t30\tRegular\n' +
      'N.º\tElemento\t12 m\t24 m\t36 m\tRegular\n' +
      '1\tBujías\tI\tR\tI\t\n' +
      '2\tLíquido de frenos\tI\tI\tI\t2 años\n' +
      `3\tCadena${'\tI, L: cada 800 km'.repeat(4)}`;

    it('are about what stands behind the number, and say what the marks mean', () => {
      expect(rowOf(content, 'Bujías')?.text).toBe(
        'Bujías: I (Inspeccionar y ajustar) Cuentakilómetros (×1000 km) 10 · 30 = 10.000 km · 30.000 km; ' +
          '12 meses · 36 meses; R (Reemplazar) Cuentakilómetros (×1000 km) 20 = 20.000 km; 24 meses',
      );
      expect(rowOf(content, 'Líquido de frenos')?.text).toMatch(/36 meses; Regular: 2 años$/);
    });

    it('say once what stands in one cell over all columns', () => {
      expect(rowOf(content, 'Cadena')?.text).toBe(
        'Cadena: I (Inspeccionar y ajustar), L (Lubricar): cada 800 km',
      );
    });

    it('cite the meanings with the row', () => {
      const quotes = rowOf(content, 'Bujías')?.spans.map(({ start, end }) =>
        content.slice(start, end),
      );
      expect(quotes?.slice(0, 2)).toEqual(['I: Inspeccionar y ajustar', 'R: Reemplazar']);
    });

    it('answer how often', () => {
      const { text = '', context = '' } = rowOf(content, 'Bujías') ?? {};
      expect(answerFit(aQuestion('¿cada cuánto se cambian?')).fit(text, context)).toBe(1);
    });
  });

  it('answer how often', () => {
    const { text = '', context = '' } = rowOf(TWO_HEADS, 'Cambio de la correa') ?? {};
    expect(answerFit(aQuestion('¿cada cuánto se cambia la correa?')).fit(text, context)).toBe(1);
    expect(
      answerFit(aQuestion('¿cada cuánto se cambia la correa?')).fit('Correa · 2', 'Tabla'),
    ).toBe(0);
  });

  it('are no plans with cells that are no marks', () => {
    const content = 'Años\t1\t2\t3\nGarantía\tsí\t12 meses\tno';
    expect(rowOf(content, 'Garantía')?.text).not.toContain('Años 1');
  });
});
