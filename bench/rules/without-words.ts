/** Counts as `counts.ts` does where a file of `functions/data` is empty: without-words.ts FILE. A process by itself. */
import { dataFiles } from '../../functions/data/files';

const [, , file = ''] = process.argv;
if (!(file in dataFiles)) throw new Error(`${file}: no such file of words`);
Object.assign(dataFiles, { [file]: '' });
// Only now: words are read when the modules that look for them are loaded.
const { countsOf, leftOut } = await import('./counts');
process.stdout.write(JSON.stringify(countsOf(await leftOut(), new Set())));
