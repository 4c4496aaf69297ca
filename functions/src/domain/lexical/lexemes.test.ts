import { stemOf } from './lexemes';

describe('stemOf', () => {
  it.each([
    ['límpiela', 'limpie'],
    ['apriételas', 'apriete'],
    ['gírelo', 'gire'],
    ['asegúrese', 'asegure'],
    ['amárrala', 'amarra'],
    ['introdúzcalos', 'introduzca'],
  ])('takes the pronoun off the order %s', (order, without) => {
    expect(stemOf(order)).toBe(stemOf(without));
  });

  it.each(['válvula', 'vehículo', 'película', 'ángulos', 'túneles', 'papel', 'modelo'])(
    'leaves the noun %s as it is',
    (noun) => {
      expect(stemOf(noun).length).toBeGreaterThanOrEqual(noun.replace(/e?s$/, '').length - 1);
    },
  );
});
