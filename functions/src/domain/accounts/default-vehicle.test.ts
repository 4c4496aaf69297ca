import { becomesDefault, changesForDefault, successor } from './default-vehicle';

const garage = [
  { id: 1, isDefault: false },
  { id: 2, isDefault: true },
  { id: 3, isDefault: false },
];

describe('the default vehicle', () => {
  it('changes hands: one is unset and the other set', () => {
    expect(changesForDefault(garage, 3)).toEqual([
      { id: 2, isDefault: false },
      { id: 3, isDefault: true },
    ]);
  });

  it('changes nothing when it is the default already', () => {
    expect(changesForDefault(garage, 2)).toEqual([]);
  });

  it('is the first vehicle whatever its owner says', () => {
    expect(becomesDefault([], false)).toBe(true);
  });

  it('is a later vehicle only when its owner says so', () => {
    expect(becomesDefault(garage, false)).toBe(false);
    expect(becomesDefault(garage, true)).toBe(true);
  });

  it('passes to the newest one when it is deleted', () => {
    expect(successor([garage[0]!, garage[2]!])).toBe(3);
  });

  it('stays when another one is deleted, and needs nobody in an empty garage', () => {
    expect(successor([garage[0]!, garage[1]!])).toBeNull();
    expect(successor([])).toBeNull();
  });
});
