/** What stands in the three `node_modules`; plain JavaScript, because on a fresh clone nothing is installed. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say, sayWhile } from './progress.mjs';

// --loglevel: the engine warning about functions (deployed on Node 22) tells a maintainer nothing.
// --ignore-scripts: nothing here needs one, and one compiles for minutes what firebase-tools does without.
const CI = ['ci', '--ignore-scripts', '--prefer-offline'];
const QUIETLY = ['--loglevel=error', '--no-audit', '--no-fund'];

/** Hash of the lockfile that a folder's node_modules was installed from; a checkout that touches files costs nothing. */
const markerOf = (folder) => join(folder, 'node_modules', '.guantera-lock');

const lockOf = (folder) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');

const isInstalled = (folder) =>
  existsSync(markerOf(folder)) && readFileSync(markerOf(folder), 'utf8') === lockOf(folder);

/**
 * Installs what is missing: all at once, because each waits for the registry longer than it works. They share npm's
 * cache, and npm can throw away there what another one is reading (`ENOENT`, "seems to be corrupted"): who failed is
 * installed once more, with nobody beside.
 *
 * @param {string} root the repository
 * @throws {Error} with a sentence for the maintainer, where npm is absent or fails with nobody beside
 */
export async function install(root) {
  const missing = ['.', 'functions', 'web'].filter((name) => !isInstalled(join(root, name)));
  if (missing.length === 0) return;
  await sayWhile('Instalando dependencias…', async () => {
    const done = await Promise.all(missing.map((name) => installIn(root, name)));
    for (const name of missing.filter((_, index) => !done[index])) {
      say(`Instalando otra vez: ${titleOf(name)}.`);
      if (await installIn(root, name)) continue;
      const folder = join(root, name);
      throw new Error(`npm ci ha fallado en ${folder}; el motivo está en las líneas de arriba.`);
    }
  });
}

const titleOf = (name) => (name === '.' ? 'raíz' : name);

/** @returns {Promise<boolean>} whether npm installed it */
async function installIn(root, name) {
  const folder = join(root, name);
  const npm = spawn('npm', [...CI, ...QUIETLY], { cwd: folder, stdio: 'inherit' });
  // None goes on by itself when another one could not be begun.
  const end = () => npm.kill();
  process.once('exit', end);
  const [status] = await once(npm, 'exit').catch((error) => {
    throw new Error(`No se pudo ejecutar npm (${error.code}): instálalo junto con Node.`);
  });
  process.off('exit', end);
  if (status !== 0) return false;
  writeFileSync(markerOf(folder), lockOf(folder));
  say(`Dependencias instaladas: ${titleOf(name)}.`);
  return true;
}
