import { dataFiles } from '../../../data/files';

/** A line of a file of words; `fails` refuses it by file and number. */
export type DataLine = { text: string; fails: (why: string) => never };

/** The lines of a text that say something: `#` begins a comment, which takes a line of its own. */
export const linesIn = (file: string, text: string): DataLine[] =>
  text.split('\n').flatMap((line, at): DataLine[] => {
    const fails = (why: string): never => {
      throw new Error(`${file}:${at + 1}: ${why}: ${line}`);
    };
    return line === '' || line.startsWith('#') ? [] : [{ text: line, fails }];
  });

function contentOf(file: string): string {
  const text = dataFiles[file];
  if (text === undefined) throw new Error(`${file}: no such file of words`);
  return text;
}

/** The lines of a file of `functions/data`. */
export const linesOfFile = (file: string): DataLine[] => linesIn(file, contentOf(file));

/** A file of `functions/data` that is prose, as it is written but for blanks at its ends. */
export const textOfFile = (file: string): string => contentOf(file).trim();

/** Names of the files of `functions/data` in a folder. */
export const filesIn = (folder: string): string[] =>
  Object.keys(dataFiles).filter((name) => name.startsWith(`${folder}/`));
