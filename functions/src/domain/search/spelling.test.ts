import { respelt } from './spelling';

const passages = new Map(
  Object.entries({ bujia: 4, ruedas: 6, cable: 2, valvula: 3, junta: 9, junto: 1, correa: 8 }),
);
const vocabulary = {
  passagesWith: (word: string) => passages.get(word) ?? 0,
  isVehicle: (word: string) => word === 'corolla',
};
const read = (word: string) => respelt(word, vocabulary);

describe('respelt', () => {
  it.each([
    ['as it sounds', 'vujia', 'bujía'],
    ['as it sounds in two places', 'balbula', 'válvula'],
    ['two letters the other way round', 'ruedsa', 'ruedas'],
    ['a letter left out', 'corea', 'correa'],
    ['a letter too many', 'corrrea', 'correa'],
    ['the key beside', 'corrwa', 'correa'],
  ])('reads %s', (_name, word, meant) => {
    expect(read(word)).toBe(meant);
  });

  it('prefers what sounds alike to a slip in a word of more passages', () => {
    const both = {
      ...vocabulary,
      passagesWith: (word: string) => ({ besar: 1, vestar: 90 })[word] ?? 0,
    };
    expect(respelt('vesar', both)).toBe('besar');
  });

  it('tells short words apart only where they ask', () => {
    expect(read('ago')).toBe('hago');
    expect(
      respelt('vos', { ...vocabulary, passagesWith: (word) => Number(word === 'bos') }),
    ).toBeNull();
  });

  it('leaves what may be the name of a vehicle', () => {
    expect(read('corola')).toBeNull();
  });

  it('does not look for slips in short words, nor for other letters in words of five', () => {
    expect(read('cale')).toBeNull();
    expect(read('junti')).toBeNull();
  });
});
