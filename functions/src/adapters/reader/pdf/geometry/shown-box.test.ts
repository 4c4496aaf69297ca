import { shownBox } from './shown-box';

const box = { left: 100, right: 500, bottom: 200, top: 1000 };
/** A tenth of the shown page from its left and from its top, a fifth wide and a twentieth high. */
const upright = { left: 140, right: 220, top: 920, bottom: 880 };

describe('shownBox', () => {
  it.each([
    [0, { x: 0.1, y: 0.1, w: 0.2, h: 0.05 }],
    [1, { x: 0.85, y: 0.1, w: 0.05, h: 0.2 }],
    [2, { x: 0.7, y: 0.85, w: 0.2, h: 0.05 }],
    [3, { x: 0.1, y: 0.7, w: 0.05, h: 0.2 }],
  ])('turns with a page that is rotated by %i quarter turns', (rotation, shown) => {
    expect(shownBox({ box, turns: 0, rotation }, upright)).toEqual(shown);
  });

  it('turns text back that runs upwards on its page', () => {
    // What stands at (140, 880) to (220, 920) has, read upwards, these coordinates.
    const turned = { left: 880, right: 920, top: -140, bottom: -220 };
    expect(shownBox({ box, turns: 1, rotation: 0 }, turned)).toEqual({
      x: 0.1,
      y: 0.1,
      w: 0.2,
      h: 0.05,
    });
  });

  it('cuts off what a cropped page does not show', () => {
    const half = { ...upright, left: 60 };
    expect(shownBox({ box, turns: 0, rotation: 0 }, half)).toMatchObject({ x: 0, w: 0.3 });
  });

  it('is null for what stands outside, and on a page without size', () => {
    const outside = { ...upright, left: 10, right: 90 };
    expect(shownBox({ box, turns: 0, rotation: 0 }, outside)).toBeNull();
    const empty = { ...box, right: box.left };
    expect(shownBox({ box: empty, turns: 0, rotation: 0 }, upright)).toBeNull();
  });
});
