import { linesOf } from './lines';

const read = (content: string) =>
  linesOf(content, []).map(({ start, end, kind }) => [kind, content.slice(start, end)]);

describe('linesOf', () => {
  it.each([
    [
      'a wrapped cell',
      'Luz\tColor\tQué hacer\nAceite\tRojo\tPare el\nmotor.\nABS\tÁmbar\tSiga.',
      1,
    ],
    ['cells after a wrapped one', 'Luz\tColor\tQué hacer\nAceite\tRojo\nvivo\tPare.', 1],
    ['a blank line in a cell', 'Luz\tColor\tQué hacer\nAceite\tRojo\tPare y\n\nespere.', 1],
    [
      'a second sentence in a last cell',
      'Luz\tColor\tQué hacer\nMotor\tÁmbar\tFijo: taller.\nIntermitente: pare.\nABS\tÁmbar\tSiga.',
      1,
    ],
  ])('keeps %s in its row', (_, content, row) => {
    const lines = read(content);
    expect(lines.every(([kind]) => kind === 'row')).toBe(true);
    expect(lines[row]?.[1]).toMatch(/^(?:Aceite|Motor).*(?:motor|Pare|espere|pare)\.$/s);
  });

  it.each([
    ['rows that begin with small letters', 'Eje\tbar\ndelantero\t2,2\ntrasero\t2,0', 3],
    ['a group between rows', 'Dato\tA\tB\nLargo\t1\t2\nMotor\nPar\t3\t4', 4],
    ['what follows a table', 'Dato\tA\tB\nLargo\t1\t2\nVéase la página 16.', 3],
  ])('leaves %s alone', (_, content, count) => {
    expect(read(content)).toHaveLength(count);
  });

  it('takes a title with a unit for a title, though the unit has a figure', () => {
    const kinds = (title: string) => read(`${title}\nCiudad\t12,4\nAutopista\t19,2`)[0]?.[0];
    expect(kinds('Consumo por recorrido (kWh/100 km)')).toBe('title');
    expect(kinds('Consumo medio (l/1000 km)')).toBe('title');
    expect(kinds('Consumo medio (5,4 l/100 km)')).toBe('fact');
  });

  it('joins a sentence that was cut by the width of its column', () => {
    const [first, ...others] = ['La pieza metálica 1 acciona la cerradura', 'de la puerta.'];
    expect(read([first, ...others].join('\n'))).toEqual([['prose', `${first}\n${others[0]}`]]);
    expect(read('Eje de atrás 2,2\neje de delante 2,0')).toHaveLength(2);
  });

  it.each([['❒'], ['❑'], ['❏'], ['➤']])('takes %s for a bullet', (bullet) => {
    expect(read(`${bullet} girar la llave;`)[0]?.[0]).toBe('item');
  });

  it('joins an item that was wrapped before a name', () => {
    expect(read('• confirmar con\nMENU.\nOtra cosa.')).toEqual([
      ['item', '• confirmar con\nMENU.'],
      ['prose', 'Otra cosa.'],
    ]);
  });

  it('joins an item that was wrapped', () => {
    expect(read('1. Infle. Si no sube, llame\na la asistencia.\n2. Conduzca.')).toEqual([
      ['item', '1. Infle. Si no sube, llame\na la asistencia.'],
      ['item', '2. Conduzca.'],
    ]);
  });

  it('takes inner numbers that count on for items, and no heading or figure that begins alike', () => {
    const items = ['3. Pare.', '3.1 Afloje.', '3.2 Levante.', '3.2.1 Con el gato.', '3.2.2 Quite.'];
    expect(read(items.join('\n')).map(([kind]) => kind)).toEqual(items.map(() => 'item'));
    const kinds = (...lines: string[]) => read(lines.join('\n')).map(([kind]) => kind);
    expect(kinds('3. Pare.', '4.1 Presiones en frío.')).toEqual(['item', 'prose']);
    expect(kinds('2. Infle.', '2.5 bar como mucho.')).toEqual(['item', 'prose']);
    expect(kinds('3.1 Afloje.', '3.2 Levante.')).toEqual(['prose', 'prose']);
    expect(kinds('3. Pare.', '3.1 Afloje.', '3.4 Levante.')).toEqual(['item', 'item', 'prose']);
  });

  it('takes many names between two wide rows for rows, and two for titles of what stands below them', () => {
    const kinds = (...names: string[]) =>
      read(['Trabajo\t10\t20', ...names, 'Correa\t\t2 años'].join('\n')).map(([kind]) => kind);
    expect(kinds('Filtro', 'Culata', 'Freno')).toEqual(['row', 'row', 'row', 'row', 'row']);
    expect(kinds('Motor', 'Gasolina')).toEqual(['row', 'title', 'title', 'row']);
  });
});
