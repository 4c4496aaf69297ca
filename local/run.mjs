/**
 * First stage of every command of package.json: plain JavaScript without dependencies, because on a fresh clone
 * nothing is installed. Checks Node, installs what is missing, then hands over to `local/commands/<name>.ts`.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say, sayWhile } from './progress.mjs';

const root = join(import.meta.dirname ?? '.', '..');
const OLDEST_NODE = [20, 19];

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isOld = major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]);
  if (isOld) {
    fail(
      `Guantera necesita Node ${OLDEST_NODE.join('.')} o posterior; este es Node ${process.versions.node}.`,
    );
  }
}

/** Hash of the lockfile that a folder's node_modules was installed from; a checkout that touches files costs nothing. */
const markerOf = (folder) => join(folder, 'node_modules', '.guantera-lock');

const lockOf = (folder) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');

const isInstalled = (folder) =>
  existsSync(markerOf(folder)) && readFileSync(markerOf(folder), 'utf8') === lockOf(folder);

/** All at once: each waits for the registry longer than it works. */
async function install() {
  const missing = ['.', 'functions', 'web'].filter((name) => !isInstalled(join(root, name)));
  if (missing.length === 0) return;
  await sayWhile('Instalando dependencias…', () => Promise.all(missing.map(installIn)));
}

async function installIn(name) {
  const folder = join(root, name);
  // --loglevel: the engine warning about functions (deployed on Node 22) tells a maintainer nothing.
  // --ignore-scripts: nothing here needs one, and one compiles for minutes what firebase-tools does without.
  const quietly = ['--loglevel=error', '--no-audit', '--no-fund'];
  const npm = spawn('npm', ['ci', '--ignore-scripts', '--prefer-offline', ...quietly], {
    cwd: folder,
    stdio: 'inherit',
  });
  // None goes on by itself when another one has failed.
  process.once('exit', () => npm.kill());
  const [status] = await once(npm, 'exit').catch((error) =>
    fail(`No se pudo ejecutar npm (${error.code}): instálalo junto con Node.`),
  );
  if (status !== 0) {
    fail(`npm ci ha fallado en ${folder}; el motivo está en las líneas de arriba.`);
  }
  writeFileSync(markerOf(folder), lockOf(folder));
  say(`Dependencias instaladas: ${name === '.' ? 'raíz' : name}.`);
}

checkNode();
await install();
process.chdir(root);
const { register } = await import('tsx/esm/api');
register();
const { main } = await import(`./commands/${process.argv[2]}.ts`);
await main(process.argv.slice(3));
