import ts from 'typescript';

const RUNNERS: readonly string[] = ['it', 'test'];
/** Stands for whatever a table or an expression puts into a title. */
const ANYTHING = '\0';

/** `it` of a plain call, of a table (`each`) and of whatever else hangs on it. */
function runnerOf(callee: ts.Expression): string | null {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)) {
    return runnerOf(callee.expression);
  }
  return null;
}

function titleOf(node: ts.Expression | undefined): string | null {
  if (node === undefined) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => ANYTHING + literal.text).join('');
}

/** Titles of the tests in a file, as they are written. */
export function titlesOf(file: string, source: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && RUNNERS.includes(runnerOf(node.expression) ?? '')) {
      const title = titleOf(node.arguments[0]);
      if (title !== null) titles.push(title);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest));
  return titles;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `%s` and `$name` of a table's title take any text. */
const PLACEHOLDER = /\0|%[psdifjoO#]|\$[\w.]+/;

const patternOf = (title: string): RegExp => {
  const fixed = title.split(PLACEHOLDER).map((part) => escape(part.replaceAll('%%', '%')));
  return new RegExp(`^${fixed.join('[^]*')}$`);
};

/** "[2.14, 3.1-3.4] " before a title: the requirements of the specification that the test proves. */
const REQUIREMENTS = /^\[(\d+\.\d+(?:-\d+\.\d+)?(?:, \d+\.\d+(?:-\d+\.\d+)?)*)\] /;

export const withoutRequirements = (title: string): string => title.replace(REQUIREMENTS, '');

function rangeOf(range: string): string[] {
  const [first = '', last = first] = range.split('-');
  const [section = '', from = ''] = first.split('.');
  const count = Number(last.split('.')[1]) - Number(from) + 1;
  return Array.from({ length: count }, (_, index) => `${section}.${Number(from) + index}`);
}

/** The requirements that a title names, each by itself. */
export const requirementsOf = (title: string): string[] =>
  (REQUIREMENTS.exec(title)?.[1] ?? '').split(', ').filter(Boolean).flatMap(rangeOf);

/** Whether a test is printed under this name by one of the titles, whatever requirements they name. */
export const hasTitle = (titles: readonly string[], name: string): boolean =>
  titles.some((title) => patternOf(withoutRequirements(title)).test(withoutRequirements(name)));
