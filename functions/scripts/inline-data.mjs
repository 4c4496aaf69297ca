import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../data');

const read = () =>
  readdirSync(folder, { recursive: true })
    .filter((name) => /\.(?:syn|txt)$/.test(name))
    .sort()
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]);

/** Plugin of esbuild: the texts of data/ stand in the bundle, in place of the module that reads them from the disk. */
export const inlineData = {
  name: 'inline-data',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]data[/\\]files\.ts$/ }, ({ path }) => {
      if (path !== join(folder, 'files.ts')) return undefined;
      const contents = `export const dataFiles = ${JSON.stringify(Object.fromEntries(read()))};`;
      return { contents, loader: 'js' };
    });
  },
};
