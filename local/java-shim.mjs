/**
 * Stands in for `java` while firebase-tools starts: it wants Java 21 and a runtime of Google's for Storage rules.
 * This one says that it is version 21 and denies every access, as our storage.rules do. It is first on the PATH of
 * firebase-tools only, and passes any other call on to the real java.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

const args = process.argv.slice(2);
/** Folder of the `java` that called us, so that it is not taken for the real one. */
const ownFolder = realpathSync(dirname(process.env.JAVA_SHIM ?? process.argv[1]));

if (args.includes('-version') || args.includes('--version')) {
  process.stderr.write('openjdk version "21.0.0-rules-shim" 2026-01-01\n');
} else if (args.at(-1) === 'serve' && args.some((argument) => argument.includes('storage-rules'))) {
  serveRules();
} else {
  const java = realJava();
  if (!java) {
    process.stderr.write('java: not installed\n');
    process.exit(127);
  }
  process.exit(spawnSync(java, args, { stdio: 'inherit' }).status ?? 1);
}

/** One JSON object per line in, one out; `permit` is never true. */
function serveRules() {
  const results = { load_ruleset: { rulesVersion: 2 }, verify: { permit: false } };
  const send = (id, result) =>
    process.stdout.write(
      JSON.stringify({ id, status: 'ok', warnings: [], errors: [], result }) + '\n',
    );
  createInterface({ input: process.stdin })
    .on('line', (line) => {
      if (!line.trim()) return;
      const { id, action } = JSON.parse(line);
      send(id, results[action] ?? {});
    })
    .on('close', () => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
  // firebase-tools waits for this message.
  send(-1, {});
}

function realJava() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder && isOther(folder))
    .map((folder) => join(folder, 'java'))
    .find(isExecutable);
}

function isOther(folder) {
  try {
    return realpathSync(folder) !== ownFolder;
  } catch {
    return false;
  }
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
