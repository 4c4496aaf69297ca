import { quoted } from '../../../testing/quoted';
import { quotablesOf } from '../quotables/quotables';

describe('figures of a table are never quoted without what they mean', () => {
  const ROWS = 'Rueda con freno (1)\t1500 kg\t1200 kg\nRueda sin freno\t650 kg\t600 kg';

  it.each([
    ['stars', '(*)', '(**)'],
    ['bare stars', '*', '**'],
    ['figures', '(1)', '(2)'],
  ])('notes that stand in one paragraph, by %s', (_, one, two) => {
    const rows = `Total ${one}\t1500 kg\nTecho ${two}\t55 kg`;
    const content = `${rows}\n\n${one} Sin remolque. ${two} Con la baca.`;
    expect(quoted('55 kg', { content })).toBe(`Techo ${two}: 55 kg\n${two} Con la baca.`);
  });

  it.each([
    [
      'with the note below its label',
      'Los valores son en frío.',
      '\nNOTA\nLos valores son en frío.',
    ],
    ['without the label of a note about something else', 'Llame en horas de oficina.', ''],
  ])('%s', (_, below, said) => {
    const content = `Techo\t55 kg\nBola\t60 kg\n\nNOTA\n${below}`;
    expect(quoted('55 kg', { content })).toBe(`Techo: 55 kg${said}`);
  });

  it('notes of names of columns', () => {
    const content = 'Grupo\tDelante (*)\tDetrás\nUno\tSí\tNo\nDos\tSí\tSí\n\n(*) Sin airbag.';
    expect(quoted('Uno', { content })).toMatch(/\n\(\*\) Sin airbag\.$/);
  });

  it('names of engines above its columns', () => {
    const content =
      'Litros\t1.2 Turbo 95CV\t1.6 16V Duo 110 CV\nCárter\t3,2\t4,9\nCambio\t1,6\t1,8';
    expect(quoted('4,9', { content })).toBe(
      'Cárter: 1.2 Turbo 95CV: 3,2 · 1.6 16V Duo 110 CV: 4,9',
    );
  });

  it('but not the label of warnings that end the section before', () => {
    const content = 'Lámpara\tTipo\nCruce\tH7';
    expect(quoted('H7', { content, headings: ['ADVERTENCIA'] })).toBe('Cruce: Tipo: H7');
  });

  it('names of columns that forbid', () => {
    const content = 'Permitido\tProhibido\nTúnel sin cepillos\tTúnel con cepillos';
    expect(quoted('Túnel con', { content })).toBe(
      'Permitido: Túnel sin cepillos · Prohibido: Túnel con cepillos',
    );
    const products = 'Material\tProducto\tNo utilizar\nPantalla\tPaño seco\tAlcohol';
    expect(quoted('Alcohol', { content: products })).toBe(
      'Pantalla: Producto: Paño seco · No utilizar: Alcohol',
    );
  });

  it('names that are not certain, as they stand', () => {
    const header = 'Carga normal\tPlena carga\nRueda\tDelante\tDetrás\tDelante\tDetrás';
    const content = `${header}\nR15\t2,2\t2,0\t2,4\t2,8\nR16\t2,3\t2,1\t2,5\t2,9`;
    expect(quoted('R16', { content })).toBe(
      'Carga normal · Plena carga\nRueda · Delante · Detrás · Delante · Detrás\nR16 · 2,3 · 2,1 · 2,5 · 2,9',
    );
  });

  it('empty cells', () => {
    const named = 'Rueda\tGasolina\tDiésel\nTrasera\t\t2,5 bar';
    expect(quoted('2,5', { content: named })).toBe('Trasera: Diésel: 2,5 bar');
    const unnamed = 'Aquí\tUno\tUno\nR15\t\t2,5 bar\nR16\t2,2 bar\t2,4 bar';
    expect(quoted('2,5', { content: unnamed })).toBe('Aquí · Uno · Uno\nR15 · – · 2,5 bar');
  });

  it.each([
    [
      'first',
      '\tDelante\tDetrás\nR15\t2,2 bar\t2,5 bar',
      'R15: Delante: 2,2 bar · Detrás: 2,5 bar',
    ],
    [
      'first, and lost',
      'Delante\tDetrás\nR15\t2,2 bar\t2,5 bar\nR16\t2,3 bar\t2,6 bar',
      'R15: Delante: 2,2 bar · Detrás: 2,5 bar',
    ],
    ['last', 'Rueda\tDelante\tDetrás\nR15\t2,5 bar\t', 'R15: Delante: 2,5 bar'],
    [
      'last of its names',
      'Medida\tDelante\t\nR15\t2,5 bar\ten frío',
      'R15: Delante: 2,5 bar · en frío',
    ],
    ['first of two', '\tPresión (bar)\nDelante\t2,2\nDetrás\t2,5', 'Detrás: Presión (bar): 2,5'],
    ['last of two', 'Delante\t\nDetrás\t2,5 bar', 'Delante\nDetrás: 2,5 bar'],
  ])('an empty cell that is the %s', (_, content, expected) => {
    expect(quoted('2,5', { content })).toBe(expected);
  });

  it.each([
    [
      'Acción\tDueño\tOperador\nAbrir\tSí\tSí\nBorrar\tSí\tNo\nVender 2,5\tNo\t-',
      'Vender 2,5: Dueño: No · Operador: -',
    ],
    [
      'Cargador\tConexión\tDe 56 kWh\tDe 84 kWh\nCasa\tTipo 1\t29 h\t44 h\nPared\tTipo 2\t5 h\t8 h\nRápido\tCCS\t2,5 h\t4 h',
      'Rápido: Conexión: CCS · De 56 kWh: 2,5 h · De 84 kWh: 4 h',
    ],
    [
      'Operación\t15 000 km\t30 000 km\nAceite\tC\tC\nFiltro 2,5\tI\t-',
      'Filtro 2,5: 15 000 km: I · 30 000 km: -',
    ],
    [
      'Lo que ve\tPosible motivo\tRemedio\nLuz azul\tHorario\tBórrelo\nNada\tFusible de 2,5\tCámbielo',
      'Nada: Posible motivo: Fusible de 2,5 · Remedio: Cámbielo',
    ],
  ])('names of columns by what stands below them: %j', (content, expected) => {
    expect(quoted('2,5', { content })).toBe(expected);
  });

  it('a title among rows that blank lines part', () => {
    const rows = [
      'Medida\tDelante\tDetrás',
      'R15\t2,2 bar\t2,0 bar',
      'Plena carga',
      'R15\t2,5 bar\t2,9 bar',
    ];
    expect(quoted('2,5', { content: rows.join('\n\n') })).toBe(
      'Plena carga\nR15: Delante: 2,5 bar · Detrás: 2,9 bar',
    );
    expect(quoted('2,5', { content: rows.join('\n').replace('\nPlena', '\n\nPlena') })).toBe(
      'Plena carga\nR15 · 2,5 bar · 2,9 bar',
    );
  });

  it('a row that begins as the others is no header', () => {
    const content = 'Nivel de frenos\tSobre MIN\nNivel de aceite\tEntre marcas';
    expect(quoted('aceite', { content })).toBe('Nivel de aceite: Entre marcas');
  });

  it('a line that names the rows below it', () => {
    const content = `Medida\tDelante\tDetrás\nR15\t2,2 bar\t2,0 bar\nDe 4 a 5 personas\nR16\t2,5 bar\t2,9 bar`;
    expect(quoted('R16', { content })).toMatch(/^De 4 a 5 personas\nR16/);
  });

  it.each([
    [
      'a title within the table',
      'Medida\tDelante\tDetrás\nR15\t2,2 bar\t2,0 bar\nPlena carga\nR15\t2,5 bar\t2,9 bar',
      'A carga\nPlena carga\nR15: Delante: 2,5 bar · Detrás: 2,9 bar',
    ],
    [
      'one that ends in a colon',
      'Medida\tDelante\tDetrás\nR15\t2,2 bar\t2,0 bar\nPlena carga:\nR15\t2,5 bar\t2,9 bar',
      'A carga\nPlena carga:\nR15: Delante: 2,5 bar · Detrás: 2,9 bar',
    ],
    [
      'one with empty cells',
      'Medida\tDelante\tDetrás\nPlena carga\t\t\nR15\t2,5 bar\t2,9 bar\nR16\t2,6 bar\t3,0 bar',
      'A carga\nPlena carga\nR15: Delante: 2,5 bar · Detrás: 2,9 bar',
    ],
    [
      'a name that only the row above has',
      'Carga\tEje\tPresión\nPlena\tDelante\t2,2 bar\n\tDetrás\t2,5 bar',
      'A carga\nPlena: Eje: Delante · Presión: 2,2 bar\nEje: Detrás · Presión: 2,5 bar',
    ],
    [
      'columns that a cell spans',
      'Medida\tDelante\tDetrás\nR15\t2,5 bar\t2,5 bar',
      'A carga\nR15: Delante / Detrás: 2,5 bar',
    ],
  ])('groups: %s', (_, table, expected) => {
    expect(quoted('2,5', { content: `A carga\n${table}` })).toBe(expected);
  });

  it.each([
    [
      'with names of its own',
      'Eje\tPeso\tCarga\nUno\t90 kg\t2,5 t',
      'Pesos\nUno: Peso: 90 kg · Carga: 2,5 t',
    ],
    ['of another width', 'Uno\t2,5 t\nDos\t3,5 t', 'Pesos\nUno: 2,5 t'],
  ])('takes no table for a group: %s', (_, table, expected) => {
    const content = `A carga\nMedida\tDelante\tDetrás\nR15\t2,2 bar\t2,0 bar\nPesos\n${table}`;
    expect(quoted('2,5', { content })).toBe(expected);
  });

  it('keeps the rows of two groups apart', () => {
    const content =
      'Medida\tTipo\tPar\nMotor\nR15\tAcero\t90 Nm\nCaja\nR15\tAcero\t80 Nm\nR16\tAcero\t85 Nm';
    const tables = quotablesOf({ content, headings: [] }).map(({ table }) => table);
    expect([tables.length, new Set(tables).size]).toEqual([3, 2]);
  });

  it.each([
    ['the note of a mark', '(1) Solo con cambio manual.'],
    ['a legend', 'X: no apto.'],
    ['how they were measured', 'Valores en frío y sin carga.'],
    ['a warning', 'ADVERTENCIA: no remolque nunca cuesta abajo.'],
  ])('%s', (_, note) => {
    expect(quoted('1500', { content: `${ROWS}\n${note}\nOtra cosa.` })).toMatch(
      new RegExp(`1200 kg\n${note.replace(/[()]/g, '\\$&')}$`),
    );
  });

  it('the note of a sentence', () => {
    const content = 'El remolque pesa 1500 kg* como mucho.\nOtra cosa.\n* Solo con cambio manual.';
    expect(quoted('1500', { content })).toMatch(/mucho\.\n\* Solo con cambio manual\.$/);
  });
});
