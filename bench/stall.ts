/**
 * How long another owner waits while somebody asks about a manual of digits (`../shared/cases/digits-redos.txt`), in this
 * tree and, in the same run, in another state of it.
 * Run: npm run bench:stall [-- --beside REF]; DIGITS names the file where it does not lie beside this checkout.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { besideRef, ROOT } from './beside';

const { values } = parseArgs({ options: { beside: { type: 'string' } } });
const DIGITS = process.env.DIGITS ?? join(ROOT, '../shared/cases/digits-redos.txt');
const ROUNDS = 3;

type Waits = { alone: number; meanwhile: number };

/** Its first line, without the number at both ends, names everything that its passages are found by. */
const questionIn = (path: string): string =>
  (readFileSync(path, 'utf8').split('\n')[0] ?? '').replace(/^\d+\.\s|\s\d+$/g, '');

function measure(root: string, question: string): Waits {
  const program = [join(ROOT, 'bench/stall/waiting.ts'), root, DIGITS, question];
  const tsx = join(ROOT, 'node_modules/.bin/tsx');
  const options = ['--tsconfig', join(root, 'functions/tsconfig.json')];
  const output = execFileSync(process.execPath, [tsx, ...options, ...program], {
    cwd: root,
    encoding: 'utf8',
  });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Waits;
}

const worst = (waits: readonly Waits[], which: keyof Waits): number =>
  Math.max(...waits.map((one) => one[which]));

function show(name: string, waits: readonly Waits[]): void {
  const [alone, meanwhile] = (['alone', 'meanwhile'] as const).map((which) =>
    worst(waits, which).toFixed(0),
  );
  console.log(`${name}: another owner waits at most ${meanwhile} ms (${alone} ms when alone)`);
}

async function run(): Promise<void> {
  if (!existsSync(DIGITS)) {
    console.log(`Not here: ${DIGITS}; nothing is measured.`);
    return;
  }
  const question = questionIn(DIGITS);
  if (values.beside === undefined) {
    show('This tree', [measure(ROOT, question)]);
    return;
  }
  const ref = values.beside;
  const rounds = await besideRef(ref, (root) =>
    Promise.resolve(
      Array.from({ length: ROUNDS }, () => ({
        own: measure(ROOT, question),
        other: measure(root, question),
      })),
    ),
  );
  const [own, other] = [rounds.map((one) => one.own), rounds.map((one) => one.other)];
  show(ref, other);
  show('This tree', own);
  const ratio = worst(other, 'meanwhile') / worst(own, 'meanwhile');
  console.log(`Ratio of the longest waits: ${ratio.toFixed(1)}`);
}

await run();
