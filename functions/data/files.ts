import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;

/**
 * The words of the language, as they are written in this folder: text by name, `lexicon/wheels.syn`. Tests and
 * benchmarks read the files; the build puts their texts in this module's place (`scripts/inline-data.mjs`), so that
 * what is deployed reads none of them.
 */
export const dataFiles: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:syn|txt)$/.test(name))
    .sort()
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
);
