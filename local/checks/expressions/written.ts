import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { fromRoot } from '../../suite/paths';
import type { Expression, Site } from './expression';

const isBuilding = (node: ts.Node): boolean =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'RegExp';

/** The expressions that are written in a source, and the places where it builds others. */
export function writtenIn(path: string, text: string): { written: Expression[]; sites: Site[] } {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const written: Expression[] = [];
  const sites: Site[] = [];
  const visit = (node: ts.Node): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    const place = `${path}:${line + 1}`;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const [pattern, flags] = [node.text.slice(1, end), node.text.slice(end + 1)];
      written.push({ source: pattern, flags, place });
    }
    if (isBuilding(node)) sites.push({ place });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { written, sites };
}

/** The same of files, by their paths from the root. */
export function writtenInFiles(paths: readonly string[]) {
  const all = paths.map((path) => writtenIn(path, readFileSync(fromRoot(path), 'utf8')));
  return {
    written: all.flatMap(({ written }) => written),
    sites: all.flatMap(({ sites }) => sites),
  };
}
