import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where data lies that is not of this project; the checkout may be elsewhere than beside it. */
const folders = [process.env.QUESTIONS, join(import.meta.dirname, '../../shared/data/questions')];

export type Corpus = { passages: string[]; questions: { text: string; passage: number }[] };

type Question = { question: string; is_impossible?: boolean };
type Article = { paragraphs: { context: string; qas: Question[] }[] };

/** Spanish SQuAD: paragraphs, and the questions that one of them answers. Null when it is not on this machine. */
export function readCorpus(file: string): Corpus | null {
  const folder = folders.find((one) => one !== undefined && existsSync(join(one, file)));
  if (folder === undefined) return null;
  const { data } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { data: Article[] };
  const paragraphs = data.flatMap((article) => article.paragraphs);
  return {
    passages: paragraphs.map(({ context }) => context),
    questions: paragraphs.flatMap(({ qas }, passage) =>
      qas
        .filter((one) => one.is_impossible !== true)
        .map(({ question }) => ({ text: question, passage })),
    ),
  };
}
