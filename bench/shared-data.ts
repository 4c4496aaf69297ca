import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of documents and questions that are not of this project. A checkout that does not lie beside them names them. */
const folder = (name: 'manuals' | 'questions' | 'robust'): string =>
  process.env[name.toUpperCase()] ?? join(import.meta.dirname, '../../shared/data', name);

export const MANUALS = folder('manuals');
export const QUESTIONS = folder('questions');
export const ROBUST = folder('robust');

/** Those of a folder, which need not be there. */
export const pdfsIn = (path: string): string[] =>
  (existsSync(path) ? readdirSync(path) : [])
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => join(path, name));
