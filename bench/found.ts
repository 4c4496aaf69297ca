/**
 * All that the finders find in the manuals at hand, a line each, so that a change shows what it changes. Of manuals that are
 * held out only how much. Run: npm run bench:found -- --out FILE [--compare FILE]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FINDERS } from '../functions/src/domain/findings/finders';
import { isHeldOut } from './findings/kind';
import { lineOf, partsOf } from './findings/parts-of';
import { OF_VEHICLES } from './manuals/question-sets';

const { values } = parseArgs({ options: { out: { type: 'string' }, compare: { type: 'string' } } });

async function foundIn(manual: string): Promise<string[]> {
  const parts = await partsOf(manual);
  return FINDERS.flatMap(({ name, find }) =>
    find(parts).map((found) => `${manual} ${name} ${lineOf(found)}`),
  );
}

const lines: string[] = [];
for (const manual of OF_VEHICLES) lines.push(...(await foundIn(manual)));
if (values.out !== undefined) writeFileSync(values.out, lines.join('\n'));

const manualOf = (line: string): string => line.slice(0, line.indexOf(' '));

function differences(before: readonly string[]): void {
  const [old, now] = [new Set(before), new Set(lines)];
  const all = [
    ...before.filter((line) => !now.has(line)).map((line) => `- ${line}`),
    ...lines.filter((line) => !old.has(line)).map((line) => `+ ${line}`),
  ];
  const apart = all.filter((line) => isHeldOut(manualOf(line.slice(2))));
  for (const line of all) if (!apart.includes(line)) console.log(line);
  console.log(`${all.length - apart.length} lines changed, ${apart.length} in held-out manuals`);
}

console.log(`${lines.length} found in ${OF_VEHICLES.length} manuals`);
if (values.compare !== undefined) differences(readFileSync(values.compare, 'utf8').split('\n'));
