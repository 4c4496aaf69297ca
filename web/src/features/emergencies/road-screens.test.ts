import type { Emergency } from '@contract';
import { buildQuote } from '../../testing/signals';
import { screensOf } from './road-screens';

const manual = { manualId: 1, originalFilename: 'a.pdf', revision: 1, hasPages: true };
const text = { kind: 'text' as const, quotes: [buildQuote('Aparque en llano.', 31)] };
const steps = (...marks: string[]) => ({
  kind: 'steps' as const,
  steps: marks.map((mark) => ({ mark, quote: buildQuote(`Paso ${mark}`, 31) })),
});
const procedure = (...parts: Emergency['parts']): Emergency => ({
  ...{ topic: 'wheel', heading: buildQuote('Cambiar una rueda', 31), parts },
});

describe('screensOf', () => {
  it('counts steps alone, and none before the first', () => {
    const screens = screensOf(manual, procedure(text, steps('1.', '2.'), text, steps('3.')), null);
    expect(screens.map(({ name, reached }) => [name, reached])).toEqual([
      ['Antes de empezar', 0],
      ['Paso 1 de 3', 33],
      ['Paso 2 de 3', 67],
      ['Ten en cuenta', 67],
      ['Paso 3 de 3', 100],
    ]);
  });

  it('has what is done first before what the manual says, also aloud', () => {
    const law = {
      topics: ['wheel' as const],
      rule: 'Se señaliza.',
      norm: 'RD',
      checked: '2026-11-26',
    };
    const first = { advice: 'Aléjate.', laws: [{ ...law, action: 'Pon la baliza.' }, law] };
    const [screen] = screensOf(manual, procedure(text, steps('1.')), first);
    expect(screen?.aloud).toEqual([
      ...['Aléjate.', 'Pon la baliza.', 'Se señaliza.', 'Aparque en llano.'],
    ]);
  });
});
