import { getContrastRatio } from '@mui/material';
import { ALARM } from '../../ui/alarm';
import { dark } from '../../ui/palette';
import { GROUNDS } from './grounds';

describe.each(Object.entries(GROUNDS))(
  'the ground of a verdict: %s',
  (tone, { color, bgcolor }) => {
    it('keeps its words legible', () => {
      expect(getContrastRatio(color, bgcolor)).toBeGreaterThanOrEqual(4.5);
    });

    it('does not grow pale by night', () => {
      const pale = dark[tone as keyof typeof GROUNDS].main;
      expect(getContrastRatio(bgcolor, '#000000')).toBeLessThan(getContrastRatio(pale, '#000000'));
    });
  },
);

it('red is the alarm’s', () => {
  expect(GROUNDS.error).toBe(ALARM);
});
