/** Bundles the functions into lib/: the contract and the words of data/ are inlined, npm packages stay outside and are installed in the cloud. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { inlineData } from './inline-data.mjs';

const root = join(import.meta.dirname, '..');
rmSync(join(root, 'lib'), { recursive: true, force: true });
await build({
  absWorkingDir: root,
  // reader.js runs in a process of its own; everything else is loaded by index.js when it is needed.
  entryPoints: {
    index: 'src/index.ts',
    reader: 'src/adapters/reader/reader-process.ts',
    'prepare-reader': 'src/adapters/reader/prepare-reader.ts',
  },
  outdir: 'lib',
  bundle: true,
  splitting: true,
  packages: 'external',
  plugins: [inlineData],
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
});

// Without it the reader works too, only slower (docs/decisions/0006).
const sample = join(root, '../local/demo/manual-faro-brisa.pdf');
const prepared = spawnSync(process.execPath, [join(root, 'lib/prepare-reader.js'), sample]);
if (prepared.status !== 0)
  console.warn(`No machine code was kept for the reader.\n${prepared.stderr}`);
