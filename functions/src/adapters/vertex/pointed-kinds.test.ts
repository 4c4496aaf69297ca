import type { PointedKind } from '../../domain/pointed/pointed';
import { WRITTEN } from './pointed-kinds';

const ROWS = {
  ...{ filas: [4, 6], clase: 'presion', nombre: [], valor: 2, medida: 0 },
  ...{ condiciones: [1], versiones: [] },
};
const WORDS = {
  unidad: 9,
  clase: 'deposito',
  nombre: '',
  valor: '45 l',
  condicion: '',
  version: '',
};
const WORK = {
  ...{ filas: [7], trabajo: 1, accion: 0, cada: [2, 3] },
  ...{ primera: [], severo: [], versiones: [], condiciones: [] },
};
const SAID = {
  unidad: 9,
  trabajo: 'aceite',
  cada: 'cada año',
  primera: '',
  severo: '',
  condicion: '',
};
const WHEEL = { tema: 'rueda', titulo: 'Cambiar una rueda', unidades: [20, 22], avisos: [18, 21] };

const read = (kind: PointedKind, reply: unknown): unknown => {
  const checked = WRITTEN[kind].written.safeParse(reply);
  return checked.success ? checked.data : null;
};

describe('what a model writes', () => {
  it('of facts is rows with the roles of their columns, and words', () => {
    expect(read('facts', { tablas: [ROWS], frases: [WORDS] })).toEqual([
      {
        ...{ units: [4, 5, 6], kind: 'tyre-pressure', words: null },
        columns: { name: [], value: 2, unit: 0, conditions: [1], versions: [] },
      },
      {
        ...{ units: [9], kind: 'tank-capacity', columns: null },
        words: { name: '', value: '45 l', condition: '', version: '' },
      },
    ]);
  });

  it('of the plan is rows with the columns that say when, and words', () => {
    expect(read('plan', { tablas: [WORK], frases: [SAID] })).toMatchObject([
      { units: [7], columns: { work: 1, every: [2, 3], action: 0 } },
      { units: [9], words: { work: 'aceite', every: 'cada año' } },
    ]);
  });

  it('of emergencies is a title with its steps and warnings, each once', () => {
    expect(read('emergencies', { procedimientos: [WHEEL] })).toEqual([
      { topic: 'wheel', title: 'Cambiar una rueda', units: [20, 21, 22, 18] },
    ]);
  });

  it.each<[string, PointedKind, unknown]>([
    ['a class that there is not', 'facts', { tablas: [{ ...ROWS, clase: 'freno' }], frases: [] }],
    ['no column of values', 'facts', { tablas: [{ ...ROWS, valor: 0 }], frases: [] }],
    [
      'rows that end before they begin',
      'facts',
      { tablas: [{ ...ROWS, filas: [6, 4] }], frases: [] },
    ],
    ['more rows than a table has', 'plan', { tablas: [{ ...WORK, filas: [1, 9000] }], frases: [] }],
    ['no list of sentences', 'plan', { tablas: [] }],
    ['a topic that there is not', 'emergencies', { procedimientos: [{ ...WHEEL, tema: 'robo' }] }],
    ['a level', 'lights', { testigos: [{ nivel: 'puede continuar' }] }],
  ])('is nothing with %s', (_what, kind, reply) => {
    expect(read(kind, reply)).toBeNull();
  });
});
