import { quoted } from '../../../testing/quoted';
import { documentPages } from '../../document/document-page';
import { answerFit } from '../features/answer-fit';
import { quotablesOf } from './quotables';
import { aQuestion } from '../../../testing/questions';

const textsOf = (content: string, headings: string[] = []): string[] =>
  quotablesOf({ content, headings }).map(({ text }) => text);

describe('names of columns', () => {
  it('are no rows, where they are fewer than the cells below', () => {
    const texts = textsOf('FUSIBLE\tAMPERIOS\nBocina\tF3\t\t15\nLuneta\tF4\t\t20');
    expect(texts).not.toContain('FUSIBLE: AMPERIOS');
    expect(texts.at(-1)).toMatch(/Luneta · F4/);
  });

  it('begin another table within one, also behind its title', () => {
    const content =
      'Dispositivo\tFusible\tAmperios\nBocina\tF3\t15\nLuneta\tF4\t20\n' +
      'CAJA DEL MALETERO Dispositivo\tFusible\tAmperios\nNevera\tF8\t10\nEstufa\tF9\t30';
    expect(textsOf(content)).toEqual([
      'Bocina: Fusible: F3 · Amperios: 15',
      'Luneta: Fusible: F4 · Amperios: 20',
      'Nevera: Fusible: F8 · Amperios: 10',
      'Estufa: Fusible: F9 · Amperios: 30',
    ]);
  });
});

describe('names of the columns of a table on the page before', () => {
  it('are said of the rows with which the next page begins', () => {
    const read = documentPages();
    const [, rest] = [
      'Testigo\tColor\tQué hacer\nFrenos\tRojo\tPare\nAceite\tRojo\tPare',
      'Motor\tÁmbar\tVaya al taller',
    ].map((text, at) => read({ number: at + 1, reference: '', text, headings: [] }));
    const { text: content = '', blocks = [] } = rest ?? {};
    expect(quotablesOf({ content, blocks, headings: [] }).map(({ text }) => text)).toEqual([
      'Motor: Color: Ámbar · Qué hacer: Vaya al taller',
    ]);
  });
});

describe('a first row of three cells or more', () => {
  it('names the columns by words that manuals use for columns, or by values below it', () => {
    expect(textsOf('Testigo\tColor\tQué hacer\nFrenos\tRojo\tPare')).toEqual([
      'Frenos: Color: Rojo · Qué hacer: Pare',
    ]);
    expect(textsOf('Aceite\t2.4 TD\t2.8 TD\nCon filtro\t6,5 litros\t7,7 litros')).toEqual([
      'Con filtro: 2.4 TD: 6,5 litros · 2.8 TD: 7,7 litros',
    ]);
  });

  it('is a row as the others where a cell of it is a sentence', () => {
    const content =
      'Motor amarillo\tFallo grave\tVaya al taller sin demora.\nMuelle\tCalienta\tEspere un momento.';
    expect(textsOf(content)[0]).toBe('Motor amarillo · Fallo grave · Vaya al taller sin demora.');
  });
});

describe('names of versions above figures', () => {
  it('name the columns, also where their names are figures', () => {
    const pressures =
      '\t500\t700 EPS\t700 Agro\nDelante\t0,35\t0,40\t0,45\nDetrás\t0,35\t0,40\t0,50';
    expect(textsOf(pressures)).toEqual([
      'Delante: 500: 0,35 · 700 EPS: 0,40 · 700 Agro: 0,45',
      'Detrás: 500: 0,35 · 700 EPS: 0,40 · 700 Agro: 0,50',
    ]);
    const plan =
      'Operación\t1.2 gasolina\t1.2 Bi-GLP\nBujías\t60.000 km\t30.000 km\nFiltro\t45.000 km\t30.000 km\nCorrea\t90.000 km\t90.000 km';
    expect(textsOf(plan)[0]).toBe('Bujías: 1.2 gasolina: 60.000 km · 1.2 Bi-GLP: 30.000 km');
    const masses =
      'Masa (kg)\tGLP L1\tGLP L2\nMasa en vacío\t1.452\t1.538\nMasa máxima\t2.090\t2.230\nRemolque\t700\tNo';
    expect(textsOf(masses)[0]).toBe('Masa en vacío: GLP L1: 1.452 · GLP L2: 1.538');
  });

  it('are told from the values of a row that goes on from the page before', () => {
    const fuses = '\tFreno\t10\nF2\tRadio\t15\nF3\tFaros\t20';
    expect(textsOf(fuses)).toContain('F2 · Radio · 15');
    const values = '\t450 mm\t700 mm\nVadeo\t450 mm\t700 mm';
    expect(textsOf(values)).toContain('Vadeo · 450 mm · 700 mm');
  });

  it('may stand in two rows', () => {
    const content =
      '\t140H\t200H\t200H\n\t140H\t2WD\tAWD\nCon freno\tNo\t750 kg\t1.000 kg\nSin freno\tNo\t450 kg\t450 kg';
    expect(textsOf(content)[0]).toBe(
      'Con freno: 140H: No · 200H (2WD): 750 kg · 200H (AWD): 1.000 kg',
    );
  });
});

describe('what stands above a table', () => {
  it('is its title, figures or not, and whether a cell over all columns says it', () => {
    const caption = 'Tabla 5.3: Presiones en frío (bar)\nDelante\t2,2\t2,4\nDetrás\t2,0\t2,6';
    expect(quotablesOf({ content: caption, headings: [] })[0]?.context).toMatch(/^Tabla 5\.3/);
    const spanned =
      'Operación\t1.2 gasolina\t1.2 GLP\nBujías\t60.000 km\t30.000 km\nFiltro\t9.000 km\t9.000 km\nCorrea\t90.000 km\t90.000 km\n' +
      'Colombia\tColombia\t\nOperación\t1.2 gasolina\t1.2 GLP\nBujías\t40.000 km\t20.000 km\nFiltro\t8.000 km\t8.000 km\nCorrea\t80.000 km\t80.000 km';
    const last = quotablesOf({ content: spanned, headings: [] }).find(({ text }) =>
      text.includes('20.000'),
    );
    expect(last?.context).toMatch(/^Colombia/);
  });
});

describe('notes marked by letters', () => {
  it('are none of the cells above them', () => {
    const content = 'Medida\tValor\nCon freno\t750ᵃ\nSin freno\t400\nᵃ Hasta 8° de pendiente.';
    const [row] = quotablesOf({ content, headings: [] });
    expect(row?.note).toBe('ᵃ Hasta 8° de pendiente.');
    expect(row?.text).toMatch(/750ᵃ$/);
    const unmarked = 'Con freno\t750a\tx\nSin freno\t400\ty\na Hasta 8° de pendiente.';
    expect(textsOf(unmarked)[1]).toBe('Sin freno · 400 · y');
  });
});

describe('names of rows', () => {
  it('stand behind the number of a row, which some ask for', () => {
    const content = 'N.º\tCircuito\tAmperios\n1\tRadio\t15\n2\tBocina\t10\n3\tLuneta\t20';
    const names = quotablesOf({ content, headings: [] }).map(({ name }) => name);
    expect(names).toEqual(['1 Radio', '2 Bocina', '3 Luneta']);
    const years = 'Año\tValor\tClase\n1\t15\tA\n2\t10\tA\n3\t20\tB';
    expect(quotablesOf({ content: years, headings: [] })[0]?.name).toBe('1');
  });
});

describe('names that span columns', () => {
  const content =
    'Operación\tIntervalo\tIntervalo\nOperación\tKm\tMeses\nCorrea:\t120 000\t96\nFiltro\t30 000\t24';

  it('are said of each, with the names below them', () => {
    expect(textsOf(content)).toEqual([
      'Correa: Intervalo (Km): 120 000 · Intervalo (Meses): 96',
      'Filtro: Intervalo (Km): 30 000 · Intervalo (Meses): 24',
    ]);
    expect(
      textsOf('\tDelante\tDelante\nMedida\tvacío\tlleno\n205\t2,2\t2,4\n195\t2,0\t2,3'),
    ).toContain('205: Delante (vacío): 2,2 · Delante (lleno): 2,4');
  });

  it('are parted by a comma from names that say their unit', () => {
    expect(
      textsOf(
        '\tPresión\tPresión\nMedida\tdelante (bar)\tdetrás (bar)\n205\t2,2\t2,4\n195\t2,0\t2,3',
      ),
    ).toContain('205: Presión, delante (bar): 2,2 · Presión, detrás (bar): 2,4');
  });

  it('tell how often by the unit in the name of a column', () => {
    const { fit } = answerFit(aQuestion('¿cada cuánto se cambia la correa?'));
    expect(textsOf(content).map((text) => fit(text))).toEqual([1, 1]);
    expect(fit('Correa: Ancho: 120 · Largo: 96')).toBe(0);
  });

  it('are values where they are figures, or differ', () => {
    expect(textsOf('Rueda\t2,2\t2,2\nRueda\tTipo\tPar\nEje\t1\t2\nBrazo\t3\t4')).toContain(
      'Rueda · 2,2 · 2,2',
    );
  });
});

describe('engines', () => {
  it.each([
    ['Pesos\t1,4 l\t1,6 l\nRemolque\t530\t550\nTecho\t75\t75', 'Techo: 1,4 l: 75 · 1,6 l: 75'],
    ['\t1.2 8V\t1.3 Mjt\nTecho\t50\t55\nEje\t8\t9', 'Techo: 1.2 8V: 50 · 1.3 Mjt: 55'],
  ])('name columns: %j', (content, row) => {
    expect(textsOf(content)).toContain(row);
  });

  it('are no quantities, which name none', () => {
    expect(textsOf('Aceite\t1,4 l\t1,6 l\nFreno\t1,1 l\t1,2 l')).toContain('Freno · 1,1 l · 1,2 l');
  });

  it('nor are fuels that say more than a name', () => {
    const content = 'Tipo de combustible\tGasolina sin plomo únicamente\nOctanaje\t91 RON';
    expect(textsOf(content)).toContain('Octanaje: 91 RON');
  });
});

describe('the label of a sentence above a table', () => {
  const content =
    'Caja del maletero\nPrecaución\nEl agua daña la caja.\nN.º\tCapacidad\tUso\n1\t25 A\tNevera\n2\t10 A\tBocina';

  it('is not its title', () => {
    const found = quotablesOf({ content, headings: [] }).find(({ name }) => name === '1');
    expect(found?.context).toMatch(/^Caja del maletero\n/);
    expect(quoted('Nevera', { content })).toBe(
      'Caja del maletero\n1: Capacidad: 25 A · Uso: Nevera',
    );
  });
});

describe('questions for a fuse', () => {
  it('are answered by a figure or a number, not by the word for its unit', () => {
    const { fit } = answerFit(aQuestion('¿qué fusible es el de la bocina?'));
    expect(fit('No exceda el amperaje de los fusibles.')).toBe(0);
    expect(fit('Bocina · 15', 'Fusibles\nDispositivo Amperios')).toBe(1);
    expect(answerFit(aQuestion('¿de cuántos amperios es?')).fit('No exceda el amperaje.')).toBe(0);
  });
});
