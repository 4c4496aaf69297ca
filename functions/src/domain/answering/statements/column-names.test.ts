import { quoted } from '../../../testing/quoted';
import { answerFit } from '../answer-fit';
import { statementsOf } from './statements';

const textsOf = (content: string, headings: string[] = []): string[] =>
  statementsOf({ content, headings }).map(({ text }) => text);

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

describe('names of rows', () => {
  it('stand behind the number of a row, which some ask for', () => {
    const content = 'N.º\tCircuito\tAmperios\n1\tRadio\t15\n2\tBocina\t10\n3\tLuneta\t20';
    const names = statementsOf({ content, headings: [] }).map(({ name }) => name);
    expect(names).toEqual(['1 Radio', '2 Bocina', '3 Luneta']);
    const years = 'Año\tValor\tClase\n1\t15\tA\n2\t10\tA\n3\t20\tB';
    expect(statementsOf({ content: years, headings: [] })[0]?.name).toBe('1');
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
    const { fit } = answerFit('¿cada cuánto se cambia la correa?');
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
    const found = statementsOf({ content, headings: [] }).find(({ name }) => name === '1');
    expect(found?.context).toMatch(/^Caja del maletero\n/);
    expect(quoted('Nevera', { content })).toBe(
      'Caja del maletero\n1: Capacidad: 25 A · Uso: Nevera',
    );
  });
});

describe('questions for a fuse', () => {
  it('are answered by a figure or a number, not by the word for its unit', () => {
    const { fit } = answerFit('¿qué fusible es el de la bocina?');
    expect(fit('No exceda el amperaje de los fusibles.')).toBe(0);
    expect(fit('Bocina · 15', 'Fusibles\nDispositivo Amperios')).toBe(1);
    expect(answerFit('¿de cuántos amperios es?').fit('No exceda el amperaje.')).toBe(0);
  });
});
