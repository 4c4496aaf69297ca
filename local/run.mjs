/**
 * First stage of every command of package.json: plain JavaScript without dependencies, because on a fresh clone
 * nothing is installed. Checks Node, installs what is missing, then hands over to `local/commands/<name>.ts`.
 */
import { join } from 'node:path';
import { install } from './install.mjs';

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

checkNode();
await install(root).catch((error) => fail(error.message));
process.chdir(root);
const { register } = await import('tsx/esm/api');
register();
const { main } = await import(`./commands/${process.argv[2]}.ts`);
await main(process.argv.slice(3));
