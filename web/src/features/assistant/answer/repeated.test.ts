import type { Statement } from '@contract';
import { repeatedOf } from './repeated';

const steps = (...texts: string[]): Statement => ({
  ...{ kind: 'steps', above: '', isOrdered: true, below: '', citations: [] },
  steps: texts.map((text, at) => ({ mark: `${at + 1}.`, text })),
});
const WARNING: Statement = {
  ...{ kind: 'warning', level: 'warning', text: 'No fume.', citations: [] },
};
const BATTERY = steps(
  'Conecte el cable rojo al borne positivo.',
  'Conecte el cable negro a la masa.',
  'Arranque el auxiliar y espere 3 minutos.',
);
const TEXT: Statement = { kind: 'text', text: 'Se aprietan a 110 N·m.', citations: [] };
const before = [WARNING, BATTERY];

const told = (query: string, statements: Statement[], last: Statement[] = before) => {
  const { step, folded } = repeatedOf({ query, statements, before: last });
  return { mark: step?.mark, folded: [...folded] };
};

describe('the steps that a follow-up repeats', () => {
  it('fold behind the step that was asked for', () => {
    const asked = told('¿y cuánto tengo que esperar?', [WARNING, BATTERY]);
    expect(asked).toEqual({ mark: '3.', folded: [BATTERY] });
  });

  it('fold behind the one step that speaks of what was named', () => {
    expect(told('¿y el cable negro?', [BATTERY])).toEqual({ mark: '2.', folded: [BATTERY] });
    expect(told('¿y el cable?', [BATTERY])).toEqual({ mark: undefined, folded: [] });
  });

  it('fold behind what is new', () => {
    expect(told('¿y si llueve?', [TEXT, BATTERY]).folded).toEqual([BATTERY]);
  });

  it('stay where nothing else would be left but a warning', () => {
    expect(told('¿y si llueve?', [WARNING, BATTERY]).folded).toEqual([]);
  });

  it('are none that the answer before has not shown', () => {
    expect(told('¿y el cable negro?', [TEXT, BATTERY], [WARNING, steps('Pare.')])).toEqual({
      ...{ mark: undefined, folded: [] },
    });
  });
});
