import { buildManualSignals, buildSignal } from '../../testing/signals';
import { decide, type Asked } from './decision';
import { NONE } from './drawing-step';
import { unsaidOf } from './unsaid';

const unsaid = (step: Partial<Asked['step']>, manuals: Asked['manuals']) => {
  const seen = { colour: 'ambar' as const, state: null, isDescribing: false, signal: 'x', ...step };
  const asked = { manuals, step: seen, guesses: [] };
  return unsaidOf(asked, decide(asked));
};

const LIT = buildSignal('x', { colours: ['amber'] });

describe('unsaidOf', () => {
  it('tells once why the colour decides, whatever the manual is silent about', () => {
    expect(unsaid({ signal: NONE }, [buildManualSignals([LIT])])).toEqual({
      ...{ why: 'Tu manual no lo dice.', so: 'Decide su color.' },
    });
  });

  it('is nothing where the manual says it', () => {
    expect(unsaid({}, [buildManualSignals([LIT])])).toBeNull();
  });
});
