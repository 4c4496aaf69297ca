import { theme } from './theme';

const hyphenated = (name: string): string =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const ruleOf = ([selector, values]: [string, Record<string, string | number>]): string => {
  const lines = Object.entries(values).map(([name, value]) => `${hyphenated(name)}:${value}`);
  return `${selector}{${lines.join(';')}}`;
};

/**
 * The theme's variables as CSS, which the build writes into index.html: made there, they cost a phone nothing, and what
 * stands in the window before the app has the same colours.
 */
export const themeStyle = (): string =>
  theme
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries<Record<string, string | number>>(sheet))
    .map(ruleOf)
    .join('\n');
