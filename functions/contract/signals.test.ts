import { listSignals } from './signals';

const light = {
  ...{ id: 'sapito', name: 'Sapito', catalogue: null, isMessage: false, colours: ['amber'] },
  meanings: [],
};
const answer = (signal: object) => ({
  isAvailable: true,
  manuals: [
    {
      manual: { manualId: 1, originalFilename: 'manual.pdf', revision: 1, hasPages: true },
      signals: [signal],
    },
  ],
});
const read = (signal: object) =>
  listSignals.response.parse(answer(signal)).manuals[0]?.signals?.[0] ?? {};

describe('a light in an answer', () => {
  it('is to be checked where only a model saw it, which nothing says of any other', () => {
    expect(read({ ...light, isToCheck: true })).toMatchObject({ isToCheck: true });
    expect(read(light)).not.toHaveProperty('isToCheck');
  });

  it('says by nothing but a truth value that it is to be checked', () => {
    expect(() => read({ ...light, isToCheck: 'sí' })).toThrow();
  });
});
