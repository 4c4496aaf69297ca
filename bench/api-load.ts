/**
 * How long a cold API instance takes to load beside firebase-admin and express alone, as the median of runs in
 * alternation. Needs built functions: `npm --prefix functions run build`. Run: npm run bench:api-load
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const RUNS = 9;
const functionsFolder = join(import.meta.dirname, '..', 'functions');

/** Both programs print the milliseconds from the start of the process to the first answer they could give. */
const programs = {
  alone: `
    await Promise.all([import('express'), import('firebase-admin/app'), import('firebase-admin/auth'),
      import('firebase-admin/firestore'), import('firebase-admin/storage')]);
    console.log(performance.now());`,
  api: `
    const { createServer } = await import('node:http');
    const { api } = await import('./lib/index.js');
    const server = createServer(api).listen(0, '127.0.0.1', async () => {
      await fetch('http://127.0.0.1:' + server.address().port + '/api/user');
      console.log(performance.now());
      process.exit(0);
    });`,
};

const environment = {
  ...process.env,
  FUNCTIONS_EMULATOR: 'true',
  GCLOUD_PROJECT: 'demo-guantera',
  FIREBASE_CONFIG: JSON.stringify({
    projectId: 'demo-guantera',
    storageBucket: 'demo-guantera.appspot.com',
  }),
  ALLOWED_EMAIL_DOMAINS: 'guantera.test',
  INVITATIONS: '{}',
  WEB_API_KEY: 'demo-key',
  AI_PROVIDER: 'local',
};

function milliseconds(program: string): number {
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: functionsFolder,
    env: environment,
    encoding: 'utf8',
  });
  return Number(output.trim().split('\n').at(-1));
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

const times: Record<keyof typeof programs, number[]> = { alone: [], api: [] };
for (let run = 0; run < RUNS; run++) {
  times.alone.push(milliseconds(programs.alone));
  times.api.push(milliseconds(programs.api));
}
const alone = median(times.alone);
const api = median(times.api);
console.log(`firebase-admin and express alone: ${alone.toFixed(0)} ms (median of ${RUNS})`);
console.log(`the API, to its first answer:     ${api.toFixed(0)} ms`);
console.log(`ratio: ${(api / alone).toFixed(2)}`);
