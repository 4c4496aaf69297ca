/**
 * Counts how often a letter follows another one in words, for `visible/letter-pairs.ts` of the PDF reader, and prints its
 * table: the mean over the manuals of `bench/manuals` (Spanish, English) and the translations of TypeScript's messages.
 * A word counts by the root of how often it stands there. Run: npx tsx bench/letter-pairs.ts
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDocument } from '../functions/src/adapters/reader/open-document';

const root = join(import.meta.dirname, '..');
const PRINTED = join(root, 'bench/manuals/printed');
const TRANSLATIONS = join(root, 'node_modules/@typescript/old/lib');
const EDGE = '`';
const SIZE = 27;

async function textOf(path: string): Promise<string> {
  const texts: string[] = [];
  for await (const { text } of (await openDocument(path)).pages) texts.push(text);
  return texts.join(' ');
}

const translated = (language: string): string =>
  Object.values(
    JSON.parse(
      readFileSync(join(TRANSLATIONS, language, 'diagnosticMessages.generated.json'), 'utf8'),
    ) as Record<string, string>,
  ).join(' ');

const wordsOf = (text: string): string[] =>
  (text.match(/[\p{Script=Latin}\p{M}]+/gu) ?? [])
    .map((word) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase())
    .filter((word) => /^[a-z]+$/.test(word));

/** The share of each letter among those that follow a letter. */
function sharesOf(text: string): number[][] {
  const often = new Map<string, number>();
  for (const word of wordsOf(text)) often.set(word, (often.get(word) ?? 0) + 1);
  const counts = Array.from({ length: SIZE }, () => Array<number>(SIZE).fill(0));
  for (const [word, times] of often) {
    let before = 0;
    for (const letter of word + EDGE) {
      const index = letter.charCodeAt(0) - EDGE.charCodeAt(0);
      const row = counts[before] ?? [];
      row[index] = (row[index] ?? 0) + Math.sqrt(times);
      before = index;
    }
  }
  return counts.map((row) => {
    const sum = row.reduce((all, count) => all + count, 0);
    // What was never seen is not impossible.
    return row.map((count) => (count + (0.02 * sum) / SIZE + 0.01) / (1.02 * sum + 0.01 * SIZE));
  });
}

const printed = readdirSync(PRINTED).filter((name) => name.endsWith('.pdf'));
const [english, spanish] = [true, false].map((isEnglish) =>
  printed.filter((name) => name.startsWith('english') === isEnglish),
);
const manuals = await Promise.all(
  [english ?? [], spanish ?? []].map(async (names) => {
    const texts: string[] = [];
    for (const name of names) texts.push(await textOf(join(PRINTED, name)));
    return texts.join(' ');
  }),
);
const all = [...manuals, ...['es', 'fr', 'de', 'it', 'pt-br'].map(translated)].map(sharesOf);
for (let before = 0; before < SIZE; before++) {
  const halfBits = Array.from({ length: SIZE }, (_, after) => {
    const share = all.reduce((sum, shares) => sum + (shares[before]?.[after] ?? 0), 0) / all.length;
    return Math.min(35, Math.round(-2 * Math.log2(share))).toString(36);
  });
  console.log(halfBits.join(''));
}
