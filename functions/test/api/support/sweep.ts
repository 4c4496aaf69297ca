import { project, suiteUrl } from './suite';

const HOSTING_PORT = 5000;
const FUNCTIONS_PORT = 5001;

/** Runs the scheduled function that finishes erasures, and removes archives and old questions. */
export async function sweepAccounts(): Promise<void> {
  const port = Number(new URL(suiteUrl).port) - HOSTING_PORT + FUNCTIONS_PORT;
  const path = `functions/projects/${project}/triggers/europe-west1-sweepAccounts-0`;
  const response = await fetch(`http://127.0.0.1:${port}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (!response.ok) throw new Error(`sweepAccounts: ${response.status}`);
}
