/** Bundles the functions into lib/: the contract is inlined, npm packages stay outside and are installed in the cloud. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '..');
rmSync(join(root, 'lib'), { recursive: true, force: true });
await build({
  absWorkingDir: root,
  // reader.js runs in a process of its own; everything else is loaded by index.js when it is needed.
  entryPoints: { index: 'src/index.ts', reader: 'src/adapters/reader/reader-process.ts' },
  outdir: 'lib',
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
});
