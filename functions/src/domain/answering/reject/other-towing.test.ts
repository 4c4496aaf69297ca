import { ofOtherTowing } from './other-towing';
import { readQuestion } from '../question';

describe('ofOtherTowing', () => {
  const towed = 'Remolcar el vehículo\nLa argolla se enrosca tras la tapa del paragolpes.';
  const trailer = 'Remolque\nNo está homologado para arrastrar remolques.';
  it.each([
    ['¿le puedo enganchar un remolque?', towed, true],
    ['¿le puedo enganchar un remolque?', trailer, false],
    ['¿puedo enganchar un remolque?', 'La argolla de remolque está en el maletero.', true],
    ['¿puedo llevar una caravana?', 'No remolque el vehículo: solo en plataforma.', true],
    ['¿se puede tirar de él con una eslinga?', trailer, true],
    ['¿se puede tirar de él con una eslinga?', towed, false],
    ['¿qué hago si viene la grúa y llevo un remolque?', towed, false],
    ['¿cuánto aceite lleva?', towed, false],
    ['¿le puedo enganchar un remolque?', 'Pise el freno.', false],
  ])('%j: %j is about the other one: %j', (question, text, expected) => {
    expect(ofOtherTowing(readQuestion(question))(text)).toBe(expected);
  });
});
