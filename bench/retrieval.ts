/** Finding passages: our index beside plain BM25, on Spanish questions that others wrote. `npm run bench:retrieval` */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildLexicalIndex } from '../functions/src/domain/lexical/build-index';
import { openLexicalIndex } from '../functions/src/domain/lexical/open-index';

const QUESTIONS = process.env.QUESTIONS ?? join(import.meta.dirname, '../../shared/data/questions');
const SET = 'dev-v1.1-es_small.json';

type Corpus = { passages: string[]; questions: { text: string; passage: number }[] };
type Article = { paragraphs: { context: string; qas: { question: string }[] }[] };

function readCorpus(path: string): Corpus {
  const { data } = JSON.parse(readFileSync(path, 'utf8')) as { data: Article[] };
  const paragraphs = data.flatMap((article) => article.paragraphs);
  return {
    passages: paragraphs.map(({ context }) => context),
    questions: paragraphs.flatMap(({ qas }, passage) =>
      qas.map(({ question }) => ({ text: question, passage })),
    ),
  };
}

/** BM25 over raw lower-case words, k1 1.2, b 0.75: what a library gives without tuning. */
function plainBm25(passages: readonly string[]): (question: string) => number[] {
  const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const documents = passages.map(wordsOf);
  const meanLength = documents.reduce((sum, words) => sum + words.length, 0) / documents.length;
  const postings = new Map<string, Map<number, number>>();
  documents.forEach((words, document) => {
    for (const word of words) {
      const row = postings.get(word) ?? new Map<number, number>();
      postings.set(word, row.set(document, (row.get(document) ?? 0) + 1));
    }
  });
  return (question) => {
    const scores = new Map<number, number>();
    for (const word of wordsOf(question)) {
      const row = postings.get(word) ?? new Map<number, number>();
      const idf = Math.log(1 + (documents.length - row.size + 0.5) / (row.size + 0.5));
      for (const [document, frequency] of row) {
        const length = documents[document]?.length ?? 0;
        const norm = 1.2 * (0.25 + (0.75 * length) / meanLength);
        const gain = (idf * frequency * 2.2) / (frequency + norm);
        scores.set(document, (scores.get(document) ?? 0) + gain);
      }
    }
    return [...scores]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 10)
      .map(([document]) => document);
  };
}

function measure(name: string, { questions }: Corpus, find: (question: string) => number[]) {
  let [first, five, reciprocal] = [0, 0, 0];
  const begin = performance.now();
  for (const { text, passage } of questions) {
    const rank = find(text).indexOf(passage);
    if (rank < 0) continue;
    if (rank === 0) first += 1;
    if (rank < 5) five += 1;
    reciprocal += 1 / (rank + 1);
  }
  const milliseconds = (performance.now() - begin) / questions.length;
  const percent = (count: number) => Number(((100 * count) / questions.length).toFixed(2));
  return {
    system: name,
    'Recall@1': percent(first),
    'Recall@5': percent(five),
    'MRR@10': Number((reciprocal / questions.length).toFixed(4)),
    'ms/question': Number(milliseconds.toFixed(2)),
  };
}

function run(path: string): void {
  const corpus = readCorpus(path);
  const characters = corpus.passages.reduce((sum, text) => sum + text.length, 0);
  const begin = performance.now();
  const bytes = buildLexicalIndex(corpus.passages.map((text, id) => ({ id: String(id), text })));
  const built = performance.now();
  const index = openLexicalIndex(bytes);
  const opened = performance.now();
  const bm25 = plainBm25(corpus.passages);
  console.log(`${SET}: ${corpus.questions.length} questions, ${corpus.passages.length} passages`);
  console.table([
    measure('plain BM25', corpus, bm25),
    measure('ours', corpus, (question) => index.search(question, 10).map(({ id }) => Number(id))),
  ]);
  console.log(
    `index: ${(bytes.byteLength / 1e6).toFixed(2)} MB, ${(bytes.byteLength / characters).toFixed(2)} bytes per ` +
      `character, built in ${(built - begin).toFixed(0)} ms, opened in ${(opened - built).toFixed(1)} ms`,
  );
}

const path = join(QUESTIONS, SET);
if (existsSync(path)) run(path);
else
  console.log(
    `The question set is not here (${path}); set QUESTIONS to its folder. Nothing was measured.`,
  );
