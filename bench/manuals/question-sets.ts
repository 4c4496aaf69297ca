import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Expected } from '../answer-scores';
import { ROOT } from '../measures';
import { MANUALS, pdfsIn } from '../shared-data';

/**
 * Weights and vocabulary are tuned on `tuning` and `dev`, whose failures may be read. `test` asks other manuals, and
 * other things of the same ones: it is only counted, and nobody who tunes reads it. `second-test`, written later
 * without sight of `test` or of the search, is only counted too, and never read by who tunes. So is `third-test`, by
 * another author who knew nothing of the search, mostly about a manual that no other set asks. The authors of `printed`,
 * `strangers`, `fourth-test` and `fifth-test` wrote a manual each, and its questions, without sight of the project; the
 * first two are tuned on, the last two are only counted.
 */
export const TUNED_ON = ['tuning', 'dev', 'printed', 'strangers'] as const;
const TESTS = ['test', 'second-test', 'third-test', 'fourth-test', 'fifth-test'] as const;
export const SETS = [...TUNED_ON, ...TESTS] as const;
export type SetName = (typeof SETS)[number];
export const ONLY_COUNTED: readonly SetName[] = TESTS;

type Question = Expected & { id: string; kinds: string[] };
export type ManualQuestions = { manual: string; path: string; questions: Question[] };

/** The manuals of a folder by name. */
const pathsIn = (folder: string): [string, string][] =>
  pdfsIn(join(import.meta.dirname, folder)).map((path) => [
    basename(path, '.pdf').replace(/^manual-/, ''),
    path,
  ]);

/** Where each manual lies. */
const paths: Readonly<Record<string, string>> = {
  'faro-brisa': join(ROOT, 'local/demo/manual-faro-brisa.pdf'),
  ...Object.fromEntries([...pathsIn('files'), ...pathsIn('printed')]),
  eyes17: join(MANUALS, 'eyes17.es.pdf'),
  'debian-reference': join(MANUALS, 'debian-reference.es.pdf'),
  freedombox: join(MANUALS, 'freedombox-manual.es.pdf'),
  'ubuntu-packaging': join(MANUALS, 'ubuntu-packaging-guide.es.pdf'),
  usage: join(MANUALS, 'usage.es.pdf'),
};

/** The manuals of vehicles. */
export const OF_VEHICLES = Object.keys(paths).filter((name) => !paths[name]?.startsWith(MANUALS));

/** Where the manual of this name lies. */
export function pathOfManual(name: string): string {
  const path = paths[name];
  if (path === undefined) throw new Error(`No manual is called ${name}`);
  return path;
}

function readQuestions(file: string): Question[] {
  const questions = JSON.parse(readFileSync(file, 'utf8')) as Question[];
  for (const { id, answerable, pages } of questions) {
    if (answerable !== pages.length > 0) throw new Error(`${id}: pages and answerable disagree`);
  }
  return questions;
}

/** The questions of a set by manual; says which of them are not on this machine. */
export function questionsOf(set: SetName): ManualQuestions[] {
  return Object.entries(paths).flatMap(([manual, path]) => {
    const file = join(import.meta.dirname, 'questions', set, `${manual}.json`);
    if (!existsSync(file)) return [];
    if (existsSync(path)) return [{ manual, path, questions: readQuestions(file) }];
    console.error(`Not here: ${path}; its questions of ${set} are not asked.`);
    return [];
  });
}
