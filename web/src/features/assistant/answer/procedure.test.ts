import type { Statement } from '@contract';
import { askedStep, procedureOf } from './procedure';
import { spokenText } from './spoken-text';

const steps = (texts: [mark: string, text: string][], below = ''): Statement => ({
  ...{ kind: 'steps', above: 'Ruedas\nCambiar una rueda', isOrdered: true, below },
  ...{ steps: texts.map(([mark, text]) => ({ mark, text })), citations: [] },
});
const warning: Statement = {
  ...{ kind: 'warning', level: 'danger', text: 'PELIGRO\nNo se meta debajo.', citations: [] },
};
const jack = steps([
  ['1.', 'Aparque en llano.'],
  ['', 'Con el freno puesto.'],
  ['2)', 'Levante.'],
]);

describe('procedureOf', () => {
  it('is one step a screen, with the remarks behind it and the title above it', () => {
    expect(procedureOf([jack])).toEqual([
      {
        ...{ kind: 'step', title: 'Cambiar una rueda', mark: '1' },
        lines: ['Aparque en llano.', 'Con el freno puesto.'],
      },
      { kind: 'step', title: 'Cambiar una rueda', mark: '2', lines: ['Levante.'] },
    ]);
  });

  it('begins with what warns of the steps and what limits them, wherever that stands', () => {
    const limited = steps(
      [
        ['1.', 'Levante.'],
        ['2.', 'Baje.'],
      ],
      'Solo con gato.',
    );
    expect(procedureOf([limited, warning])[0]).toEqual({
      ...{ kind: 'before', warnings: [warning], limits: ['Solo con gato.'] },
    });
  });

  it('is nothing where there is nothing to do one after the other', () => {
    const list: Statement = { ...jack, isOrdered: false } as Statement;
    const text: Statement = { kind: 'text', text: 'Gire.', citations: [] };
    expect(procedureOf([list, text, warning, steps([['1.', 'Gire.']])])).toEqual([]);
  });
});

describe('spokenText', () => {
  it('says every cell of a row after the name of its column', () => {
    const table: Statement = {
      ...{ kind: 'table', above: 'En frío', below: '* Sin carga', citations: [] },
      header: [{ cells: ['Neumático', 'Delante', 'Detrás'] }],
      rows: [{ cells: ['205/55 R16', '2,3 bar', ''] }, { cells: ['185/65 R15', '2,2', '2,0'] }],
    };
    expect(spokenText([table])).toEqual([
      'En frío',
      '205/55 R16, Delante: 2,3 bar',
      '185/65 R15, Delante: 2,2, Detrás: 2,0',
      'Sin carga',
    ]);
  });

  it('is in pieces, and leaves out what only eyes need', () => {
    expect(spokenText([warning, jack])).toEqual([
      ...['PELIGRO', 'No se meta debajo.', 'Ruedas', 'Cambiar una rueda'],
      ...['1. Aparque en llano.', 'Con el freno puesto.', '2) Levante.'],
    ]);
  });
});

describe('the step that a question asks for', () => {
  const battery = steps([
    ['4.', 'Conecte el cable negro a la masa.'],
    ['5.', 'Arranque el auxiliar, espere 3 minutos y arranque el suyo.'],
    ['6.', 'Retire los cables y circule al menos 30 minutos.'],
  ]);
  const wheel = steps([
    ['1.', 'Afloje los tornillos.'],
    ['2.', 'Apriete los tornillos a 110 N·m.'],
  ]);

  it.each([
    ['¿cuánto tengo que esperar?', battery, '5.'],
    ['¿cuánto tiempo circulo después?', battery, '6.'],
    ['¿a qué par aprieto los tornillos?', wheel, '2.'],
    ['¿cómo arranco con pinzas?', battery, undefined],
    ['¿cuánto dura?', battery, undefined],
    ['¿cuánto tengo que esperar?', wheel, undefined],
    ['¿cuánto cuesta?', wheel, undefined],
  ])('%s', (query, procedure, mark) => {
    expect(askedStep(query, [warning, procedure])?.mark).toBe(mark);
  });
});
