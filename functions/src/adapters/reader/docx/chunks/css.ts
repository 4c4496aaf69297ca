import { hexColour, WHITE, type Colour } from '../colours';
import type { Look } from '../looks';

/** Declarations by the simple selectors they are for: "td", ".nota", "#pie", "p.nota". */
export type StyleSheet = ReadonlyMap<string, string>;

const NAMED: Record<string, string> = {
  ...{ white: 'FFFFFF', black: '000000', red: 'FF0000', blue: '0000FF', green: '008000' },
  ...{ yellow: 'FFFF00', gray: '808080', grey: '808080', navy: '000080', silver: 'C0C0C0' },
};
const SIMPLE = /^(?:[a-z][a-z0-9]*)?(?:[.#][\w-]+)?$/i;
const RULE = /([^{}]{1,2000})\{([^{}]{0,4000})\}/g;
const MOST_RULES = 2000;

export function readStyleSheet(css: string): StyleSheet {
  const rules = new Map<string, string>();
  for (const [, selectors = '', declarations = ''] of css
    .replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/|<!--|-->/g, '')
    .matchAll(RULE)) {
    for (const selector of selectors.split(',').map((one) => one.trim().toLowerCase())) {
      if (!SIMPLE.test(selector) || rules.size === MOST_RULES) continue;
      rules.set(selector, `${rules.get(selector) ?? ''};${declarations}`);
    }
  }
  return rules;
}

/** "#fff", "#ffffff", "rgb(255, 255, 255)", "white"; null for others. */
export function cssColour(value: string): Colour | null {
  const text = value.trim().toLowerCase();
  const parts =
    /^rgba?\(\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*[,/)]/.exec(text)?.slice(1) ?? [];
  const [red, green, blue] = parts.map((part) => Math.min(255, Number(part)));
  if (red !== undefined && green !== undefined && blue !== undefined) return [red, green, blue];
  return hexColour(NAMED[text] ?? text.replace(/^#([\da-f])([\da-f])([\da-f])$/, '$1$1$2$2$3$3'));
}

/** Half points in a unit. */
const UNITS: Record<string, number> = { pt: 2, px: 1.5, mm: 5.67, cm: 56.7, in: 144, pc: 24 };

function sizeOf(value: string): Look {
  const [, number, unit = ''] =
    /^(\d{0,6}\.?\d{1,6})\s{0,9}(pt|px|mm|cm|in|pc)?$/.exec(value) ?? [];
  if (number === undefined || (unit === '' && Number(number) !== 0)) return {};
  return { size: Number(number) * (UNITS[unit] ?? 1) };
}

/** What one declaration says of letters, as Word would. */
const LOOKS: Record<string, (said: string) => Look> = {
  display: (said) => ({ isHidden: said === 'none' }),
  visibility: (said) => ({ isHidden: /^(?:hidden|collapse)$/.test(said) }),
  'mso-hide': (said) => ({ isHidden: said === 'all' }),
  opacity: (said) => ({ isHidden: Number(said) === 0 }),
  'text-decoration': (said) => ({ isStruck: said.includes('line-through') }),
  'text-decoration-line': (said) => ({ isStruck: said.includes('line-through') }),
  'font-weight': (said) => ({ isBold: /^(?:bold(?:er)?|[6-9]00)$/.test(said) }),
  'vertical-align': (said) => ({ isRaised: said === 'super' }),
  'font-size': sizeOf,
  color: (said) =>
    said === 'transparent' ? { isHidden: true } : { colour: cssColour(said) ?? 'auto' },
  background: groundOf,
  'background-color': groundOf,
};

/** A ground that is none lets what is below be seen; one of pictures and others may look like anything. */
function groundOf(said: string): Look {
  if (/^(?:none|transparent|inherit|initial)/.test(said)) return {};
  return { shade: cssColour(said.split(/\s(?![^(]*\))/)[0] ?? '') ?? 'unknown' };
}

/** The look that declarations give: "display: none; color: #fff". */
export function cssLook(declarations: string): Look {
  const looks = declarations.split(';').map((declaration) => {
    const [name = '', ...value] = declaration.split(':');
    const said = value.join(':').replace(/!\s*important/i, '');
    return LOOKS[name.trim().toLowerCase()]?.(said.trim().toLowerCase()) ?? {};
  });
  return Object.assign({}, ...looks) as Look;
}

/** The look of letters in an element of a look: nothing shows what is hidden or struck around it. */
export const lookWithin = (outer: Look, own: Look): Look => ({
  ...outer,
  ...own,
  isHidden: outer.isHidden === true || own.isHidden === true,
  isStruck: outer.isStruck === true || own.isStruck === true,
});

export const PAPER: Look = { shade: WHITE };
