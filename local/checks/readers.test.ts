import { expressionsIn, readersOf } from './readers';

const file = (path: string, text: string) => ({ path, text });
const PRESSURE = String.raw`export const P = /\d\s?(?:bar|psi)/u;`;

describe('the counted readers', () => {
  it('are files that hold an expression, and do not own the notion', () => {
    const sources = [
      file('functions/src/domain/facts/a.ts', PRESSURE),
      file('functions/src/domain/quantity/b.ts', PRESSURE),
      file('functions/src/domain/facts/c.ts', `${PRESSURE}\n${PRESSURE.replace('P', 'Q')}`),
    ];
    expect(readersOf('quantities', sources)).toEqual([
      'functions/src/domain/facts/a.ts',
      'functions/src/domain/facts/c.ts',
    ]);
  });

  it.each([
    ['quantities', String.raw`const A = /\d{1,3}\s?km/;`],
    ['quantities', "const A = 'litros?|kg';"],
    ['columns', String.raw`const cells = line.split('\t');`],
    ['versions', String.raw`const A = /versi[oó]n \d/u;`],
    ['versions', "const A = 'gasolina|di[eé]sel';"],
  ] as const)('of %s include %s', (name, text) => {
    expect(readersOf(name, [file('functions/src/domain/x.ts', text)])).toHaveLength(1);
  });

  it.each([
    ['quantities', "// /bar|psi/\nconst A = 'La presión es de 2,2 bar.';"],
    ['columns', String.raw`const A = 'Dos columnas\n';`],
    ['versions', "const A = 'Motor y versión';"],
  ] as const)('of %s leave out what is no expression: %s', (name, text) => {
    expect(readersOf(name, [file('functions/src/domain/x.ts', text)])).toEqual([]);
  });
});

describe('expressionsIn', () => {
  it('finds literal expressions and the strings that make one', () => {
    const source = String.raw`const a = /x/u; const b = 'plain'; const c = 'y|z'; const d = String.raw${'`'}\d${'`'};`;
    expect(expressionsIn(source)).toEqual(['/x/u', 'y|z', String.raw`\d`]);
  });
});
