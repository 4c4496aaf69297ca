import type { ManualPart } from '../findings/manual-part';
import type { NumberedUnit, Reading } from './numbered-manual';
import { signalsPointedAt } from './pointed-lights';
import type { PointedLight } from './elements';
import { storedElements } from './pointed-manual';

const readingOf = (...texts: string[]): Reading => reading('paragraph', texts);

const reading = (kind: 'paragraph' | 'list', texts: readonly string[]): Reading => {
  const said = texts.map((text, at) => ({
    ...{ unit: `1-1-${at + 1}`, hash: 'h', text, page: 1, pageReference: 'p. 1', mark: '' },
  }));
  const part: ManualPart = { kind, titles: ['Testigos'], headings: [], said };
  const units = said.map((one, at): NumberedUnit => ({
    ...{ number: at + 1, said: one, titles: part.titles, columns: [], part },
  }));
  return { pages: [1], units };
};

const light = (name: string, deciding: string, ...units: number[]): PointedLight => ({
  ...{ units, name, isMessage: false, colours: '', deciding },
});

function pointed(reading: Reading, ...lights: PointedLight[]) {
  const byUnit = new Map(reading.units.map((one) => [one.said.unit, one]));
  const found = signalsPointedAt(storedElements<'lights'>(lights, reading), byUnit);
  return found.map(({ name, meanings }) => [name, ...meanings.map(({ severity }) => severity)]);
}

const TWO = 'Sapito: detenga el vehículo. Ranita: acuda a un taller.';

describe('signalsPointedAt', () => {
  it('gives each light of one unit the sentences that are pointed at for it', () => {
    const [stop, workshop] = ['detenga el vehículo', 'acuda a un taller'];
    expect(pointed(readingOf(TWO), light('Sapito', stop, 1), light('Ranita', workshop, 1))).toEqual(
      [
        ['Sapito', 'stop'],
        ['Ranita', 'workshop'],
      ],
    );
  });

  it('gives what nobody points at to each of them: no order falls between two', () => {
    const both = 'Sapito y ranita: acuda a un taller. Con humo, detenga el vehículo.';
    const own = (name: string) => light(name, 'acuda a un taller', 1);
    expect(pointed(readingOf(both), own('Sapito'), own('ranita'))).toEqual([
      ['Sapito', 'stop'],
      ['ranita', 'stop'],
    ]);
  });

  it('reads all of a unit that one light is pointed at in, whatever phrase is named', () => {
    const own = 'Sapito: detenga el vehículo. Después puede seguir hasta un taller.';
    const calm = light('Sapito', 'puede seguir hasta un taller', 1);
    expect(pointed(readingOf(own), calm)).toEqual([['Sapito', 'stop']]);
  });

  it('takes no step before the one that names a light for what the light asks for', () => {
    const [before, lit] = ['Detenga el motor.', 'Compruebe que se enciende el testigo Sapito.'];
    const own = (...steps: string[]) => pointed(reading('list', steps), light('Sapito', '', 1, 2));
    expect(own(before, lit)).toEqual([['Sapito', 'workshop']]);
    expect(own(lit, before)).toEqual([['Sapito', 'stop']]);
    const named = light('Sapito', 'Detenga el motor', 1, 2);
    expect(pointed(reading('list', [before, lit]), named)).toEqual([['Sapito', 'stop']]);
  });

  it('shows the name that is printed, whatever capitals and marks the model writes', () => {
    expect(pointed(readingOf(TWO), light('«SAPITO» ‼', '', 1))[0]?.[0]).toBe('Sapito');
  });

  it('leaves out a light that is pointed at in more than a light takes', () => {
    const shown = readingOf(...Array.from({ length: 5 }, () => `${TWO} ${'x'.repeat(3800)}`));
    expect(pointed(shown, light('Sapito', '', 1, 2, 3, 4, 5))).toEqual([]);
    expect(pointed(shown, light('Sapito', '', 1, 2, 3))).toHaveLength(1);
  });

  it('looks at so many letters, and leaves what is beyond to the rules', () => {
    const names = Array.from({ length: 300 }, (_, at) => `Sapito ${at}`);
    const shown = readingOf(`${names.join('. ')}. ${'x'.repeat(500)}`);
    const found = pointed(shown, ...names.map((name) => light(name, '', 1)));
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(names.length);
  });
});
