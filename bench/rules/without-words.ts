/** Counts as `counts.ts` does where files of `functions/data` say nothing: without-words.ts [FILE…]. A process by itself. */
import { dataFiles } from '../../functions/data/files';

/** A group of an expression cannot be empty: in its place stands what matches nothing. */
const silenced = (name: string, text: string): string =>
  name.startsWith('patterns/') ? text.replace(/^(?!= |#).+$/gm, '(?!)') : '';

for (const file of process.argv.slice(2)) {
  const text = dataFiles[file];
  if (text === undefined) throw new Error(`${file}: no such file of words`);
  Object.assign(dataFiles, { [file]: silenced(file, text) });
}
// Only now: words are read when the modules that look for them are loaded.
const { countsOf, ofVehicles } = await import('./counts');
process.stdout.write(JSON.stringify(countsOf(await ofVehicles(), new Set())));
