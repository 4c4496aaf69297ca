import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type TaskRefusal = { status: number; code: string; message: string };

/** As much of Cloud Tasks as handing a task over needs; `setting.refusal` turns it down as Google does. */
export async function fakeTasks() {
  const queues: string[] = [];
  const setting = { refusal: null as TaskRefusal | null };
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => {
      const { refusal } = setting;
      if (!refusal) queues.push((request.url ?? '').slice(1).replace(/\/tasks$/, ''));
      const { status = 200, code = '', message = '' } = refusal ?? {};
      const body = refusal ? { error: { code: status, status: code, message } } : {};
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    queues,
    setting,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The file of a service account that can sign, with a key that was made for it; it is known nowhere. */
export function accountFile(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const path = join(mkdtempSync(join(tmpdir(), 'guantera-account-')), 'account.json');
  const account = {
    ...{ type: 'service_account', project_id: 'demo-guantera', client_email: 'f@example.com' },
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  };
  writeFileSync(path, JSON.stringify(account));
  return path;
}
