import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QUESTIONS } from './shared-data';

export type Corpus = { passages: string[]; questions: { text: string; passage: number }[] };

export type Paragraph = {
  context: string;
  qas: { question: string; is_impossible?: boolean; answers: { text: string }[] }[];
};

/** The articles of Spanish SQuAD. */
export const articlesOf = (path: string): { paragraphs: Paragraph[] }[] =>
  (JSON.parse(readFileSync(path, 'utf8')) as { data: { paragraphs: Paragraph[] }[] }).data;

/** Its paragraphs, and the questions that one of them answers. Null when it is not on this machine. */
export function readCorpus(file: string): Corpus | null {
  const path = join(QUESTIONS, file);
  if (!existsSync(path)) return null;
  const paragraphs = articlesOf(path).flatMap((article) => article.paragraphs);
  return {
    passages: paragraphs.map(({ context }) => context),
    questions: paragraphs.flatMap(({ qas }, passage) =>
      qas
        .filter((one) => one.is_impossible !== true)
        .map(({ question }) => ({ text: question, passage })),
    ),
  };
}
