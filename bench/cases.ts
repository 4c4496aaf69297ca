/**
 * What becomes of every file of `functions/test/fixtures/cases`, beside what RIGHT.md there says: its text as the product reads it, OCR
 * included, and what the embedded model answers from it. One row a file; the last line counts.
 * Needs built functions: `npm --prefix functions run build`. Run: npm run bench -- cases [NAME…]; NAME begins a file's name.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXPECTED } from './cases/expected';
import { judge } from './cases/judge';
import { readCase } from './cases/reading';
import { READER } from './measures';
import { modelsOf } from './models';
import { CASES } from './shared-data';

const IS_CASE = /\.(?:pdf|docx|txt)$/;

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** What stalled or broke something has tests of its own; plans and values found are judged by the findings' own tests. */
const IS_TESTED_ELSEWHERE = /^SEC|^(?:BG24|BG34|BG36)\./;

/** In the words of the RIGHT files, by file. */
function wanted(): Map<string, string> {
  const texts = ['RIGHT.md', 'RM-RIGHT.md', 'BG-RIGHT.md'].map((name) =>
    readFileSync(join(CASES, name), 'utf8'),
  );
  const rows = texts.join('\n').matchAll(/^\| ([\w.-]+) \| (.+) \|$/gm);
  return new Map([...rows].map(([, file = '', want = '']) => [file, want]));
}

if (!existsSync(CASES)) throw new Error(`Not here: ${CASES}`);
const gone = EXPECTED.filter(({ file }) => !existsSync(join(CASES, file)));
if (gone.length > 0) throw new Error(`Not here: ${gone.map(({ file }) => file).join(', ')}`);
if (!existsSync(READER)) throw new Error('Build first: npm --prefix functions run build');
const names = process.argv.slice(2);
const isMeant = ({ file }: { file: string }): boolean =>
  names.length === 0 || names.some((name) => file.startsWith(name));
const models = await modelsOf('local');
const wants = wanted();
const verdicts: boolean[] = [];
console.log('| file | want | got | right |\n|---|---|---|---|');
for (const expected of EXPECTED.filter(isMeant)) {
  const { file } = expected;
  const { isRight, got } = await judge(expected, await readCase(join(CASES, file), models));
  verdicts.push(isRight);
  const want = cell(wants.get(file) ?? '');
  console.log(`| ${file} | ${want} | ${cell(got)} | ${isRight ? 'yes' : 'NO'} |`);
}
// `npm run bench -- golden` asks the last one.
const known = [...EXPECTED.map(({ file }) => file), 'QU.pdf'];
const unknown = readdirSync(CASES)
  .filter((file) => IS_CASE.test(file) && !IS_TESTED_ELSEWHERE.test(file))
  .filter((file) => !known.includes(file));
unknown.forEach((file) => console.log(`Nothing is expected of ${file}`));
console.log(`${verdicts.filter(Boolean).length} of ${verdicts.length} files right`);
process.exitCode = verdicts.every(Boolean) && unknown.length === 0 ? 0 : 1;
