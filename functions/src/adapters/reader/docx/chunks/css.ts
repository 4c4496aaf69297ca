/** What CSS says of an element that Word can say of letters; undefined where it says nothing. */
export type CssLook = {
  isHidden?: boolean;
  isStruck?: boolean;
  isBold?: boolean;
  isRaised?: boolean;
  /** Half points. */
  size?: number;
  /** Six hexadecimal digits. */
  colour?: string;
  ground?: string;
};

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

/** "#fff", "#ffffff", "rgb(255, 255, 255)", "white"; undefined for others. */
export function cssColour(value: string): string | undefined {
  const text = value.trim().toLowerCase();
  const [, short] = /^#([\da-f]{3})$/.exec(text) ?? [];
  if (short !== undefined) return short.replace(/./g, '$&$&');
  const [, long] = /^#?([\da-f]{6})$/.exec(text) ?? [];
  if (long !== undefined) return long;
  const [, ...parts] =
    /^rgba?\(\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*[,/)]/.exec(text) ?? [];
  if (parts.length === 0) return NAMED[text];
  return parts.map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0')).join('');
}

/** Half points in a unit. */
const UNITS: Record<string, number> = { pt: 2, px: 1.5, mm: 5.67, cm: 56.7, in: 144, pc: 24 };

function sizeOf(value: string): number | undefined {
  const [, number, unit = ''] =
    /^(\d{0,6}\.?\d{1,6})\s{0,9}(pt|px|mm|cm|in|pc)?$/.exec(value.trim()) ?? [];
  if (number === undefined || (unit === '' && Number(number) !== 0)) return undefined;
  return Math.max(1, Math.round(Number(number) * (UNITS[unit] ?? 1)));
}

/** The look that declarations give: "display: none; color: #fff". */
export function cssLook(declarations: string): CssLook {
  const look: CssLook = {};
  for (const declaration of declarations.split(';')) {
    const colon = declaration.indexOf(':');
    const value = declaration.slice(colon + 1).replace(/!\s*important/i, '');
    const said = value.trim().toLowerCase();
    switch (declaration.slice(0, Math.max(0, colon)).trim().toLowerCase()) {
      case 'display':
      case 'visibility':
      case 'mso-hide':
        look.isHidden = /^(?:none|hidden|collapse|all)$/.test(said);
        break;
      case 'opacity':
        look.isHidden = Number(said) === 0;
        break;
      case 'text-decoration':
      case 'text-decoration-line':
        look.isStruck = said.includes('line-through');
        break;
      case 'font-weight':
        look.isBold = /^(?:bold(?:er)?|[6-9]00)$/.test(said);
        break;
      case 'vertical-align':
        look.isRaised = said === 'super';
        break;
      case 'font-size':
        Object.assign(look, { size: sizeOf(said) });
        break;
      case 'color':
        if (said === 'transparent') look.isHidden = true;
        Object.assign(look, { colour: cssColour(said) ?? 'auto' });
        break;
      case 'background':
      case 'background-color':
        Object.assign(look, {
          ground: cssColour(said.split(/\s(?![^(]*\))/)[0] ?? '') ?? groundOf(said),
        });
        break;
      default:
    }
  }
  return look;
}

/** A ground that is none lets what is below be seen; one of pictures and others may look like anything. */
const groundOf = (said: string): string | undefined =>
  /^(?:none|transparent|inherit|initial)/.test(said) ? undefined : 'unknown';
