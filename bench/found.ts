/**
 * All that the finders find in the manuals at hand, a line each, so that a change shows what it changes. Of manuals that are
 * held out only how much. Run: npm run bench -- found --out FILE [--compare FILE]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FINDERS } from '../functions/src/domain/finders/finders';
import { isHeldOut } from './findings/kind';
import { lineOf, partsOf } from './findings/parts-of';
import { OF_VEHICLES } from './manuals/question-sets';

const { values } = parseArgs({ options: { out: { type: 'string' }, compare: { type: 'string' } } });

const lines: string[] = [];
for (const manual of OF_VEHICLES) {
  const parts = await partsOf(manual);
  for (const { name, find } of FINDERS) {
    lines.push(...find(parts).map((found) => `${manual} ${name} ${lineOf(found)}`));
  }
}
if (values.out !== undefined) writeFileSync(values.out, lines.join('\n'));

function differences(before: readonly string[]): void {
  const [old, now] = [new Set(before), new Set(lines)];
  const all = [
    ...before.filter((line) => !now.has(line)).map((line) => `- ${line}`),
    ...lines.filter((line) => !old.has(line)).map((line) => `+ ${line}`),
  ];
  const open = all.filter((line) => !isHeldOut(line.split(' ')[1] ?? ''));
  for (const line of open) console.log(line);
  console.log(`${open.length} lines changed, ${all.length - open.length} in held-out manuals`);
}

console.log(`${lines.length} found in ${OF_VEHICLES.length} manuals`);
if (values.compare !== undefined) differences(readFileSync(values.compare, 'utf8').split('\n'));
