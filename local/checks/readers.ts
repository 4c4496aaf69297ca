import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { dataFiles } from '../../functions/data/files';
import { fromRoot } from '../suite/paths';
import ceilings from './readers.json';
import type { Check } from './check';
import { trackedPaths } from './tracked-files';

/** What is to be read in one place; `holds` tells an expression that reads it. */
type Notion = {
  name: keyof typeof ceilings;
  owner: RegExp;
  holds: (expression: string) => boolean;
  /** An expression that must be found, and one that must not. */
  example: string;
  counterExample: string;
};

/** The words behind the heads of a file whose lines are `head: word word`. */
const wordsBehindHeads = (file: string): Set<string> =>
  new Set(
    (dataFiles[file] ?? '')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .flatMap((line) => line.slice(line.indexOf(':') + 1).split(' '))
      .filter(Boolean),
  );

const UNITS = wordsBehindHeads('measures.txt');
const FUELS = wordsBehindHeads('fuel-words.txt');

/** "[aá]" is "a" and "litros?" is "litros". */
const spelt = (expression: string): string =>
  expression
    .replace(/\[([a-z])[à-ü]\]/g, '$1')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/(?<=\p{L})\?/gu, '')
    .toLowerCase();

/** The alternatives of an expression that are one word. */
const alternativesOf = (expression: string): string[] =>
  spelt(expression)
    .split(/[|()]|\?[:=!]|\?<[=!]/)
    .filter((part) => /^[\p{L}°%/]+\d?$/u.test(part));

const holdsTwo = (words: ReadonlySet<string>, expression: string): boolean =>
  new Set(alternativesOf(expression).filter((word) => words.has(word))).size >= 2;

/** A unit right behind any figure: `\d\s?km`. */
const BEHIND_FIGURE =
  /\\d[\])}*+?{,\d]{0,8} ?(?:\\s)?[?*]?([a-z°%]{2,12}(?:\/[a-z\d]{1,6})?)(?![a-z[])/g;

const isBehindFigure = (expression: string): boolean =>
  [...spelt(expression).matchAll(BEHIND_FIGURE)].some(([, word = '']) => UNITS.has(word));

const HEADS =
  /(?<!\p{L})(?:columnas?|denominaci[oó]n|observaciones|capacidad|componente)(?!\p{L})/iu;
const VERSION = /versi(?:o|ó|\[oó\])n|motor(?:\(\?:es\)|es)/iu;

const NOTIONS: readonly Notion[] = [
  {
    name: 'quantities',
    owner: /^functions\/src\/domain\/quantity\//,
    holds: (expression) => holdsTwo(UNITS, expression) || isBehindFigure(expression),
    example: String.raw`(\d+)\s?(?:bar|psi)`,
    counterExample: String.raw`\b(?:rueda|barra)s?\b`,
  },
  {
    name: 'columns',
    owner: /^functions\/src\/(?:domain\/(?:table\/|text\/cells\.ts)|adapters\/reader\/)/,
    holds: (expression) => expression.includes(String.raw`\t`) || HEADS.test(expression),
    example: String.raw`[^\t]+\t`,
    counterExample: String.raw`\s+`,
  },
  {
    name: 'versions',
    owner: /^functions\/src\/domain\/versions\//,
    holds: (expression) => VERSION.test(expression) || holdsTwo(FUELS, expression),
    example: String.raw`(?:motor(?:es)?|versi[oó]n) \d`,
    counterExample: String.raw`aceite del motor`,
  },
];

/** What is an expression in a source: a literal one, and a string with an alternative or an escape of one. */
export function expressionsIn(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = node.getText();
    if (ts.isRegularExpressionLiteral(node)) found.push(text);
    else if (
      (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) &&
      /\||\\(?![nu])/.test(text)
    ) {
      found.push(text.slice(1, -1));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true));
  return found;
}

type Source = { path: string; text: string };

/** Files that read a notion and do not own it. */
export const readersOf = (name: Notion['name'], sources: readonly Source[]): string[] =>
  NOTIONS.filter((notion) => notion.name === name).flatMap(({ owner, holds }) =>
    sources
      .filter(({ path, text }) => !owner.test(path) && expressionsIn(text).some(holds))
      .map(({ path }) => path),
  );

const IS_SOURCE = /^(?:functions\/src\/domain|web\/src\/features)\/.*\.tsx?$/;
const IS_TEST = /\.test\.tsx?$/;

const sources = (): Source[] =>
  trackedPaths()
    .filter((path) => IS_SOURCE.test(path) && !IS_TEST.test(path))
    .map((path) => ({ path, text: readFileSync(fromRoot(path), 'utf8') }));

/** What is wrong with a count: more than its ceiling, or fewer, which lowers it for good. */
function problemOf(name: Notion['name'], readers: readonly string[]): string | null {
  const ceiling = ceilings[name];
  if (readers.length === ceiling) return null;
  if (readers.length < ceiling) {
    return `${name}: ${readers.length} lectores; baje a eso su máximo (${ceiling}) en readers.json`;
  }
  return [`${name}: ${readers.length} lectores, el máximo son ${ceiling}`, ...readers].join('\n  ');
}

export const readersCheck: Check = {
  name: 'lectores de cantidades, columnas y versiones',
  run: () => {
    const all = sources();
    const problems = NOTIONS.flatMap(({ name }) => problemOf(name, readersOf(name, all)) ?? []);
    return Promise.resolve(problems.length === 0 ? null : problems.join('\n'));
  },
};

const sketch = (expression: string): Source => ({
  path: 'functions/src/domain/sketch.ts',
  text: `export const SKETCH = /${expression}/u;\n`,
});

/** Proof that each count sees one reader more, and no other. */
export const readerCanaries: Check[] = NOTIONS.map(({ name, example, counterExample }) => ({
  name: `canario: un lector más (${name})`,
  run: () => {
    const found = readersOf(name, [sketch(example), sketch(counterExample)]).length;
    return Promise.resolve(found === 1 ? null : `encuentra ${found} de 1`);
  },
}));
