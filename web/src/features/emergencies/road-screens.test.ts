import type { Emergency } from '@contract';
import { buildQuote } from '../../testing/signals';
import { screensOf } from './road-screens';

const manual = { manualId: 1, originalFilename: 'a.pdf', revision: 1, hasPages: true };
const text = { kind: 'text' as const, quotes: [buildQuote('Aparque en llano.', 31)] };
const needed = {
  ...{ kind: 'text' as const, isNeeded: true },
  quotes: [buildQuote('El gato está en el maletero.', 31)],
};
const title = { kind: 'title' as const, quote: buildQuote('Al terminar', 31) };
const warning = (words: string) => ({
  ...{ kind: 'warning' as const, level: 'warning' as const },
  quotes: [buildQuote(words, 31)],
});
const steps = (...marks: string[]) => ({
  kind: 'steps' as const,
  steps: marks.map((mark) => ({ mark, quote: buildQuote(`Paso ${mark}`, 31) })),
});

const screens = (
  parts: Emergency['parts'],
  around: Partial<Parameters<typeof screensOf>[1]> = {},
) =>
  screensOf(
    {
      manual,
      emergency: { topic: 'wheel', heading: buildQuote('Cambiar una rueda', 31), parts },
    },
    { first: null, gearbox: undefined, question: null, ...around },
  );

const BEACON = {
  topics: ['wheel' as const],
  rule: 'Se señaliza.',
  norm: 'RD',
  checked: '2026-11-26',
};

describe('screensOf', () => {
  it('counts steps alone, and none before the first', () => {
    const all = screens([text, steps('1.', '2.'), text, steps('3.')]);
    expect(all.map(({ name, reached }) => [name, reached])).toEqual([
      ['Antes de empezar', 0],
      ['Paso 1 de 3', 33],
      ['Paso 2 de 3', 67],
      ['Ten en cuenta', 67],
      ['Paso 3 de 3', 100],
    ]);
  });

  it('has what is done first before what the manual says, also aloud', () => {
    const first = { advice: 'Aléjate.', laws: [{ ...BEACON, action: 'Pon la baliza.' }, BEACON] };
    const [screen] = screens([text, steps('1.', '2.')], { first });
    expect(screen?.aloud).toEqual([
      ...['Aléjate.', 'Pon la baliza.', 'Se señaliza.', 'Aparque en llano.'],
    ]);
  });

  it('has what has to be at hand on a screen of its own, behind the law and before the first step', () => {
    const first = { advice: undefined, laws: [BEACON] };
    const all = screens([needed, warning('Cuidado.'), steps('1.', '2.')], { first });
    expect(all.map(({ name, aloud }) => [name, aloud])).toEqual([
      ['Antes de empezar', ['Se señaliza.']],
      ['Lo que vas a necesitar', ['El gato está en el maletero.']],
      ['Paso 1 de 2', ['Cuidado.', 'Paso 1.']],
      ['Paso 2 de 2', ['Paso 2.']],
    ]);
  });

  it('has what warns at length of the first step before all of them, and of another one on a screen of its own', () => {
    const long = 'No empuje el vehículo. '.repeat(5).trim();
    const warnings = [warning(long), warning(long)];
    const all = screens([
      ...[text, ...warnings, steps('1.')],
      ...[title, ...warnings, steps('2.')],
    ]);
    expect(all.map(({ name, reached, aloud }) => [name, reached, aloud])).toEqual([
      ['Antes de empezar', 0, [long, long, 'Aparque en llano.']],
      ['Paso 1 de 2', 50, ['Paso 1.']],
      ['Antes del paso 2', 50, [long, long]],
      ['Paso 2 de 2', 100, ['Paso 2.']],
    ]);
  });

  it('has every warning at a step: at the one that it follows, else at the next one', () => {
    const all = screens([
      warning('Antes.'),
      ...[text, steps('1.', '2.'), warning('Entre.'), steps('3.')],
      ...[title, warning('Bajo un título.'), steps('1.')],
    ]);
    expect(all.map(({ aloud }) => aloud)).toEqual([
      ['Aparque en llano.'],
      ['Antes.', 'Paso 1.'],
      ['Paso 2.', 'Entre.'],
      ['Paso 3.'],
      ['Bajo un título.', 'Paso 1.'],
    ]);
  });

  it('says a limit of speed again at the last step, whole, and at no other', () => {
    const spare = {
      kind: 'text' as const,
      quotes: [buildQuote('Es temporal.', 31), buildQuote('No supere 80 km/h.', 31)],
    };
    const all = screens([text, spare, steps('1.', '2.'), text]);
    expect(all.map(({ aloud }) => aloud)).toEqual([
      ['Aparque en llano.', 'Es temporal.', 'No supere 80 km/h.'],
      ['Paso 1.'],
      ['Paso 2.', 'Es temporal.', 'No supere 80 km/h.'],
      ['Aparque en llano.'],
    ]);
  });

  it('says no limit again that stands at the last step already, or behind it', () => {
    const limit = warning('No supere 80 km/h.');
    const all = screens([steps('1.'), title, limit, steps('2.')]);
    expect(all.at(-1)?.aloud).toEqual(['No supere 80 km/h.', 'Paso 2.']);
    expect(screens([steps('1.', '2.'), limit]).at(-1)?.aloud).toEqual([
      ...['Paso 2.', 'No supere 80 km/h.'],
    ]);
  });

  it('loses no warning that no step follows', () => {
    const all = screens([steps('1.', '2.'), text, warning('Al final.')]);
    expect(all.at(-1)?.aloud).toEqual(['Aparque en llano.', 'Al final.']);
  });

  it.each([
    ['points without numbers', [steps('•', '•')]],
    ['one numbered step', [steps('1.'), text]],
  ])('has %s on one screen: there is no order to go through', (_what, parts) => {
    expect(screens(parts).map(({ name }) => name)).toEqual(['Lo que hay que saber']);
  });

  it('reads no point aloud that is for another gearbox, and all where nobody said which it is', () => {
    const points = {
      kind: 'steps' as const,
      steps: (['manual', 'automatic'] as const).map((gearbox) => ({
        ...{ mark: '•', gearbox },
        quote: buildQuote(gearbox, 31),
      })),
    };
    expect(screens([points], { gearbox: 'automatic' })[0]?.aloud).toEqual(['automatic']);
    expect(screens([points])[0]?.aloud).toEqual(['manual', 'automatic']);
  });
});
