/**
 * Finding passages: ours beside plain BM25, MiniSearch, Orama and LangChain's store, on Spanish questions that others
 * wrote. Run: npm run bench:retrieval [-- --quick] (every tenth question; QUESTIONS names another folder of data)
 */
import { hashEmbedder } from '../functions/src/adapters/local/hash-embedder';
import { isMakeOrModel } from '../functions/src/domain/answering/makes';
import { buildLexicalIndex } from '../functions/src/domain/search/build-index';
import { nearnessMeter } from '../functions/src/domain/search/nearness';
import { openLexicalIndex } from '../functions/src/domain/search/open-index';
import { readAs } from '../functions/src/domain/search/read-as';
import { wordWeights } from '../functions/src/domain/search/search';
import { installCompetitors } from './competitors/install';
import { plainBm25 } from './plain-bm25';
import { readCorpus, type Corpus } from './question-corpus';

const SETS = {
  'SQuAD-es v1.1': 'dev-v1.1-es_small.json',
  'SQuAD-es v2.0': 'dev-v2.0-es_small.json',
};
/** As `find-excerpts` does: passages found, and those of them that are read and set in order again. */
const FOUND = 24;
const READ = 12;

type Find = (question: string) => number[] | Promise<number[]>;
type Kept = { bytes: number; openMilliseconds: number };

const step = process.argv.includes('--quick') ? 10 : 1;

async function measure({ passages, questions }: Corpus, find: Find, kept: Kept | null) {
  const asked = questions.filter((_, at) => at % step === 0);
  let [first, five, reciprocal] = [0, 0, 0];
  const begin = performance.now();
  for (const { text, passage } of asked) {
    const rank = (await find(text)).slice(0, 10).indexOf(passage);
    if (rank === 0) first += 1;
    if (rank >= 0 && rank < 5) five += 1;
    if (rank >= 0) reciprocal += 1 / (rank + 1);
  }
  const characters = passages.reduce((sum, text) => sum + text.length, 0);
  const percent = (count: number) => ((100 * count) / asked.length).toFixed(2);
  return {
    'Recall@1': percent(first),
    'Recall@5': percent(five),
    'MRR@10': (reciprocal / asked.length).toFixed(4),
    'ms/question': ((performance.now() - begin) / asked.length).toFixed(2),
    'bytes/character': kept ? (kept.bytes / characters).toFixed(2) : '-',
    'opened in ms': kept ? kept.openMilliseconds.toFixed(1) : '-',
  };
}

async function openTime(open: () => unknown): Promise<number> {
  const begin = performance.now();
  await open();
  return performance.now() - begin;
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

async function compare(name: string, corpus: Corpus): Promise<void> {
  console.log(`${name}: ${corpus.questions.length} questions, ${corpus.passages.length} passages`);
  const { systems } = await import('./competitors/search.mjs');
  const rows: Record<string, Awaited<ReturnType<typeof measure>>> = {};
  const { bytes, words, reordered } = ours(corpus);
  const kept = {
    bytes: bytes.byteLength,
    openMilliseconds: await openTime(() => openLexicalIndex(bytes)),
  };
  rows['ours, index alone'] = await measure(corpus, words, kept);
  rows['ours, as questions are answered'] = await measure(corpus, reordered, kept);
  rows['plain BM25'] = await measure(corpus, plainBm25(corpus.passages), null);
  for (const [system, build] of Object.entries(systems)) {
    const built = await build(corpus.passages, (texts) => hashEmbedder.embed(texts, 'document'));
    const stored = built.stored();
    const openMilliseconds = await openTime(() => built.open(stored));
    const size = { bytes: Buffer.byteLength(stored), openMilliseconds };
    rows[system] = await measure(corpus, (question) => built.find(question), size);
  }
  console.table(rows);
}

const corpora = Object.entries(SETS).map(([name, file]) => ({ name, corpus: readCorpus(file) }));
for (const { name, corpus } of corpora) {
  if (corpus === null) {
    console.log(
      `${name} is not on this machine: set QUESTIONS to its folder. Nothing was measured.`,
    );
    continue;
  }
  installCompetitors();
  await compare(name, corpus);
}
