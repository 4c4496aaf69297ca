import { entryOf } from './export-content';

const isWhole = (name: string) => Buffer.from(name).toString() === name;

describe('the name of an original in the archive', () => {
  it.each([
    ['Manual del León 2021.pdf', 'manuales/7-Manual del León 2021.pdf'],
    ['a:b?.txt', 'manuales/7-a_b_.txt'],
    ['sin nombre.', 'manuales/7-sin nombre'],
    ['', 'manuales/7-manual'],
    ['archivo.una-extensión-larga', 'manuales/7-archivo.una-extensión-larga'],
  ])('of %j is %j', (originalFilename, name) => {
    expect(entryOf({ id: 7, originalFilename })).toBe(name);
  });

  it.each([
    ['letters of one byte', 'a'.repeat(255)],
    ['letters of two bytes', 'ñ'.repeat(251)],
    ['letters of three bytes', '車'.repeat(251)],
    ['characters of four bytes', '🚗'.repeat(125)],
    ['an odd byte before characters of four', `a${'🚗'.repeat(125)}`],
    ['families, each of many code points', '👨‍👩‍👧‍👦'.repeat(22)],
    ['one letter under 240 accents', `a${'\u0301'.repeat(240)}`],
    ['dots where it is cut', `${'a'.repeat(180)}${'.'.repeat(60)}b`],
  ])('takes 200 bytes at most, and keeps its extension and whole characters: %s', (_of, stem) => {
    const name = entryOf({ id: 123_456, originalFilename: `${stem}.docx` });
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
    expect(name).toMatch(/^manuales\/123456-.*[^. ]?\.docx$/u);
    expect(isWhole(name)).toBe(true);
  });

  it('uses the room that there is', () => {
    const name = entryOf({ id: 7, originalFilename: `${'ñ'.repeat(250)}.pdf` });
    expect(Buffer.byteLength(name)).toBeGreaterThan(198);
  });

  it('is of no two manuals the same, however alike they begin', () => {
    const originalFilename = `${'車'.repeat(240)}.pdf`;
    const names = Array.from({ length: 200 }, (_, id) => entryOf({ id, originalFilename }));
    expect(new Set(names).size).toBe(200);
  });
});
