import { bodyOf } from './body-of';
import { bodyWords, motorcycleMakes } from './vehicle-bodies';
import { plainWords } from '../../lib/folded';

describe('the body of a vehicle', () => {
  it.each([
    ['Volkswagen', 'Golf', 'car'],
    ['Faro', 'Brisa 1.6', 'car'],
    ['Toyota', 'Camry', 'saloon'],
    ['BMW', 'Serie 3 320d', 'saloon'],
    ['Mercedes-Benz', 'Clase C', 'saloon'],
    ['Audi', 'A4 Avant', 'saloon'],
    ['Ford', 'Tourneo Connect', 'van'],
    ['Toyota', 'Proace City Verso', 'van'],
    ['Fiat', 'Doblò', 'van'],
    ['Yamaha', 'MT-07', 'motorcycle'],
    ['Harley-Davidson', 'Sportster', 'motorcycle'],
    ['Honda', 'Africa Twin', 'motorcycle'],
    // A word of a model is a whole word.
    ['Kia', 'Carens Combined', 'car'],
    ['Motorwerke', 'Motor 1', 'car'],
  ])('of a %s %s is «%s»', (make, model, body) => {
    expect(bodyOf({ make, model })).toBe(body);
  });

  it('is told by words as they are compared', () => {
    const words = [...motorcycleMakes, ...Object.values(bodyWords).flat()];
    expect(words.map(plainWords)).toEqual(words);
    expect(new Set(words).size).toBe(words.length - 1);
  });
});
