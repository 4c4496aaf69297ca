import { newVehicleSchema, profileSchema, registrationSchema } from '@contract';
import { cleanName, isVisible } from './name';

const bidi = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';
const vehicle = { make: 'SEAT', model: 'León', year: 2021 };

/** Nothing of these is seen. */
const unseen: readonly (readonly [string, string])[] = [
  ['blanks', ' \u00a0\u2003\u3000'],
  ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff'],
  ['controls of direction', bidi],
  ['control characters', '\u0000\u0007\n\u0085'],
  ['fillers that count as letters', '\u3164\u115f\u1160\uffa0'],
  ['the blank of Braille', '\u2800'],
  ['soft hyphens', '\u00ad\u00ad'],
  ['selectors of variants and tags', '\ufe0f\u{e0041}\u{e0100}'],
  ['marks on nothing', '\u0301\u20dd'],
  ['halves of characters', '\ud800'],
];

describe('a name', () => {
  it.each(unseen)('of only %s is none', (_, name) => {
    expect(isVisible(name)).toBe(false);
    expect(cleanName(name)).toBe('');
  });

  it.each([
    ['Ana', 'Ana'],
    ['  Ana Gil ', 'Ana Gil'],
    ['Íñigo', 'Íñigo'],
    ['Ana\u202egiL', 'AnagiL'],
    ['Ana\n\u0000Gil', 'Ana Gil'],
    ['安娜', '安娜'],
    ['آنا', 'آنا'],
    ['👩\u200d🔧', '👩\u200d🔧'],
  ])('%j is shown as %j', (name, shown) => {
    expect(cleanName(name)).toBe(shown);
  });
});

describe('names that an owner gives', () => {
  it.each(unseen)('are refused, or are none, when they are only %s', (_, name) => {
    const { displayName, username } = profileSchema.shape;
    const account = { email: 'ana@guantera.test', password: 'una-clave', displayName: name };
    expect(displayName.safeParse(name).error?.issues[0]?.message).toBe('Escribe un nombre.');
    expect(username.safeParse(name).success).toBe(false);
    expect(registrationSchema.safeParse(account).success).toBe(false);
    expect(newVehicleSchema.safeParse({ ...vehicle, make: name }).error?.issues).toHaveLength(1);
    expect(newVehicleSchema.safeParse({ ...vehicle, model: name }).error?.issues).toHaveLength(1);
    expect(newVehicleSchema.parse({ ...vehicle, nickname: name, trim: name })).toMatchObject({
      nickname: null,
      trim: null,
    });
  });

  it('lose the characters that turn what stands around them', () => {
    const name = `${bidi}Rojo${bidi}`;
    expect(profileSchema.shape.displayName.parse(name)).toBe('Rojo');
    expect(
      newVehicleSchema.parse({ ...vehicle, make: name, model: name, nickname: name, trim: name }),
    ).toMatchObject({ make: 'Rojo', model: 'Rojo', nickname: 'Rojo', trim: 'Rojo' });
  });
});
