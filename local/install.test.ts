import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An npm that fails in a folder as often as its file `failures` still has letters, and notes each call. */
const NPM = `#!/bin/sh
echo "$(basename "$PWD")" >> "$CALLS"
if [ -s failures ]; then tail -c +2 failures > rest; mv rest failures; exit 1; fi
mkdir -p node_modules
`;

function cloneWith(failures: string): string {
  const root = mkdtempSync(join(tmpdir(), 'guantera-install-'));
  for (const name of ['', 'functions', 'web', 'bin']) {
    mkdirSync(join(root, name), { recursive: true });
    if (name !== 'bin') writeFileSync(join(root, name, 'package-lock.json'), '{}');
  }
  writeFileSync(join(root, 'bin', 'npm'), NPM);
  chmodSync(join(root, 'bin', 'npm'), 0o755);
  writeFileSync(join(root, 'functions', 'failures'), failures);
  return root;
}

/** Runs it as `run.mjs` does, with the fake npm before all others. */
function install(root: string): string[] {
  const script = `import { install } from ${JSON.stringify(join(import.meta.dirname, 'install.mjs'))};
    await install(process.argv[1]);`;
  const env = {
    ...process.env,
    PATH: `${join(root, 'bin')}:${process.env.PATH}`,
    CALLS: join(root, 'calls'),
  };
  const node = ['--input-type=module', '--eval', script, root];
  execFileSync(process.execPath, node, { env, stdio: 'pipe' });
  const calls = join(root, 'calls');
  return existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : [];
}

describe('install', () => {
  it('installs each of the three folders once, and none that is installed', () => {
    const fresh = cloneWith('');
    expect(install(fresh)).toHaveLength(3);
    expect(install(fresh)).toHaveLength(3);
  });

  it('installs again, after the others, a folder where npm failed', () => {
    const calls = install(cloneWith('!'));
    expect(calls).toHaveLength(4);
    expect(calls.at(-1)).toBe('functions');
  });

  it('ends with the folder where npm fails with nobody beside', () => {
    expect(() => install(cloneWith('!!'))).toThrow(/npm ci ha fallado en \S+functions/);
  });
});
