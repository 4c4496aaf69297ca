/** Installs what the benchmarks compare ours with, once per lockfile: `npm start` and `npm test` never need it. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
const marker = join(folder, 'node_modules', '.guantera-lock');

/** Fails with npm's own words when the registry does not answer. */
export function installCompetitors(): void {
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return;
  console.log('Installing what is compared with (bench/competitors)…');
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`npm ci failed in ${folder}`);
  writeFileSync(marker, lock);
}
