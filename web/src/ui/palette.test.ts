import { getContrastRatio } from '@mui/material';
import { dark, DARK_RAISED, light } from './palette';

/** WCAG 2.2 AA for text. */
const AA = 4.5;

const tones = ['primary', 'secondary', 'success', 'warning', 'error', 'info'] as const;

describe.each([
  ['light', light, [light.background.default, light.background.paper]],
  ['dark', dark, [dark.background.default, dark.background.paper, DARK_RAISED]],
])('the %s scheme', (_, palette, surfaces) => {
  it.each(surfaces)('keeps text legible on %s', (surface) => {
    expect(getContrastRatio(palette.text.primary, surface)).toBeGreaterThanOrEqual(AA);
    expect(getContrastRatio(palette.text.secondary, surface)).toBeGreaterThanOrEqual(AA);
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
