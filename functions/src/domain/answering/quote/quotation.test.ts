import { cited, quoted } from '../../../testing/quoted';

const ITEMS = '• Abrir el tapón en caliente.\n• Añadir agua fría.';

describe('a list is never quoted without what forbids it', () => {
  it.each([
    ['a title', 'El circuito trabaja a presión.\nProhibido\n'],
    ['a title in capitals', 'PROHIBIDO\n'],
    ['a title that asks', 'Qué no hacer\n'],
    ['a title with a number', '12.2 Lo que no cubre\n'],
    ['a title of what is left out', 'Exclusiones\n'],
    ['a title of what to avoid', 'Lo que debe evitar\n'],
    ['a sentence with a full stop', 'Es un circuito. Está prohibido lo siguiente.\n'],
    ['a sentence that denies', 'El airbag no se activa en estos casos.\n'],
    ['a warning', 'ADVERTENCIA: el líquido quema.\n'],
  ])('%s', (_, above) => {
    const last =
      above
        .trimEnd()
        .split(/\n|(?<=\.) /)
        .at(-1) ?? '';
    expect(quoted('Abrir', { content: above + ITEMS })).toBe(`${last}\n${ITEMS}`);
  });

  it.each([
    ['a colon', 'Nunca haga lo siguiente:'],
    ['a title', 'Prohibido'],
  ])('without bullets, below %s', (_, above) => {
    const content = `${above}\nRemolcar el coche\nEmpujarlo.\nAbrir el tapón en caliente.`;
    expect(quoted('Abrir', { content })).toBe(`${above}\nAbrir el tapón en caliente.`);
  });

  it.each([
    ['another sentence', 'No haga nunca lo siguiente. El líquido puede salir con fuerza.'],
    ['what only announces', 'Está prohibido tocar el circuito en marcha.\nPor ejemplo:'],
    ['a reason', 'Nunca haga lo siguiente.\nEl motor podría dañarse:'],
    ['its label', 'ADVERTENCIA\nEl líquido está a presión.'],
  ])('beyond %s', (_, above) => {
    expect(quoted('Abrir', { content: `Trabaja a presión.\n${above}\n${ITEMS}` })).toBe(
      `${above.replace('ADVERTENCIA\n', 'ADVERTENCIA ')}\n${ITEMS}`,
    );
  });

  it('an item that its own ones stand below', () => {
    const above = Array.from(
      { length: 9 },
      (_, at) => `• Cuide la pieza ${at} ${'y mire '.repeat(12)}.`,
    );
    const content = [...above, '• En ningún caso debe:', '– Abrir el tapón.'].join('\n');
    expect(quoted('Abrir', { content })).toMatch(/^• En ningún caso debe:\n/);
  });

  it.each([['*'], ['+'], ['►'], ['\uf0b7']])('whatever the bullet: %s', (bullet) => {
    const content = `Nunca haga lo siguiente:\n${bullet} Remolcar.\n${bullet} Abrir el tapón.`;
    expect(quoted('Abrir', { content })).toBe(content);
  });

  it('is not quoted where a remark on the page before parts it from what forbids', () => {
    const before = 'Nunca haga lo siguiente:\n• Remolcar.\nEl cambio se avería.\n• Empujar.';
    expect(quoted('Abrir', { content: before }, { content: ITEMS })).toBeNull();
  });

  it('short lines that are no sentences', () => {
    const content = 'Queda prohibido:\nañadir agua fría;\nabrir el tapón en caliente;';
    expect(quoted('abrir', { content })).toBe('Queda prohibido:\nabrir el tapón en caliente;');
  });

  it('nor quoted where short sentences may be meant', () => {
    const content = 'Queda prohibido:\nEl llenado en caliente.\nLa apertura del tapón.';
    expect(quoted('La apertura', { content })).toBeNull();
  });

  it('in English', () => {
    const content = 'Never do the following.\n• Open the cap.\n• Tow the car.';
    expect(quoted('Open', { content })).toBe(content);
  });

  it('a heading above the one that stands in the passage', () => {
    const headings = ['Lo que nunca debe hacer', 'Motor'];
    expect(quoted('Abrir', { content: `Motor\n${ITEMS}`, headings })).toBe(
      `Lo que nunca debe hacer\nMotor\n${ITEMS}`,
    );
  });

  it('a heading that stands two titles above it', () => {
    const headings = ['Lo que nunca debe hacer', 'Motor'];
    const content = `Lo que nunca debe hacer\nMotor\n${ITEMS}`;
    expect(quoted('Abrir', { content, headings })).toBe(`Motor\nLo que nunca debe hacer\n${ITEMS}`);
  });

  it.each([
    [
      'the last line of the page before',
      [{ content: 'Trabaja a presión. Nunca haga lo siguiente:' }],
    ],
    ['a sentence there', [{ content: 'Trabaja a presión. Está prohibido lo siguiente.' }]],
    ['a list there', [{ content: 'Nunca haga lo siguiente:\n• Remolcar el coche.' }]],
    [
      'a list two pages before',
      [{ content: 'Nunca haga lo siguiente:\n• Remolcar.' }, { content: '• Empujar.' }],
    ],
  ])('%s', (_, before) => {
    const text = quoted('Abrir', ...before, { content: ITEMS });
    expect(text).toMatch(/^(?:Nunca haga lo siguiente:|Está prohibido lo siguiente\.)\n• Abrir/);
  });

  it('cites both pages, its own first', () => {
    const pages = [{ content: 'Nunca haga lo siguiente:' }, { content: ITEMS }];
    expect(cited('Abrir', ...pages)).toEqual([
      { excerpt: 2, quote: ITEMS },
      { excerpt: 1, quote: 'Nunca haga lo siguiente:' },
    ]);
  });

  it('is not quoted where a remark parts it from what forbids', () => {
    const content = `Nunca haga lo siguiente:\n• Remolcar.\nEl cambio se avería entonces.\n${ITEMS}`;
    expect(quoted('Abrir', { content })).toBeNull();
  });
});

describe('what is quoted says when it holds', () => {
  const FACT = 'La capacidad es de 5,2 litros.';

  it.each([
    ['Con remolque'],
    ['Motor 1.5 diésel'],
    ['Versiones 4x4'],
    ['Gasolina'],
    ['Motor diésel'],
    ['Solo versiones híbridas'],
    ['En caso de avería'],
  ])('below the title %s', (title) => {
    expect(quoted('5,2', { content: `${title}\n${FACT}` })).toBe(`${title}\n${FACT}`);
    expect(quoted('5,2', { content: FACT, headings: [title] })).toBe(`${title}\n${FACT}`);
  });

  it.each([['Capacidades'], ['Motor'], ['Consejos']])('but not below %s', (title) => {
    expect(quoted('5,2', { content: `${title}\n${FACT}`, headings: [title] })).toBe(FACT);
  });

  it('but not in a chapter that only deals with a case', () => {
    const headings = ['En caso de avería', 'Batería'];
    expect(quoted('5,2', { content: FACT, headings })).toBe(FACT);
  });

  it('steps have the title of what they are for', () => {
    const content = 'Cambiar la luz de cruce\n1. Abra el capó.\n2. Saque la lámpara.';
    expect(quoted('Saque', { content })).toBe(content);
    const below = { content: '1. Abra el capó.\n2. Saque.', headings: ['Luces', 'Luz de cruce'] };
    expect(quoted('Saque', below)).toBe(`Luz de cruce\n${below.content}`);
  });

  it('a row has the title of its table, or that of the section', () => {
    const rows = 'Delante\t2,6 bar\nDetrás\t2,8 bar';
    const headings = ['Presiones'];
    expect(quoted('2,6', { content: `A plena carga\n${rows}`, headings })).toBe(
      'A plena carga\nDelante: 2,6 bar',
    );
    expect(quoted('2,6', { content: rows, headings })).toBe('Presiones\nDelante: 2,6 bar');
  });
});

describe('what forbids is never put above what is advised', () => {
  it.each([
    [
      'steps below a title with an infinitive',
      'En ningún caso haga esto:\n• Montar una silla.\nDesactivar el airbag\n1. Quite el contacto.',
      'Quite',
      'Desactivar el airbag\n1. Quite el contacto.',
    ],
    [
      'what says itself what it forbids',
      'Qué no hacer\nNo lave el motor con agua.',
      'No lave',
      'No lave el motor con agua.',
    ],
    [
      'below both sides',
      'Lo que se debe y lo que no se debe hacer\nConduzca sin acelerones.',
      'Conduzca',
      'Conduzca sin acelerones.',
    ],
  ])('%s', (_, content, words, expected) => {
    expect(quoted(words, { content })).toBe(expected);
  });

  it.each([
    ['advice below a list', '# Qué no hacer\n• Usar disolventes.\nLimpie el motor con un paño.'],
    ['an infinitive below items', 'Nunca haga esto:\n• Abrir.\nEsperar a que el motor se enfríe.'],
  ])('nor quoted where nobody can tell: %s', (_, text) => {
    const content = text.replace('# ', '');
    const last = content.split('\n').at(-1) ?? '';
    expect(quoted(last, { content, headings: ['Qué no hacer'] })).toBeNull();
  });

  it('from a chapter above a section that advises', () => {
    const headings = ['Lo que nunca debe hacer con el motor', 'Lavado correcto'];
    const FACT = 'Lave el motor con un paño.';
    expect(quoted('Lave', { content: `Lavado correcto\n${FACT}`, headings })).toBe(FACT);
  });
});

describe('a list is quoted alone', () => {
  it.each([
    ['below advice', 'Cómo evitar averías\n'],
    ['below a title that is no item of it', 'Arrancar el motor\n'],
    ['below what only tells', 'La radio guarda veinte emisoras.\n'],
    [
      'below a list of its own kind that is allowed',
      'Puede hacer esto:\n• Lavar.\nTambién vale:\n',
    ],
  ])('%s', (_, above) => {
    expect(quoted('Abrir', { content: above + ITEMS })).toMatch(/^(?:También vale:\n)?• Abrir/);
  });

  it('at the beginning of a page whose predecessor only tells', () => {
    const before = { content: 'Otra cosa que no viene al caso.' };
    expect(quoted('Abrir', before, { content: ITEMS })).toBe(ITEMS);
  });

  it('below a title of its own at the beginning of a page', () => {
    const before = { content: 'Nunca haga lo siguiente:\n• Remolcar.' };
    expect(quoted('Abrir', before, { content: `Recomendaciones\n${ITEMS}` })).toBe(ITEMS);
  });
});

it('a quotation names by its title what a sentence at the beginning of a paragraph is about', () => {
  const content = 'Toma de la consola\nEstá protegida por el fusible F18.';
  expect(quoted('fusible', { content, headings: ['Toma de la consola'] })).toBe(
    'Toma de la consola\nEstá protegida por el fusible F18.',
  );
  expect(quoted('cinco', { content: 'Anticongelante\nCámbielo cada cinco años.' })).toBe(
    'Anticongelante\nCámbielo cada cinco años.',
  );
});
