import { anExcerpt, placeOf } from '../../testing/excerpts';
import type { Excerpt } from '../ports';
import { MIN_CERTAINTY } from './confidence';
import { extractiveAnswer } from './extractive-answer';
import { isNearly } from './select';
import { aQuestion } from '../../testing/questions';

const quotation = (question: string, excerpts: Excerpt[], weights: [string, number][] = []) =>
  extractiveAnswer(aQuestion(question, { weights: new Map(weights) }), excerpts);
const statementsOf = (...asked: Parameters<typeof quotation>) => quotation(...asked).statements;
const textsOf = (...asked: Parameters<typeof quotation>) =>
  statementsOf(...asked).map(({ text }) => text);

const oil = anExcerpt({
  headings: ['Mantenimiento', 'Aceite del motor'],
  content: 'Compruebe el nivel del aceite en llano. El motor lleva 4,2 litros. Use guantes.',
});
const plan = anExcerpt({
  position: 1,
  headings: ['Plan de mantenimiento'],
  content:
    'Trabajo\tKilómetros\tMeses\nAceite del motor\t15 000 km\t12\nBujías\t90 000 km\t72\nCorrea\t120 000 km\t72',
});

describe('extractiveAnswer', () => {
  it('prefers the kind of figure that is asked for', () => {
    expect(textsOf('¿Cuántos litros de aceite lleva el motor?', [oil, plan])[0]).toBe(
      'Aceite del motor\nEl motor lleva 4,2 litros.',
    );
    expect(textsOf('¿Cada cuánto se cambia el aceite del motor?', [oil, plan])[0]).toBe(
      'Plan de mantenimiento\nAceite del motor: Kilómetros: 15 000 km · Meses: 12',
    );
  });

  it('gives only the row that was asked for', () => {
    expect(textsOf('¿Cada cuánto se cambian las bujías?', [plan])).toEqual([
      'Plan de mantenimiento\nBujías: Kilómetros: 90 000 km · Meses: 72',
    ]);
  });

  it('gives both lights that may be meant, whether or not their rows say that they are lights', () => {
    const lights = anExcerpt({
      headings: ['Testigos'],
      content:
        'Rojo\tPRESIÓN BAJA DEL ACEITE Pare el motor enseguida.\n' +
        'Rojo\tACEITE GASTADO El testigo avisa del cambio, que el taller hace en una hora con el filtro y la junta del tapón.\n' +
        'Rojo\tBATERÍA Vaya al taller.',
    });
    const common: [string, number][] = [
      ['luz', 0.3],
      ['testigo', 0.3],
    ];
    const [text = ''] = textsOf('se encendió la luz roja del aceite', [lights], common);
    expect(text).toContain('PRESIÓN BAJA');
    expect(text).toContain('ACEITE GASTADO');
    expect(text).not.toContain('BATERÍA');
  });

  it('gives no row that only mentions what names another', () => {
    const lights = anExcerpt({
      headings: ['Testigos'],
      content:
        'Símbolo\tSignificado\tQué hacer\nMotor\tGases\tVaya al taller\nAceitera\tSin presión\tPare el motor\nSol\tCalor\tPare el motor',
    });
    const [text = ''] = textsOf('testigo del motor', [lights]);
    expect(text).toContain('Gases');
    expect(text).not.toMatch(/Sin presión|Calor/);
  });

  it('says once what stands above two sentences', () => {
    const oils = anExcerpt({
      headings: ['Cantidad de aceite'],
      content: 'Motor de gasolina: 4,1 litros.\nMotor diésel: 4,5 litros.',
    });
    const texts = textsOf('¿cuánto aceite lleva el motor?', [oils]);
    expect(texts).toEqual([
      'Cantidad de aceite\nMotor de gasolina: 4,1 litros.',
      'Motor diésel: 4,5 litros.',
    ]);
  });

  it('gives all rows when the question does not choose between them', () => {
    const tyres = anExcerpt({
      headings: ['Presión de los neumáticos'],
      content:
        'Medida\tDelante\tDetrás\n205/55 R16\t2,3 bar\t2,1 bar\n215/45 R17\t2,4 bar\t2,2 bar',
    });
    expect(textsOf('presión de los neumáticos', [tyres])).toEqual([
      'Presión de los neumáticos\n205/55 R16: Delante: 2,3 bar · Detrás: 2,1 bar\n215/45 R17: Delante: 2,4 bar · Detrás: 2,2 bar',
    ]);
  });

  it('is never sure of a row of several figures whose columns nothing names', () => {
    const content = (head: string) =>
      `${head}195/60 R15\t2,1 bar\t2,3 bar\t2,4 bar\n205/55 R16\t2,2 bar\t2,4 bar\t2,6 bar`;
    const certaintyOf = (head: string): number =>
      quotation('presión de los neumáticos 205/55 R16', [
        anExcerpt({ headings: ['Presión de los neumáticos'], content: content(head) }),
      ]).certainty ?? 0;
    expect(certaintyOf('')).toBeLessThan(0.9);
    expect(certaintyOf('Medida\tDelante\tDetrás\tRepuesto\n')).toBeGreaterThan(0.9);
  });

  it('gives the rows that the name of the table is about, however much more they name', () => {
    const towing = anExcerpt({
      headings: ['Remolque'],
      content:
        'Masas de remolque\n' +
        'Concepto\tCambio manual\tCambio automático\n' +
        'Remolque con freno, pendiente hasta el 12 %\t1000 kg\t900 kg\n' +
        'Remolque sin freno\t600 kg\t580 kg\n' +
        'Carga sobre la bola\t60 kg\t60 kg',
    });
    expect(textsOf('¿Qué peso de remolque puedo llevar?', [towing])[0]).toContain(
      [
        'Masas de remolque',
        'Remolque con freno, pendiente hasta el 12 %: Cambio manual: 1000 kg · Cambio automático: 900 kg',
        'Remolque sin freno: Cambio manual: 600 kg · Cambio automático: 580 kg',
      ].join('\n'),
    );
  });

  it('gives all the causes of the fault that a table is about, not the one that repeats its name', () => {
    const faults = anExcerpt({
      headings: ['El motor no arranca'],
      content:
        'Lo que observa\tCausa probable\tSolución\nLas luces se atenúan\tBatería descargada\tCargue la batería\nArranca y se para\tMotor ahogado\tPise el acelerador',
    });
    expect(textsOf('¿Por qué no arranca el motor?', [faults])[0]?.split('\n')).toHaveLength(1 + 2);
    const plain = anExcerpt({
      headings: ['El motor no arranca'],
      content: faults.chunk.content.replace('Causa probable\tSolución', 'Testigo\tColor'),
    });
    expect(textsOf('¿Por qué no arranca el motor?', [plain])[0]?.split('\n')).toHaveLength(1 + 1);
  });

  it('adds no figures to the rule that says whether something may be done', () => {
    const rows = ['F1\t5 A\tAirbags', 'F2\t10 A\tCuadro', 'F3\t15 A\tFaros'].join('\n');
    const rule = 'No ponga nunca un fusible de mayor amperaje.';
    const fuses = anExcerpt({
      headings: ['Fusibles'],
      content: `${rule}\nFusibles del motor\nFusible\tAmperaje\tCircuito\n${rows}`,
    });
    expect(textsOf('¿Puedo poner un fusible de más amperaje?', [fuses])).toEqual([rule]);
  });

  it('gives no figure of the other one of two', () => {
    const pads = anExcerpt({
      headings: ['Pastillas'],
      content: 'El espesor mínimo de las pastillas delanteras es de 3 mm.',
    });
    const isFound = (which: string) =>
      quotation(`espesor mínimo de las pastillas ${which}`, [pads]).found;
    expect(isFound('delanteras')).toBe(true);
    expect(isFound('traseras')).toBe(false);
  });

  it('says what introduces a table once, above its rows', () => {
    const tyres = anExcerpt({
      headings: ['Presión de los neumáticos'],
      content:
        'En frío, infle así:\nMedida\tDelante\tDetrás\n205/55 R16\t2,3 bar\t2,1 bar\n215/45 R17\t2,4 bar\t2,2 bar',
    });
    const statements = statementsOf('presión de los neumáticos', [tyres]);
    expect(statements.map(({ text }) => text)).toEqual([
      'Presión de los neumáticos\nEn frío, infle así:\n205/55 R16: Delante: 2,3 bar · Detrás: 2,1 bar\n215/45 R17: Delante: 2,4 bar · Detrás: 2,2 bar',
    ]);
    expect(statements[0]?.citations).toContainEqual(
      placeOf('215/45 R17\t2,4 bar\t2,2 bar', [tyres]),
    );
  });

  it('takes steps by what they are for, not by what they mention', () => {
    const lamp = anExcerpt({
      headings: ['Cambiar una lámpara'],
      content: '1. Abra el capó.\n2. Saque la lámpara.',
    });
    const bonnet = anExcerpt({
      position: 1,
      headings: ['Capó'],
      content: 'Para abrir el capó, tire de la palanca.',
    });
    expect(textsOf('¿Cómo abro el capó?', [lamp, bonnet])[0]).toBe(
      'Para abrir el capó, tire de la palanca.',
    );
  });

  it('finds nothing where its best quotation is less certain than a wrong page may be', () => {
    const weights = new Map([
      ['filtro', 1],
      ['motor', 1],
      ['particulas', 6],
    ]);
    const question = aQuestion('filtro de partículas del motor', { weights });
    expect(extractiveAnswer(question, [oil, plan])).toMatchObject({
      found: false,
      statements: [],
      nearest: [0, 1],
    });
  });

  it('is the best quotation where that is certain enough', () => {
    const { found, certainty } = quotation('litros de aceite del motor', [oil]);
    expect(found).toBe(true);
    expect(certainty).toBeGreaterThan(MIN_CERTAINTY);
  });

  it('is less certain in excerpts with little evidence, and finds nothing in none', () => {
    const said = (score: number) => [
      anExcerpt({ content: 'El motor lleva 4,2 litros de aceite.' }, score),
    ];
    const certaintyAt = (score: number) =>
      quotation('aceite del motor', said(score)).certainty ?? 0;
    expect(certaintyAt(0.1)).toBeLessThan(certaintyAt(1));
    expect(quotation('aceite del motor', []).found).toBe(false);
  });
});

describe('rows of a group that was not asked for', () => {
  const tyres = anExcerpt({
    headings: ['Presiones'],
    content:
      'Medida\tDelante\tDetrás\n195/65 R15\t2,2 bar\t2,0 bar\n205/55 R16\t2,3 bar\t2,1 bar\nA plena carga\n195/65 R15\t2,4 bar\t2,8 bar',
  });

  it('are not quoted', () => {
    for (const text of textsOf('¿Qué presión llevan las 205/55 R16 a plena carga?', [tyres])) {
      expect(text).not.toContain('2,3 bar');
    }
  });

  it('are where it was', () => {
    expect(textsOf('presión de los 205/55 R16', [tyres]).join()).toContain('2,3 bar');
    expect(textsOf('presión de los 195/65 R15 a plena carga', [tyres])[0]).toContain('2,4 bar');
  });
});

describe('a further quotation', () => {
  const best = { score: 3, excerpt: 0, quotable: { kind: 'row' as const, table: 1 } };
  const prose = { kind: 'prose' as const };
  it.each([
    [
      'of the same passage, a little less likely',
      { excerpt: 0, quotable: prose, score: 2.1 },
      true,
    ],
    ['of the same passage, much less likely', { excerpt: 0, quotable: prose, score: 1.9 }, false],
    ['from elsewhere, nearly as likely', { excerpt: 1, quotable: prose, score: 2.4 }, true],
    ['from elsewhere, a little less likely', { excerpt: 1, quotable: prose, score: 2.1 }, false],
    ['of the same table, a little less likely', { ...best, score: 2.1 }, false],
  ])('%s', (_, other, expected) => {
    expect(isNearly(other, best)).toBe(expected);
  });

  it('is not that of the spare wheel, though its columns are in front and behind', () => {
    const content =
      'Rueda\tDelante\tDetrás\n195/65 R15\t2,3 bar\t2,1 bar\nRepuesto\t4,2 bar\t4,2 bar';
    const [text = ''] = textsOf('presión de las ruedas', [
      anExcerpt({ headings: ['Presiones'], content }),
    ]);
    expect(text).toContain('2,3 bar');
    expect(text).not.toContain('4,2 bar');
  });

  it('is quoted with the line beside it that says the rest of what was asked', () => {
    const sheet = anExcerpt({
      headings: [],
      content:
        'Presión delantera: 2,2 bar\nPresión trasera: 2,0 bar\nCon carga: 2,4 y 2,6 bar\nPeso: 950 kg',
    });
    const lines = sheet.chunk.content.split('\n');
    expect(quotation('presión de las ruedas', [sheet]).certainty).toBeGreaterThan(0);
    expect(textsOf('presión de las ruedas', [sheet])).toEqual(lines.slice(0, 2));
    expect(textsOf('presión de las ruedas con carga', [sheet])).toEqual(lines.slice(0, 3));
  });

  it('is quoted with the sentence beside it that itself names what only the title named', () => {
    const box = anExcerpt({
      headings: ['¿Puedo ponerle un baúl?'],
      content:
        'El baúl no puede llevar más de 5 kg y va cerrado. El gancho del escudo aguanta 1,5 kg.',
    });
    expect(textsOf('cuánto peso aguanta el baúl de atrás', [box]).join('\n')).toContain(
      '5 kg y va',
    );
  });

  it('is quoted with the row beside it that says the rest, though it holds less of it', () => {
    const content =
      'Presión delante / detrás\t2,4 / 2,3 bar\nPresión con carga completa\t2,5 / 2,8 bar\nPar de las tuercas\t110 Nm';
    const table = anExcerpt({ headings: ['Datos técnicos'], content });
    const [text = ''] = textsOf('presión de las ruedas de atrás con carga', [table]);
    expect(text).toContain('2,3 bar');
    expect(text).toContain('2,8 bar');
    expect(text).not.toContain('110 Nm');
    const [plain = ''] = textsOf('presión de las ruedas de atrás', [table]);
    expect(plain).not.toContain('2,8 bar');
  });
});
