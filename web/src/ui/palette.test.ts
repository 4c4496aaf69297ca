import { getContrastRatio } from '@mui/material';
import { dark, DARK_RAISED, light } from './palette';

/** WCAG 2.2 AA for text. */
const AA = 4.5;
/** And for what is no text. */
const AA_LINE = 3;

/** In degrees, from red over yellow; of a grey none that counts. */
function hueOf(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const spread = Math.max(r, g, b) - Math.min(r, g, b);
  if (spread < 32) return -360;
  if (r >= g && r >= b) return (60 * (g - b)) / spread;
  return g >= b ? 120 + (60 * (b - r)) / spread : 240 + (60 * (r - g)) / spread;
}

const tones = ['primary', 'secondary', 'success', 'warning', 'error', 'info'] as const;

describe.each([
  ['light', light, [light.background.default, light.background.paper]],
  ['dark', dark, [dark.background.default, dark.background.paper, DARK_RAISED]],
])('the %s scheme', (_, palette, surfaces) => {
  it.each(surfaces)('keeps text legible on %s', (surface) => {
    expect(getContrastRatio(palette.text.primary, surface)).toBeGreaterThanOrEqual(AA);
    expect(getContrastRatio(palette.text.secondary, surface)).toBeGreaterThanOrEqual(AA);
  });

  it('keeps what the marker lies below legible, and its line seen', () => {
    const { main, light: ground } = palette.marker;
    expect(getContrastRatio(palette.text.primary, ground)).toBeGreaterThanOrEqual(AA);
    expect(getContrastRatio(main, ground)).toBeGreaterThanOrEqual(AA);
    for (const surface of surfaces) {
      expect(getContrastRatio(main, surface)).toBeGreaterThanOrEqual(AA_LINE);
    }
  });

  it("leaves amber to the marker: no tone has the marker's hue", () => {
    const others = tones.map((tone) => hueOf(palette[tone].main));
    const amber = hueOf(palette.marker.dark);
    expect(others.filter((hue) => Math.abs(hue - amber) < 15)).toEqual([]);
  });

  it.each(tones)('keeps %s legible as text, as a button and as a chip', (tone) => {
    const { main, light: tint, dark: strong, contrastText } = palette[tone];
    for (const surface of surfaces) {
      expect(getContrastRatio(main, surface)).toBeGreaterThanOrEqual(AA);
    }
    expect(getContrastRatio(contrastText, main)).toBeGreaterThanOrEqual(AA);
    expect(getContrastRatio(strong, tint)).toBeGreaterThanOrEqual(AA);
  });
});
