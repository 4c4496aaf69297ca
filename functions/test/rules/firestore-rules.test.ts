import { collections, userPath } from '@contract';

/**
 * `firestore.rules` denies every client everything: proved on Google's Firestore emulator, which loads the project's
 * rules, through the REST API that a browser would use (FIRESTORE_EMULATOR_HOST names the emulator).
 */
const host = process.env.FIRESTORE_EMULATOR_HOST ?? '';
const NAME = 'projects/demo-guantera/databases/(default)/documents';
const root = `http://${host}/v1/${NAME}`;

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token as Firebase Authentication gives a signed-in user; the emulator does not check signatures. */
function tokenOf(uid: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: 'https://securetoken.google.com/demo-guantera',
    aud: 'demo-guantera',
    sub: uid,
    user_id: uid,
    iat: now,
    exp: now + 3600,
    email: `${uid}@guantera.test`,
    email_verified: true,
    firebase: { sign_in_provider: 'password', identities: {} },
  };
  return `${base64({ alg: 'none', typ: 'JWT' })}.${base64(claims)}.`;
}

const document = (path: string) => ({
  path: `/${path}`,
  body: { fields: { owner: { stringValue: 'ana' } } },
});
const query = (parent: string, collectionId: string, allDescendants: boolean) => ({
  path: `${parent === '' ? '' : `/${parent}`}:runQuery`,
  body: { structuredQuery: { from: [{ collectionId, allDescendants }], limit: 1 } },
});

async function send(method: string, path: string, authorization: string | null, body?: object) {
  const response = await fetch(`${root}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body: body ? JSON.stringify(body) : null,
  });
  return { status: response.status, text: await response.text() };
}

const owner = userPath('ana');
/** One of each collection, where it is and where it is not. */
const ownDocuments = [
  ...Object.values(collections).flatMap((name) => [`${name}/ana`, `${owner}/${name}/1`]),
  'anything/else',
];
const callers = [
  ['nobody', null],
  ['a stranger', `Bearer ${tokenOf('berta')}`],
  ['the owner', `Bearer ${tokenOf('ana')}`],
] as const;

describe.each(callers)('%s', (_who, authorization) => {
  it.each(ownDocuments)('cannot read, create, change or delete %s', async (path) => {
    const target = document(path);
    const [collection, id] = [
      path.slice(0, path.lastIndexOf('/')),
      path.slice(path.lastIndexOf('/') + 1),
    ];
    const answers = await Promise.all([
      send('GET', target.path, authorization),
      send('POST', `/${collection}?documentId=${id}-new`, authorization, target.body),
      send('PATCH', target.path, authorization, target.body),
      send('DELETE', target.path, authorization),
      send('GET', `/${collection}`, authorization),
      send('POST', ':batchGet', authorization, { documents: [`${NAME}/${path}`] }),
      send('POST', ':commit', authorization, { writes: [{ delete: `${NAME}/${path}` }] }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
  });

  it.each(Object.values(collections))('cannot query %s, nor its collection group', async (name) => {
    for (const { path, body } of [query(owner, name, false), query('', name, true)]) {
      const { text } = await send('POST', path, authorization, body);
      expect(text).toContain('PERMISSION_DENIED');
    }
  });
});

it('the emulator lets the server in, so that a refusal means the rules and not a broken request', async () => {
  const { path, body } = document(`${userPath('rules-test')}/${collections.vehicles}/1`);
  expect((await send('PATCH', path, 'Bearer owner', body)).status).toBe(200);
  expect((await send('GET', path, 'Bearer owner')).status).toBe(200);
  expect((await send('DELETE', path, 'Bearer owner')).status).toBe(200);
});
