import { tablesIn } from './tables-in-text';

const read = (text: string, headings: string[] = []) =>
  tablesIn(text, headings).map(({ header, rows }) => ({
    header,
    rows: rows.map(({ start, end }) => text.slice(start, end)),
  }));

describe('tablesIn', () => {
  it('tells the row that names the columns from the rows below it', () => {
    const text =
      'Presiones\nNeumático\tDelante\tDetrás\nR15\t2,2 bar\t2,0 bar\nR16\t2,3 bar\t2,1 bar';
    expect(read(text)).toEqual([
      {
        header: [['Neumático', 'Delante', 'Detrás']],
        rows: ['R15\t2,2 bar\t2,0 bar', 'R16\t2,3 bar\t2,1 bar'],
      },
    ]);
  });

  it('keeps a table whole whose rows a title parts', () => {
    const text =
      'Eje\tPresión\tPar\nDelante\t2,2 bar\t110 Nm\nCon remolque\t\t\nDetrás\t2,9 bar\t110 Nm';
    expect(read(text)).toEqual([
      {
        header: [['Eje', 'Presión', 'Par']],
        rows: ['Delante\t2,2 bar\t110 Nm', 'Detrás\t2,9 bar\t110 Nm'],
      },
    ]);
  });

  it('ends a table where text follows, and where others name the columns anew', () => {
    const text =
      'Fusible\tAmperaje\nF1\t10 A\nFusible\tCircuito\nF2\tRadio\n\nCompruebe las luces cada mes.\n\nLámpara\tTipo\nCruce\tH7\nFreno\tP21W';
    expect(read(text).map(({ header }) => header[0])).toEqual([
      ['Fusible', 'Amperaje'],
      ['Fusible', 'Circuito'],
      ['Lámpara', 'Tipo'],
    ]);
  });

  it('names no columns where nothing does', () => {
    expect(read('Depósito\t47 l\nAceite\t4,1 l')).toEqual([
      { header: [], rows: ['Depósito\t47 l', 'Aceite\t4,1 l'] },
    ]);
  });

  it('takes both rows of names over several columns', () => {
    const text =
      'Operación\tIntervalo\tIntervalo\nOperación\t(km)\t(meses)\nAceite\t15000\t12\nFrenos\t30000\t24\nAire\t30000\t24';
    expect(read(text)[0]?.header).toHaveLength(2);
  });

  it('finds none in prose', () => expect(read('La presión es de 2,2 bar.')).toEqual([]));
});
