import { readFileSync } from 'node:fs';
import { fromRoot } from '../suite/paths';

const coloursOf = (file: string): string[] =>
  readFileSync(fromRoot('web/src/ui', file), 'utf8')
    .toUpperCase()
    .match(/#[0-9A-F]{6}/g) ?? [];

it('paints what stands in the window before the app in colours of the palette', () => {
  const splash = coloursOf('splash.css');
  expect(splash).toHaveLength(12);
  expect(coloursOf('palette.ts')).toEqual(expect.arrayContaining(splash));
});
