import { dark, light } from './palette';
import { theme } from './theme';
import { themeStyle } from './theme-style';

/** What the style says about a variable, by selector. */
function valuesOf(variable: string): Record<string, string | undefined> {
  const rules = themeStyle().matchAll(/(.*)\{(.*)\}/g);
  return Object.fromEntries(
    [...rules].flatMap(([, selector = '', body = '']) => {
      const [, value] = new RegExp(`(?:^|;)${variable}:([^;]*)`).exec(body) ?? [];
      return value === undefined ? [] : [[selector, value]];
    }),
  );
}

it('the theme gives each scheme its colours', () => {
  expect(valuesOf('--mui-palette-background-default')).toEqual({
    ':root, [data-theme="light"]': light.background.default,
    '[data-theme="dark"]': dark.background.default,
  });
  expect(valuesOf('color-scheme')).toEqual({
    ':root, [data-theme="light"]': 'light',
    '[data-theme="dark"]': 'dark',
  });
});

it('the theme defines every variable that the theme speaks of', () => {
  const spoken = JSON.stringify(theme.vars).matchAll(/var\((--mui-[\w-]+)/g);
  const names = [...spoken].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(200);
  expect(names.filter((name) => !themeStyle().includes(`${name}:`))).toEqual([]);
});
