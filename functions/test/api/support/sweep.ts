import { OWN_CONNECTION } from './connection';
import { project, suiteUrl } from './suite';

const HOSTING_PORT = 5000;
const FUNCTIONS_PORT = 5001;

/** Runs a scheduled function. */
async function run(name: string): Promise<void> {
  const port = Number(new URL(suiteUrl).port) - HOSTING_PORT + FUNCTIONS_PORT;
  const path = `functions/projects/${project}/triggers/europe-west1-${name}-0`;
  const response = await fetch(`http://127.0.0.1:${port}/${path}`, {
    method: 'POST',
    headers: { ...OWN_CONNECTION, 'content-type': 'application/json' },
    body: '{}',
  });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
}

/** Finishes erasures, and removes archives and old questions. */
export const sweepAccounts = (): Promise<void> => run('sweepAccounts');

/** Has manuals read again that an older reader read. */
export const rereadManuals = (): Promise<void> => run('rereadManuals');
