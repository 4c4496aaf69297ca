import { getContrastRatio } from '@mui/material';
import { AT_NIGHT } from '../../ui/blob-image';
import { MARK } from './mark-look';

/** WCAG 2.2 for what is no text. */
const LEAST = 3;

const grey = Math.round(255 * AT_NIGHT);

describe('the mark on a page', () => {
  it('has a line that is seen on white paper', () => {
    expect(getContrastRatio(MARK.line, '#FFFFFF')).toBeGreaterThanOrEqual(LEAST);
  });

  it('has a line that is seen on the grey paper of the night, and on the bright stroke within it', () => {
    const { line, stroke } = MARK.atNight;
    for (const around of [`rgb(${grey}, ${grey}, ${grey})`, stroke]) {
      expect(getContrastRatio(line, around)).toBeGreaterThanOrEqual(LEAST);
    }
  });
});
