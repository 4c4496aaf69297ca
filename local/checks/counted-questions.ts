import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { fromRoot } from '../suite/paths';
import type { Check } from './check';
import { trackedPaths } from './tracked-files';

/** Sets whose questions are counted; what a source or a test of it holds was looked at, and counts no more. */
const IS_SET =
  /^bench\/(?:manuals\/questions\/(?!tuning\/)|dialogues\/(?!open|answers)).*\.jsonl?$/;
const IS_SOURCE = /^(?:functions|web)\/src\/.*\.tsx?$/;

/** What is shorter is anybody's question ("qué aceite lleva"). */
const MIN_WORDS = 4;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** The questions of a set, plain. */
export const questionsIn = (text: string): string[] =>
  [...text.matchAll(/"(?:question|query)": ?("(?:[^"\\]|\\.)*")/g)]
    .map(([, literal = '""']) => plain(JSON.parse(literal) as string))
    .filter((question) => question.split(' ').length >= MIN_WORDS);

/** The texts of a source that are one of the questions. */
export function questionsOfSets(source: string, questions: ReadonlySet<string>): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && questions.has(plain(node.text))) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true));
  return found;
}

const read = (path: string): string => readFileSync(fromRoot(path), 'utf8');

export const countedQuestionsCheck: Check = {
  name: 'preguntas de los conjuntos contados',
  run: () => {
    const paths = trackedPaths();
    const sets = paths.filter((path) => IS_SET.test(path));
    const questions = new Set(sets.flatMap((path) => questionsIn(read(path))));
    if (questions.size === 0) return Promise.resolve('no hay preguntas que buscar');
    const problems = paths
      .filter((path) => IS_SOURCE.test(path))
      .flatMap((path) =>
        questionsOfSets(read(path), questions).map((text) => `${path}: «${text}» se cuenta`),
      );
    return Promise.resolve(problems.length === 0 ? null : problems.join('\n'));
  },
};
