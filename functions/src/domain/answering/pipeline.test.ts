import { anExcerpt } from '../../testing/excerpts';
import type { Excerpt } from '../ports';
import type { ReadQuestion } from './asked/read-question';
import { begin, MEASURING, RANKING, run } from './pipeline';
import { aQuestion } from '../../testing/questions';

const ranked = (question: ReadQuestion, excerpts: readonly Excerpt[]) =>
  run(begin(question, { excerpts }), [...MEASURING, ...RANKING]);

const drafted = (question: ReadQuestion, excerpts: readonly Excerpt[]) =>
  run(begin(question, { excerpts })).draft;

const answer = (question: string, content: string[], headings: string[] = []) =>
  drafted(
    aQuestion(question, { weights: new Map(weights) }),
    content.map((text, position) =>
      anExcerpt({
        position,
        content: text,
        headings: headings[position] ? [headings[position]] : [],
      }),
    ),
  );
const weights: [string, number][] = [
  ['isofix', 3.5],
  ['fijaciones', 2],
  ['luz', 1.2],
  ['motor', 1.2],
  ['aceite', 2],
  ['agua', 2],
];
const first = (...asked: Parameters<typeof answer>) => answer(...asked)?.statements[0]?.text;
const certaintyOf = (...asked: Parameters<typeof answer>) => answer(...asked)?.certainty ?? 0;

const plan =
  'Operación\tKilómetros\tMeses\nAceite de la caja manual\t120 000 km\t96\nAceite y filtro\t15 000 km\t12\nBujías\t90 000 km\t72';
const pressures =
  'Neumático\tCarga\tPresión\nR15\tNormal: tres personas\t2,2 bar\nR15\tPlena carga\t2,8 bar\nR16\tPlena carga\t2,9 bar';
const SIZES =
  'Neumático\tCarga\tPresión\n195/65 R15\tPlena carga\t2,8 bar\n205/55 R16\tPlena carga\t2,9 bar';
const jump =
  'Puede arrancar con cables y otra batería.\n1. Acerque los vehículos.\n2. Una los cables.';
const symptoms = 'Síntoma\tCausa\tSolución\nNo gira\tBatería\tApriete; arranque con cables';
const lights =
  'Testigo\tColor\tQué hacer\nABS y círculo\tRojo\tDeténgase.\nABS\tÁmbar\tSiga con cuidado.';

it('the pipeline reads the unit of bare figures above their row', () => {
  const kindsBelow = (caption: string) => {
    const content = `${caption}\nNeumático\tDelante\tDetrás\n195/65 R15\t210\t200\n205/55 R16\t220\t210`;
    const { scored } = ranked(aQuestion('qué presión llevan'), [anExcerpt({ content })]);
    return scored.map(({ features }) => features.kind);
  };
  expect(kindsBelow('Presiones en frío, en kPa')).toEqual([1, 1]);
  expect(kindsBelow('Presiones en frío')).toEqual([0, 0]);
});

it('the pipeline takes a chapter that names several things for none of them', () => {
  const certaintyBelow = (chapter: string) => {
    const content = 'Con el uso normal dura de 1 a 2 años.';
    const excerpts = [anExcerpt({ content, headings: [chapter, 'Cambio de la pila'] })];
    const question = 'cada cuántos meses cambio las escobillas';
    return ranked(aQuestion(question), excerpts).certainty;
  };
  expect(certaintyBelow('Escobillas')).toBeGreaterThan(0);
  expect(certaintyBelow('Llave, bombillas y escobillas')).toBe(0);
});

describe('what is never quoted', () => {
  it('is the pressure of tyres of another size', () => {
    expect(first('presión a plena carga en 195/65 R15', [SIZES])).toMatch(/^195/);
    expect(answer('presión a plena carga en 215/45 R18', [SIZES])).toBeNull();
  });

  it('is the interval of another part, however much its words are those of the question', () => {
    const intervals = ['Frenos: DOT 4. Cámbielo cada 2 años.', 'Cada 60 000 km: bujías.'];
    expect(first('cuándo toca cambiar las bujías', intervals)).toBe('Cada 60 000 km: bujías.');
    expect(certaintyOf('cuándo toca cambiar las bujías', intervals)).toBeGreaterThan(0);
    expect(certaintyOf('cada cuánto se cambian las bujías', intervals.slice(0, 1))).toBe(0);
  });

  it('is the row of the other side', () => {
    const lamps = 'Lámpara\tTipo\nGiro delantero\tPY21W\nFreno\tP21W';
    expect(answer('qué lámpara es la de giro trasera', [lamps])).toBeNull();
    expect(first('qué lámpara es la de giro delantera', [lamps])).toMatch(/^Giro delantero/);
  });

  it('is the number of a chapter', () => {
    expect(answer('el aceite', ['7.'], ['Aceite'])).toBeNull();
  });
});

describe('what is quoted first', () => {
  it.each([
    [
      'the row that names least besides',
      '¿Cada cuánto se cambia el aceite?',
      [plan],
      /^Aceite y filtro/,
    ],
    [
      'what holds the most telling word',
      '¿Dónde van las fijaciones ISOFIX?',
      [
        'Unión\tPar\nFijación del asiento\t40 N·m',
        'Los anclajes ISOFIX están entre el respaldo y la banqueta.',
      ],
      /ISOFIX/,
    ],
    [
      'steps before a row that mentions them',
      '¿Cómo arranco con cables?',
      [symptoms, jump],
      /^1\. Acerque/,
    ],
    [
      'the row of the light that is on',
      'se prendió la luz del abs',
      [lights],
      /^ABS: Color: Ámbar/,
    ],
  ])('is %s', (_, question, content, expected) => {
    expect(first(question, content)).toMatch(expected);
  });

  it('is the list of steps under a heading that the question repeats', () => {
    const steps = '1. Afloje los tornillos.\n2. Levante el vehículo.';
    expect(first('como se cambia una rueda ponchada', [steps], ['Cambiar una rueda'])).toBe(
      `Cambiar una rueda\n${steps}`,
    );
  });

  it('leaves out rows that lack a word which others of the table hold', () => {
    const quotation = answer('presión a plena carga', [pressures], ['Presiones']);
    expect(quotation?.statements.map(({ text }) => text)).toEqual([
      'Presiones\nR15: Carga: Plena carga · Presión: 2,8 bar\nR16: Carga: Plena carga · Presión: 2,9 bar',
    ]);
  });

  it('is nothing where a row would be any of its table', () => {
    const torques =
      'Unión\tLlave\tPar\nBujías\t16 mm\t18 N·m\nRueda\t19 mm\t110 N·m\nCárter\t8 mm\t35 N·m';
    const excerpts = [anExcerpt({ headings: ['Pares de apriete'], content: torques })];
    const asked: [string, number][] = [
      ['par', 2],
      ['apriete', 2],
      ['culata', 5],
    ];
    expect(
      drafted(aQuestion('par de apriete de la culata', { weights: new Map(asked) }), excerpts),
    ).toBeNull();
  });

  it('is less certain where the question singles out none of many passages', () => {
    const content = ['Use agua.', 'Evite el agua.', 'Lave con agua.', 'Añada agua.'];
    expect(certaintyOf('¿y el agua?', content)).toBeLessThan(
      certaintyOf('¿y el agua?', content.slice(0, 1)),
    );
  });

  it('is less certain when another passage says something else as well', () => {
    const content = ['El motor lleva 4 litros de aceite.', 'El motor gasta 1 litro de aceite.'];
    expect(certaintyOf('litros de aceite del motor', content)).toBeLessThan(
      certaintyOf('litros de aceite del motor', content.slice(0, 1)),
    );
  });

  it('is less certain where the thing that is asked about is not named', () => {
    const content = ['El motor lleva 4 litros de aceite.'];
    const ofOther = certaintyOf('litros de aceite del diferencial', content);
    expect(ofOther).toBeLessThan(certaintyOf('litros de aceite del motor', content));
    expect(ofOther).toBeLessThan(certaintyOf('litros de aceite motor echar', content));
  });

  it.each([
    ['¿Cuánto aguanta la baca?', 'La baca es de aluminio. La baca admite 75 kg.', /75 kg/],
    [
      '¿A qué distancia funciona el mando?',
      'El mando lleva una pila. El mando alcanza 15 metros.',
      /15 metros/,
    ],
  ])('suits what is asked for: %s', (question, content, expected) => {
    expect(first(question, [content])).toMatch(expected);
  });

  it('is only a distance or a time when the question is how often', () => {
    const change = 'Cambio de aceite del motor\t4,2 litros\nCambio de filtro\t0,2 litros';
    expect(first('¿Cada cuánto se cambia el aceite del motor?', [change, plan])).toBe(
      'Aceite y filtro: Kilómetros: 15 000 km · Meses: 12',
    );
    expect(answer('¿Cada cuánto se cambia el aceite del motor?', [change])).toBeNull();
  });
});

describe('what tells a right quotation from others', () => {
  const judged = (question: string, ...excerpts: Excerpt[]) =>
    ranked(aQuestion(question, { weights: new Map(weights) }), excerpts);
  const said = (position: number, content: string, { headings = [] as string[], score = 1 } = {}) =>
    anExcerpt({ position, content, headings }, score);
  const filter = 'El filtro se atornilla a mano.';

  it('is other evidence on its page or beside it', () => {
    const mineral = said(0, 'El motor lleva aceite mineral.');
    const synthetic = said(20, 'El motor gasta aceite sintético.', { score: 0.95 });
    const first = (...beside: number[]) => {
      const others = beside.map((at) => said(at, filter, { score: 0.9 }));
      return judged('aceite del motor', mineral, synthetic, ...others).scored[0];
    };
    expect(first(0, 1)?.quotable.text).toContain('mineral');
    expect(first(19, 21)?.quotable.text).toContain('sintético');
  });

  it('is evidence of the same section where a manual has no pages', () => {
    const words = said(0, 'El motor lleva aceite mineral.');
    const section = (position: number, pageReference: string) =>
      anExcerpt({ position, content: filter, pageNumber: null, pageReference });
    const oil = anExcerpt({ ...words.chunk, pageNumber: null, pageReference: 'Aceite' });
    const certaintyBeside = (reference: string) =>
      judged('aceite del motor', oil, section(1, reference)).certainty;
    expect(certaintyBeside('Aceite')).toBeGreaterThan(certaintyBeside('Filtros'));
  });

  it('is not evidence of the same page of another manual', () => {
    const oil = said(0, 'El motor lleva aceite mineral.');
    const certaintyBeside = (manualId: number) =>
      judged('aceite del motor', oil, anExcerpt({ manualId, content: filter })).certainty;
    expect(certaintyBeside(1)).toBeGreaterThan(certaintyBeside(2));
  });

  it('is that it says so in few words', () => {
    const short = 'El motor lleva aceite mineral.';
    const long =
      'El motor lleva, según mercado, clima, recorridos, carga, antigüedad, estado y gusto del dueño, ' +
      'aceite mineral, sintético o una mezcla comprada en cualquier tienda abierta los domingos.';
    const { scored } = judged('aceite del motor', said(0, `${long} ${short}`));
    expect(scored[0]?.quotable.text).toBe(short);
  });

  it('is a chapter that names what was asked for', () => {
    const of = (chapter: string) =>
      judged(
        'aceite del motor',
        said(0, 'El motor lleva aceite mineral.', { headings: [chapter, 'Datos', 'Varios'] }),
      ).certainty;
    expect(of('Aceite del motor')).toBeGreaterThan(of('Conducción en invierno'));
  });

  it('is that it instructs, where the question is how something is done', () => {
    const of = (question: string) =>
      judged(question, said(0, 'El aceite del motor es mineral.')).certainty;
    expect(of('quién cambia el aceite del motor')).toBeGreaterThan(
      of('cómo cambia el aceite del motor'),
    );
  });
});

it.each([
  [
    'cómo cambio la bombilla del intermitente delantero',
    'Luz\tTipo\nIntermitente delantero\tPY21W\nCruce\tH7\nMatrícula\tW5W',
    'Gire el portalámparas y cambie la bombilla del intermitente delantero.',
  ],
  [
    'con cuánta carga se instala la actualización',
    'La carga llega y la actualización se instala.',
    'La actualización se instala con el 30 % de carga.',
  ],
])('the pipeline never tells without reserve what cannot be all of %j', (question, part, whole) => {
  const rarities = new Map(question.split(' ').map((word): [string, number] => [word, 6]));
  const certaintyOf = (content: string) => {
    const excerpts = [
      anExcerpt({ content, headings: ['Bombillas; instalar la actualización'] }, 3),
    ];
    return drafted(aQuestion(question, { weights: rarities }), excerpts)?.certainty;
  };
  expect(certaintyOf(part)).toBe(0.85);
  expect(certaintyOf(whole)).toBeGreaterThan(0.9);
});
