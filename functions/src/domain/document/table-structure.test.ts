import { blocksOfText } from './blocks-of-text';
import { linesOf } from './lines';
import { headerOf } from './table-structure';

const read = (text: string) => headerOf(text, linesOf(text, []));

describe('headerOf', () => {
  it('gives the row that names the columns', () => {
    const text = 'Neumático\tDelante\tDetrás\nR15\t2,2 bar\t2,0 bar\nR16\t2,3 bar\t2,1 bar';
    expect(read(text).header).toEqual([['Neumático', 'Delante', 'Detrás']]);
  });

  it('gives none where nothing names the columns', () => {
    expect(read('Depósito\t47 l\nAceite\t4,1 l').header).toEqual([]);
  });

  it('gives names above bare figures in two columns, and no row of words as a value', () => {
    const text = 'Ocupación\tPosición de la rueda\nSolo conductor\t0\nCinco\t1\nCinco y carga\t2';
    expect(read(text).header).toEqual([['Ocupación', 'Posición de la rueda']]);
    expect(read(text.replace('\t0', '\tCero')).header).toEqual([]);
  });

  it('gives both rows of names over several columns', () => {
    const text =
      'Operación\tIntervalo\tIntervalo\nOperación\t(km)\t(meses)\nAceite\t15000\t12\nFrenos\t30000\t24\nAire\t30000\t24';
    expect(read(text).header).toHaveLength(2);
  });

  it('gives the figures above the marks of a plan', () => {
    expect(read('Kilómetros\t15 000\t30 000\nAceite\t●\t●\nBujías\t\t●').header).toEqual([
      ['Kilómetros', '15 000', '30 000'],
    ]);
  });
});

describe('headerOf, of what its names are certain', () => {
  it('names columns by the row that its file says to do so', () => {
    const text = 'Rojo\tPare\nÁmbar\tTaller';
    const lines = linesOf(text, []);
    expect(headerOf(text, lines).names).toBeUndefined();
    expect(headerOf(text, lines, { heads: new Set([0]) }).names).toEqual(['Rojo', 'Pare']);
  });

  it('joins names over several columns with those below them', () => {
    const text =
      'Operación\tIntervalo\tIntervalo\nOperación\t(km)\t(meses)\nAceite\t15000\t12\nFrenos\t30000\t24\nAire\t30000\t24';
    expect(read(text).names).toEqual(['Operación', 'Intervalo, (km)', 'Intervalo, (meses)']);
  });

  it('names none where rows above figures may be of any column', () => {
    const { header, names } = read(
      'Carga\tPoca\tPoca\nEje\tUno\tUno\nR15\t2,2\t2,0\nR16\t2,3\t2,1',
    );
    expect(header).toHaveLength(2);
    expect(names).toBeUndefined();
  });

  it('joins names in three rows, each over the one below', () => {
    const text = [
      '\tBerlina\tBerlina\tFamiliar\tFamiliar',
      '\tCon carga\tCon carga\tCon carga\tCon carga',
      '\tEje 1\tEje 2\tEje 1\tEje 2',
    ];
    const letters = text.map((one) => one.replace(/Eje 1/g, 'EA').replace(/Eje 2/g, 'EB'));
    const rows = ['195/60 R15\t2,1\t2,3\t2,2\t2,5', '205/55 R16\t2,2\t2,4\t2,3\t2,6'];
    expect(read([...letters, ...rows].join('\n')).names).toEqual([
      '',
      'Berlina (Con carga) (EA)',
      'Berlina (Con carga) (EB)',
      'Familiar (Con carga) (EA)',
      'Familiar (Con carga) (EB)',
    ]);
  });

  it('names two columns where the name of one is the unit of bare figures', () => {
    expect(read('Eje\tPresión (psi)\nAnterior\t29\nPosterior\t36').names).toEqual([
      'Eje',
      'Presión (psi)',
    ]);
    expect(read('Cosa\tFuerza (bar)\nAnterior\tver la etiqueta').names).toBeUndefined();
  });

  it('takes no row for names whose cells stand again below them', () => {
    const text =
      'Medida del neumático\tAnterior\t100/90-19\n\tPosterior\t130/80-17\nPresión\tAnterior\t29 psi\n\tPosterior\t36 psi';
    expect(read(text).names).toBeUndefined();
  });

  it('knows a plan whose first head numbers the services', () => {
    const text =
      'Servicio\t1\t2\t3\nkm\t10.000\t20.000\t30.000\nmeses\t12\t24\t36\nAceite\tX\tX\tX\nCorrea\t\t\tX';
    expect(read(text)).toMatchObject({ isPlan: true, header: { length: 3 } });
  });

  it('tells a plan, and a column that only numbers its rows', () => {
    const text = 'N.º\tKilómetros\t15 000\t30 000\n1\tAceite\t●\t●\n2\tBujías\t\t●\n3\tAire\t\t●';
    expect(read(text)).toMatchObject({ isPlan: true, isNumbered: true });
  });
});

describe('the block of a table', () => {
  it('tells its caption, and what the bare figures of its heads count', () => {
    const text = 'Plan (miles de km)\n\nOperación\t20\t40\nAceite\tX\tX\nBujías\t\tX\n\nX Cambiar';
    const [, table] = blocksOfText('1', { text, headings: [] });
    expect(table).toMatchObject({
      kind: 'table',
      caption: 'Plan (miles de km)',
      counts: ['miles de km'],
      header: [{ cells: ['Operación', '20', '40'] }],
    });
  });

  it('does not hold what explains the marks of its cells', () => {
    const text = 'Plan\n\nKilómetros\t2000\t4000\nAceite\t✔\t●\nBujías\t\t✔\n✔ Cambiar\t● Mirar';
    const blocks = blocksOfText('1', { text, headings: [] });
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'table', 'paragraph']);
  });
});
