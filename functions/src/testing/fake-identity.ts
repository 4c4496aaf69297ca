import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type IdentityRefusal = { method: string; status: number; message: string; reason?: string };

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const unsigned = (payload: object): string =>
  `${base64({ alg: 'none', typ: 'JWT' })}.${base64(payload)}.`;

async function bodyOf(request: IncomingMessage): Promise<Record<string, string>> {
  let text = '';
  for await (const piece of request) text += String(piece);
  return JSON.parse(text || '{}') as Record<string, string>;
}

/** The `sub` or `uid` of a token's payload. */
function nameIn(token = ''): string {
  const text = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const { uid, sub } = JSON.parse(text) as { uid?: string; sub?: string };
  return uid ?? sub ?? '';
}

/**
 * As much of Identity Toolkit as a session needs, with the unsigned tokens of an emulator. `refusal` turns one method down
 * as Google does; with `forgets` the end of sessions is taken and not kept.
 */
export async function fakeIdentity(project: string) {
  const setting = { refusal: null as IdentityRefusal | null, forgets: false };
  const accounts = new Map<string, { validSince: string }>();
  const signedInAt = Math.floor(Date.now() / 1000) - 60;

  const tokenFor = (uid: string, issuer: string): string =>
    unsigned({
      ...{ iss: `https://${issuer}/${project}`, aud: project, sub: uid, user_id: uid },
      ...{ iat: signedInAt, auth_time: signedInAt, exp: signedInAt + 3600 },
      firebase: { sign_in_provider: 'custom', identities: {} },
    });

  const methods: Record<string, (body: Record<string, string>) => object | string> = {
    signInWithCustomToken: ({ token }) => {
      const uid = nameIn(token);
      accounts.set(uid, { validSince: String(signedInAt) });
      return { idToken: tokenFor(uid, 'securetoken.google.com') };
    },
    signInWithPassword: () => 'INVALID_LOGIN_CREDENTIALS',
    createSessionCookie: ({ idToken }) => ({
      sessionCookie: tokenFor(nameIn(idToken), 'session.firebase.google.com'),
    }),
    lookup: ({ localId }) => {
      const uid = String(localId);
      const account = accounts.get(uid);
      return account ? { users: [{ localId: uid, ...account }] } : {};
    },
    update: ({ localId = '', validSince = '0' }) => {
      if (!setting.forgets) accounts.set(localId, { validSince });
      return { localId };
    },
    delete: ({ localId = '' }) => {
      accounts.delete(localId);
      return {};
    },
  };

  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const method =
        new URL(request.url ?? '/', 'http://identity').pathname.split(':').at(-1) ?? '';
      const answer = (status: number, json: object) =>
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(JSON.stringify(json));
      const { refusal } = setting;
      if (refusal?.method === method) {
        const { status, message, reason } = refusal;
        const info = { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason };
        answer(status, { error: { code: status, message, details: reason ? [info] : [] } });
        return;
      }
      const result = methods[method]?.(body) ?? 'NOT_FOUND';
      if (typeof result === 'string') answer(400, { error: { code: 400, message: result } });
      else answer(200, result);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    setting,
    left: () => [...accounts.keys()],
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
