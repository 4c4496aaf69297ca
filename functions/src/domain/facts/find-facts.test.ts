import { below, partsOfPages, row } from '../../testing/manual-parts';
import { factFinder, findFacts } from './find-facts';

type Page = { titles?: string[]; lines: string[] };

/** The facts of pages whose first lines are headings, the last of which stands right above what follows. */
const factsOf = (...pages: Page[]) =>
  findFacts(partsOfPages(...pages.map(({ titles = [], lines }) => below(titles, ...lines))));

const said = (facts: ReturnType<typeof factsOf>) =>
  facts.map(({ kind, of, value, unit, condition, engine }) =>
    [kind, of, `${value} ${unit}`.trim(), condition, engine].join(' | '),
  );

const ENGINES: Page = {
  titles: ['Tilo', 'Motores'],
  lines: [
    row('Dato', '1.0 T 95', '1.5 D 100'),
    row('Cilindrada', '999 cm³', '1.499 cm³'),
    row('Potencia', '70 kW', '75 kW'),
    row('Par máximo', '165 Nm', '250 Nm'),
  ],
};

describe('findFacts', () => {
  it('finds a pressure in a sentence that names its axle before it, and none where it names both', () => {
    const facts = factsOf({
      titles: ['Neumáticos'],
      lines: [
        'La presión de los neumáticos delanteros es de 2,3 bar.',
        'La presión de los delanteros y los traseros es de 2,4 bar.',
      ],
    });
    expect(said(facts)).toEqual(['tyre-pressure | Delante | 2,3 bar |  | ']);
  });

  it('finds a pressure for each axle and load, in both units', () => {
    const facts = factsOf({
      titles: ['Tilo', 'Presiones en frío, en bar (psi)'],
      lines: [
        row('Neumático', 'Carga', 'Delante', 'Detrás'),
        row('185/65 R15', 'Normal', '2,2 (32)', '2,0 (29)'),
        row('205/55 R16', 'Plena carga', '2,5 (36)', '2,9 (42)'),
      ],
    });
    expect(said(facts)).toEqual([
      'tyre-pressure | Delante | 2,2 bar | 185/65 R15 · Normal | ',
      'tyre-pressure | Detrás | 2,0 bar | 185/65 R15 · Normal | ',
      'tyre-pressure | Delante | 2,5 bar | 205/55 R16 · Plena carga | ',
      'tyre-pressure | Detrás | 2,9 bar | 205/55 R16 · Plena carga | ',
    ]);
    expect(facts[0]?.alsoIn).toEqual([{ value: '32', unit: 'psi', isPrinted: true }]);
    expect(facts[0]?.quote.page).toBe(1);
    expect(facts[0]?.quote.text).toContain('2,2 (32)');
  });

  it('works out the other unit where the manual prints one, and says so', () => {
    const [front] = factsOf({
      titles: ['Tilo', 'Presiones (bar)'],
      lines: [
        row('Neumático', 'Delante', 'Detrás'),
        row('185/65 R15', '2,2', '2,0'),
        row('205/55 R16', '2,3', '2,1'),
      ],
    });
    expect(front?.alsoIn).toEqual([{ value: '32', unit: 'psi', isPrinted: false }]);
  });

  it('takes two figures in one cell for the axles that its column names', () => {
    const facts = factsOf({
      titles: ['Tilo', 'Presiones'],
      lines: [
        row('Neumático', 'Hasta 3 personas, delante / detrás', 'Plena carga, delante / detrás'),
        row('205/60 R16', '2,3 / 2,2 (33 / 32)', '2,4 / 2,8 (35 / 41)'),
        row('215/55 R17', '2,2 / 2,1 (32 / 30)', '2,3 / 2,7 (33 / 39)'),
      ],
    });
    expect(said(facts).slice(0, 3)).toEqual([
      'tyre-pressure | Delante | 2,3 bar | 205/60 R16 · Hasta 3 personas | ',
      'tyre-pressure | Detrás | 2,2 bar | 205/60 R16 · Hasta 3 personas | ',
      'tyre-pressure | Delante | 2,4 bar | 205/60 R16 · Plena carga | ',
    ]);
  });

  it.each([
    'Con remolque: +0,2 bar en el eje trasero.',
    'Aumente la presión 0,5 bar delante y detrás si lo deja parado.',
    'Infle hasta 2,5 bar con el kit.',
    'En arena baje la presión a 1,2 bar delante.',
    'En arena baje la presión de los neumáticos delanteros a 1,2 bar.',
    'Pare si la presión de un neumático delantero baja de 1,8 bar.',
    'La presión de los neumáticos traseros no debe superar 3,5 bar.',
    'El sensor avisa cuando la presión de un neumático trasero es inferior a 1,9 bar.',
    'Con la rueda caliente la presión de los delanteros puede subir hasta 2,8 bar.',
  ])('takes “%s” for no pressure to keep', (line) => {
    expect(factsOf({ titles: ['Tilo', 'Neumáticos'], lines: [line] })).toEqual([]);
  });

  it('names the engine that a column is of', () => {
    const facts = factsOf(ENGINES, {
      titles: ['Tilo', 'Capacidades (litros)'],
      lines: [
        row('Líquido', '1.0 T 95', '1.5 D 100'),
        row('Aceite de motor con filtro', '3,6', '4,7'),
        row('Refrigerante', '5,4', '6,6'),
      ],
    });
    expect(facts.map(({ kind, value, engines }) => [kind, value, engines])).toEqual([
      ['oil-capacity', '3,6', ['1.0 T 95']],
      ['oil-capacity', '4,7', ['1.5 D 100']],
      ['coolant-capacity', '5,4', ['1.0 T 95']],
      ['coolant-capacity', '6,6', ['1.5 D 100']],
    ]);
  });

  it('binds each figure of a sentence to its own words', () => {
    const facts = factsOf(ENGINES, {
      titles: ['Tilo', 'Refrigerante'],
      lines: ['El circuito contiene 5,4 litros en el 1.0 T y 6,6 litros en el 1.5 D.'],
    });
    expect(facts.map(({ value, engines }) => [value, engines])).toEqual([
      ['5,4', ['1.0 T 95']],
      ['6,6', ['1.5 D 100']],
    ]);
  });

  it('leaves empty what it cannot bind', () => {
    const lines = ['El circuito contiene 5,4 litros o 6,6 litros.'];
    expect(factsOf(ENGINES, { titles: ['Tilo', 'Refrigerante'], lines })).toEqual([]);
  });

  it.each([
    ['Aceite', 'Un consumo de hasta 0,5 litros cada 1.000 km es admisible.'],
    ['Aceite', 'El aceite 5W-30 que queda en la estantería es de las furgonetas antiguas.'],
    ['Aceite', 'Para completar el nivel puede añadirse hasta 0,5 litros de ACEA C2 5W-30.'],
    ['Repostaje', 'No use gasolina de 95 octanos.'],
    ['Lavaparabrisas', 'El depósito es de 4,5 litros.'],
    ['Neumáticos', 'Los cuatro últimos números del código DOT 4 dicen la semana.'],
    ['Cabrestante', 'El mando lleva una pila CR2032.'],
    ['Techo', 'No supere 75 kg en el techo.'],
    ['Remolque', 'Apriete la tuerca de la bola a 230 N·m.'],
  ])('takes in “%s” of “%s” nothing for a fact', (title, line) => {
    expect(factsOf({ titles: ['Tilo', title], lines: [line] })).toEqual([]);
  });

  it('finds fuses with their circuits, and the places that are free', () => {
    const facts = factsOf({
      titles: ['Tilo', 'Fusibles del habitáculo'],
      lines: [
        row('N.º', 'Amperios', 'Circuito'),
        row('F1', '10 A', 'Radio'),
        row('F2', '7,5 A', 'Toma de 12 V'),
        row('F3', '–', 'Libre'),
        row('F4', '–', '–'),
      ],
    });
    expect(said(facts)).toEqual([
      'fuse | F1 · Radio | 10 A | Fusibles del habitáculo | ',
      'fuse | F2 · Toma de 12 V | 7,5 A | Fusibles del habitáculo | ',
      'fuse | F3 | Libre | Fusibles del habitáculo | ',
    ]);
  });

  it('finds what a bulb is, by trim, and one for all trims once', () => {
    const facts = factsOf({
      titles: ['Tilo', 'Bombillas'],
      lines: [
        row('Luz', 'Esencia, Ruta', 'Aire, Cima'),
        row('Cruce', 'H7, 55 W', 'LED (b)'),
        row('Matrícula', 'W5W', 'W5W'),
      ],
    });
    expect(said(facts)).toEqual([
      'bulb | Cruce | H7 | Esencia, Ruta | ',
      'bulb | Cruce | LED | Aire, Cima · véase la nota (b) | ',
      'bulb | Matrícula | W5W |  | ',
    ]);
  });

  it('gives a fact the same id after another reading, whatever its value', () => {
    const page = (value: string): Page => ({
      titles: ['Tilo', 'Pares de apriete'],
      lines: [row('Elemento', 'Par'), row('Tornillos de rueda', value), row('Bujías', '22 Nm')],
    });
    const [before, after] = [factsOf(page('100 Nm')), factsOf(page('110 Nm'))];
    expect(before.map(({ value }) => value)).toEqual(['100']);
    expect(after[0]?.id).toBe(before[0]?.id);
  });

  it('states no figure that is not in its quotation', () => {
    const facts = factsOf(ENGINES, {
      titles: ['Tilo', 'Batería'],
      lines: ['Es AGM de 80 Ah en el 1.5 D y EFB de 70 Ah en el 1.0 T.'],
    });
    expect(facts).toHaveLength(4);
    for (const { value, quote } of facts) expect(quote.text).toContain(value);
  });

  it('reads back what it wrote, and nothing else', () => {
    const facts = factsOf({
      titles: ['Tilo', 'Llaves'],
      lines: ['La pila de la llave es una CR2032.'],
    });
    expect(factFinder.parse(JSON.parse(JSON.stringify(facts)))).toEqual(facts);
    expect(() => factFinder.parse([{ id: 1 }])).toThrow('invalid');
  });
});
