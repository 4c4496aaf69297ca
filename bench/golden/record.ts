/** Asks every question under `bench/` and of the cases, and writes what is compared of each answer: record.ts FILE. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Expected } from '../answer-scores';
import { answererOf, type Answered } from '../answerer';
import { ONLY_COUNTED, questionsOf, SETS } from '../manuals/question-sets';
import { modelsOf } from '../models';
import { caseQuestions, CASES, meets } from './cases';
import { entryOf, type GoldenEntry } from './entry';

type Ask = (question: string) => Promise<Answered>;

const models = await modelsOf('local');
const askers = new Map<string, Promise<Ask>>();

/** Each manual is read once, whatever sets ask it. */
function askerOf(path: string): Promise<Ask> {
  const known = askers.get(path) ?? answererOf(path, models);
  askers.set(path, known);
  return known;
}

async function entriesOfSets(): Promise<GoldenEntry[]> {
  const entries: GoldenEntry[] = [];
  for (const set of SETS) {
    const isCounted = ONLY_COUNTED.includes(set);
    for (const { path, questions } of questionsOf(set).present) {
      const ask = await askerOf(path);
      for (const expected of questions) {
        const answered = await ask(expected.question);
        entries.push(entryOf({ set, id: expected.id, isCounted, expected }, answered));
      }
    }
  }
  return entries;
}

async function entriesOfCases(): Promise<GoldenEntry[]> {
  const entries: GoldenEntry[] = [];
  for (const question of caseQuestions()) {
    const answered = await (await askerOf(join(CASES, question.manual)))(question.question);
    const expected: Expected = {
      question: question.question,
      answerable: question.page !== null,
      pages: question.page === null ? [] : [question.page],
      mustContain: [],
    };
    const entry = entryOf({ set: 'cases', id: question.id, isCounted: false, expected }, answered);
    entries.push({ ...entry, isRight: meets(question, answered) });
  }
  return entries;
}

const [, , file] = process.argv;
if (file === undefined) throw new Error('record.ts FILE');
writeFileSync(file, JSON.stringify([...(await entriesOfSets()), ...(await entriesOfCases())]));
