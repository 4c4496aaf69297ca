/**
 * Finding passages: ours beside plain BM25, on Spanish questions that others wrote. Run: npm run bench:retrieval [-- --quick] (every tenth question; QUESTIONS names another folder of data)
 */
import { isMakeOrModel } from '../functions/src/domain/answering/makes';
import { buildLexicalIndex } from '../functions/src/domain/search/build-index';
import { nearnessMeter } from '../functions/src/domain/search/nearness';
import { openLexicalIndex } from '../functions/src/domain/search/open-index';
import { readAs } from '../functions/src/domain/search/read-as';
import { wordWeights } from '../functions/src/domain/search/search';
import { plainBm25 } from './plain-bm25';
import { readCorpus, type Corpus } from './question-corpus';

const SETS = {
  'SQuAD-es v1.1': 'dev-v1.1-es_small.json',
  'SQuAD-es v2.0': 'dev-v2.0-es_small.json',
};
/** As `find-excerpts` does: passages found, and those of them that are read and set in order again. */
const FOUND = 24;
const READ = 12;

type Find = (question: string) => number[];

const step = process.argv.includes('--quick') ? 10 : 1;

function measure({ questions }: Corpus, find: Find) {
  const asked = questions.filter((_, at) => at % step === 0);
  let [first, five, reciprocal] = [0, 0, 0];
  const begin = performance.now();
  for (const { text, passage } of asked) {
    const rank = find(text).slice(0, 10).indexOf(passage);
    if (rank === 0) first += 1;
    if (rank >= 0 && rank < 5) five += 1;
    if (rank >= 0) reciprocal += 1 / (rank + 1);
  }
  const percent = (count: number) => ((100 * count) / asked.length).toFixed(2);
  return {
    'Recall@1': percent(first),
    'Recall@5': percent(five),
    'MRR@10': (reciprocal / asked.length).toFixed(4),
    'ms/question': ((performance.now() - begin) / asked.length).toFixed(2),
  };
}

function ours({ passages }: Corpus) {
  const bytes = buildLexicalIndex(passages.map((text, id) => ({ id: String(id), text })));
  const index = openLexicalIndex(bytes);
  const byWords = (question: string) => index.search(question, FOUND);
  const reordered: Find = (asked) => {
    const question = readAs(asked, [index], isMakeOrModel);
    const nearness = nearnessMeter(question, wordWeights([index], question));
    return byWords(question)
      .slice(0, READ)
      .map(({ id, normalised }) => ({
        id: Number(id),
        score: normalised + nearness(passages[Number(id)] ?? ''),
      }))
      .sort((a, b) => b.score - a.score)
      .map(({ id }) => id);
  };
  const words: Find = (question) => byWords(question).map(({ id }) => Number(id));
  return { bytes, words, reordered };
}

const corpora = Object.entries(SETS).map(([name, file]) => ({ name, corpus: readCorpus(file) }));
for (const { name, corpus } of corpora) {
  if (corpus === null) {
    console.log(
      `${name} is not on this machine: set QUESTIONS to its folder. Nothing was measured.`,
    );
    continue;
  }
  const { passages, questions } = corpus;
  const { bytes, words, reordered } = ours(corpus);
  const characters = passages.reduce((sum, text) => sum + text.length, 0);
  console.log(
    `${name}: ${questions.length} questions, ${passages.length} passages; ` +
      `index of ${(bytes.byteLength / characters).toFixed(2)} bytes per character`,
  );
  console.table({
    'ours, index alone': measure(corpus, words),
    'ours, as questions are answered': measure(corpus, reordered),
    'plain BM25': measure(corpus, plainBm25(passages)),
  });
}
