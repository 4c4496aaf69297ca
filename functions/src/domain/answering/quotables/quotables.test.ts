import { quotablesOf } from './quotables';

const textsOf = (content: string, headings: string[] = []): string[] =>
  quotablesOf({ content, headings }).map(({ text }) => text);

describe('quotablesOf', () => {
  it('gives no number of a figure', () => {
    expect(textsOf('Girar el mando.\n\n11F0Y0026C')).toEqual(['Girar el mando.']);
    expect(textsOf('Girar el mando.\n\n12 V')).toContain('12 V');
  });

  it.each(['Está protegida por el F18.', 'Tiene tapa.', 'Se encuentra en la consola.'])(
    'gives a sentence that does not name what it is about with the one before: %s',
    (sentence) => {
      expect(textsOf(`La toma es de 12 V. ${sentence}`)).toContain(
        `La toma es de 12 V. ${sentence}`,
      );
    },
  );

  it.each(['Está prohibido fumar.', 'Es necesario parar.', 'Tiene que abrirla.'])(
    'gives a sentence that is about nothing that was named before by itself: %s',
    (sentence) => {
      expect(textsOf(`La toma es de 12 V. ${sentence}`)).toContain(sentence);
    },
  );

  it('gives whole sentences, never titles', () => {
    expect(textsOf('Batería\nLa batería es de 12 V. Va bajo el capó.', ['Batería'])).toEqual([
      'La batería es de 12 V.',
      'Va bajo el capó.',
    ]);
  });

  it.each([
    ['No la abra nunca.'],
    ['Excepto con remolque.'],
    ['Sin embargo, en frío puede subir.'],
    ['Nunca supere ese valor.'],
  ])('takes %j along with what it limits', (limit) => {
    expect(textsOf(`La tapa se desmonta a mano. ${limit}`)[0]).toBe(
      `La tapa se desmonta a mano. ${limit}`,
    );
  });

  it.each([
    ['En ese caso, pare el motor.'],
    ['De lo contrario se dañará.'],
    ['Esto es normal.'],
    ['Cámbielo.'],
  ])('does not leave %j without the sentence before', (leaning) => {
    expect(textsOf(`El testigo se enciende. ${leaning}`).at(-1)).toBe(
      `El testigo se enciende. ${leaning}`,
    );
  });

  it('does not take a noun for an order about the sentence before', () => {
    expect(textsOf('El testigo se enciende. Símbolo del aceite a la vista.').at(-1)).toBe(
      'Símbolo del aceite a la vista.',
    );
  });

  it('quotes a list with the sentence that introduces it', () => {
    const list = 'Nunca haga lo siguiente:\n• Abrir el tapón en caliente.\n• Añadir agua fría.';
    expect(textsOf(list)).toEqual([list]);
  });

  it('sets that sentence before each item of a list too long to quote', () => {
    const items = Array.from(
      { length: 12 },
      (_, n) => `• Tocar la pieza ${n} ${'muy '.repeat(20)}caliente.`,
    );
    const statements = textsOf(`Nunca haga lo siguiente:\n${items.join('\n')}`);
    expect(statements).toHaveLength(12);
    for (const text of statements) expect(text).toMatch(/^Nunca haga lo siguiente:\n• /);
  });

  it.each([['El suelo debe ser firme.'], ['Figura 12'], ['ADVERTENCIA: no se meta debajo.']])(
    'never ends steps at %s between them',
    (between) => {
      const steps = `1. Afloje.\n2. Levante.\n${between}\n3. Cambie la rueda.`;
      expect(textsOf(steps)).toEqual([steps]);
    },
  );

  it('takes a numbered heading for no step', () => {
    expect(textsOf('2. Afloje.\n3. Levante.\n4. Climatización', ['Climatización'])).toEqual([
      '2. Afloje.\n3. Levante.',
    ]);
  });

  it('leaves out a sentence that began on the page before, below a running title', () => {
    expect(textsOf('Mantenimiento\nabra el tapón en caliente. Espere.')).toEqual(['Espere.']);
  });

  it('never divides steps', () => {
    const steps = Array.from(
      { length: 9 },
      (_, n) => `${n + 1}. Haga ${'esto y '.repeat(15)}aquello.`,
    );
    expect(textsOf(steps.join('\n'))).toEqual([steps.join('\n')]);
  });

  it('reads a row with the names of its columns and quotes both lines', () => {
    const content =
      'Neumático\tDelante\tDetrás\n205/55 R16\t2,3 bar\t2,1 bar\n215/45 R17\t2,4 bar\t2,2 bar';
    const [first] = quotablesOf({ content, headings: [] });
    expect(first?.text).toBe('205/55 R16: Delante: 2,3 bar · Detrás: 2,1 bar');
    expect(first?.spans.map(({ start, end }) => content.slice(start, end))).toEqual([
      'Neumático\tDelante\tDetrás',
      '205/55 R16\t2,3 bar\t2,1 bar',
    ]);
  });

  it.each([
    ['Neumático\tDelante, hasta 3 personas\tDetrás, hasta 3 personas', 'R16\t2,1\t2,0'],
    ['Característica\t1.2 TSi 130\t1.5 D 115', 'Cilindrada\t1199\t1499'],
  ])('knows %j for names of columns', (header, row) => {
    const [, second, third] = header.split('\t');
    const [name, one, two] = row.split('\t');
    const texts = textsOf(`${header}\n${row}\n${row.replace(name ?? '', 'Otra')}`);
    expect(texts[0]).toBe(`${name}: ${second}: ${one} · ${third}: ${two}`);
  });

  it('names no column after a row of values', () => {
    const content = 'Aceitera\tÁmbar\tNivel de aceite bajo\nTermómetro\tRojo\tPare 2 minutos';
    expect(textsOf(content)).toEqual([
      'Aceitera · Ámbar · Nivel de aceite bajo',
      'Termómetro · Rojo · Pare 2 minutos',
    ]);
  });

  it('says of a row what stands above its own part of a table, and not above the part before', () => {
    const content =
      'Chasis:\nFreno\tDisco\nAvance\t90 mm\nSistema eléctrico:\nBatería\tYTZ10S\nFaro\tLED';
    const texts = quotablesOf({ content, headings: [] }).map(({ text }) => text);
    expect(texts).toContain('Chasis:\nFreno: Disco');
    expect(texts).toContain('Batería: YTZ10S');
    const forbidden = content.replace('Chasis:', 'No toque nunca:');
    expect(quotablesOf({ content: forbidden, headings: [] }).map(({ text }) => text)).toContain(
      'No toque nunca:\nBatería: YTZ10S',
    );
  });

  it('reads two cells as a name and its value', () => {
    expect(textsOf('Longitud\t4180 mm\nAnchura\t1760 mm')[0]).toBe('Longitud: 4180 mm');
  });

  it('takes a line without a full stop for a fact when it holds a figure', () => {
    expect(textsOf('Presión delantera: 2,2 bar')).toEqual(['Presión delantera: 2,2 bar']);
  });

  it.each([
    ['del radiador con el motor caliente. Espere.', ['Espere.']],
    ['Espere. No abra nunca el tapón que hay encima de', []],
    ['Antes de arrancar, compruebe lo siguiente:', []],
  ])('leaves out the half sentences of %j', (content, statements) => {
    expect(textsOf(content)).toEqual(statements);
  });

  it('quotes to the letter', () => {
    const content = 'Gire  la llave\u00a0«A».  Después, espere 5\u202fs.\n• Uno\u2009;\n• Dos…';
    for (const { spans, text, kind } of quotablesOf({ content, headings: [] })) {
      if (kind === 'row') continue;
      expect(text).toBe(spans.map(({ start, end }) => content.slice(start, end)).join('\n'));
    }
  });
});
