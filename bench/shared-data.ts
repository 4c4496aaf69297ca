import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that are not of this project. A checkout that does not lie beside them names them. */
const folder = (name: string, path: string): string =>
  process.env[name] ?? join(import.meta.dirname, '../../shared', path);

export const MANUALS = folder('MANUALS', 'data/manuals');
export const QUESTIONS = folder('QUESTIONS', 'data/questions');
export const ROBUST = folder('ROBUST', 'data/robust');

/** Small invented inputs, each of one kind of fault, with what is right in its RIGHT files: in the repository, for a gate needs them. */
export const CASES =
  process.env.CASES ?? join(import.meta.dirname, '../functions/test/fixtures/cases');

/** Those of a folder, which need not be there. */
export const pdfsIn = (path: string): string[] =>
  (existsSync(path) ? readdirSync(path) : [])
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => join(path, name));
