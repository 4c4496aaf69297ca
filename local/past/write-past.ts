/**
 * Writes functions/test/fixtures/past.json.br again: what an earlier commit stored of an owner with a vehicle, a manual that
 * was read and questions that were answered, as its own local suite wrote it. `past.test.ts` starts the present code on it.
 * Run: npx tsx local/past/write-past.ts [REF]; PORT_OFFSET shifts the ports of the suite.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { besideRef } from '../../bench/beside';
import { ROOT } from '../../bench/measures';

/** The last commit before documents were stored beside passages and answers had statements. */
const BEFORE_DOCUMENTS = '3767d82';
const FIXTURE = join(ROOT, 'functions/test/fixtures/past.json.br');
const MANUAL = join(ROOT, 'bench/manuals/printed/pickup-mx.pdf');

const [ref = BEFORE_DOCUMENTS] = process.argv.slice(2);

await besideRef(ref, async (root) => {
  // Laid over that commit, so that everything it imports is that commit's.
  cpSync(import.meta.dirname, join(root, 'local/past'), { recursive: true });
  const program = join(root, 'local/past/record-past.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, MANUAL, FIXTURE], {
    cwd: root,
    env: { ...process.env, METADATA_SERVER_DETECTION: 'none' },
    stdio: 'inherit',
  });
  const [status] = (await once(child, 'exit')) as [number | null];
  if (status !== 0) throw new Error(`${ref}: its suite could not be asked`);
});
