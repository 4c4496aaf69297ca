import { readsEnglish } from './language';

describe('readsEnglish', () => {
  it('tells sheets and sentences in English from Spanish ones', () => {
    expect(readsEnglish('Engine oil\t0.9 L\nFront tire\t29 psi\nSpark plug gap\t0.8 mm')).toBe(
      true,
    );
    expect(readsEnglish('Do not open the radiator cap while the engine is hot.')).toBe(true);
    expect(readsEnglish('Aceite del motor\t0,9 l\nNeumático delantero\t2,0 bar')).toBe(false);
    expect(readsEnglish('Pulse OFF y suelte el mando Start del airbag.')).toBe(false);
  });
});
