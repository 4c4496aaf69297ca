/** Reads one document in this process and prints the seconds that it took: seconds.ts FILE. Laid over older commits. */
import { openWhole } from '../../functions/src/adapters/reader/whole-document';

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('seconds.ts FILE');

const begin = performance.now();
for await (const page of (await openWhole(path)).pages) void page;
console.log((performance.now() - begin) / 1000);
