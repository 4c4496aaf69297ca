import {
  collections,
  errorBody,
  getInvitation,
  MAX_INVITATION_MESSAGE_LENGTH,
  sendInvitation,
} from '@contract';
import { pathOf, send } from './support/client';
import { openDatabase } from './support/firestore';
import { suiteUrl } from './support/suite';

/** The only invitation of the local suite's configuration. */
const name = 'ana';
const email = 'ana@invitada.example';

const sent = openDatabase().collection(collections.invitations);

const storedInvitation = async (who: string) => (await sent.doc(who).get()).data() ?? null;

const look = (who: string) => send('GET', pathOf(getInvitation.path, { name: who }));
const sendTo = (who: string, body: unknown) =>
  send('POST', pathOf(sendInvitation.path, { name: who }), { body });

describe('an invitation', () => {
  beforeEach(() => sent.doc(name).delete());

  it('tells whoever holds its link whom it is for', async () => {
    const answer = await look(name);
    expect(answer).toMatchObject({ status: 200, json: { name, email } });
    expect(Object.keys(answer.json as object)).toEqual(['name', 'email']);
  });

  it('[3.14, 7.38] is registered once for the configured address, which nobody can choose', async () => {
    const chosen = await sendTo(name, { message: 'Hola', email: 'x@x.example', name: 'x' });
    expect(chosen).toMatchObject({ status: 400, json: { code: 'INVALID_REQUEST' } });
    const answer = await sendTo(name, { message: ' Hola, Ana ' });
    expect(answer).toMatchObject({
      status: 200,
      json: {
        message:
          'La invitación queda registrada y se enviará en cuanto el correo esté configurado del todo. Todavía no se ha enviado ningún mensaje.',
      },
    });
    const first = await storedInvitation(name);
    expect(first).toMatchObject({ name, email, message: 'Hola, Ana', status: 'registered' });
    expect(Object.keys(first!).sort()).toEqual(
      ['createdAt', 'email', 'message', 'name', 'status', 'updatedAt'].sort(),
    );
    expect(await storedInvitation('x')).toBeNull();
  });

  it('keeps its beginning and its newest message when it is sent again', async () => {
    await sendTo(name, {});
    const first = await storedInvitation(name);
    expect(first).toMatchObject({ message: null });
    await sendTo(name, { message: 'Ven pronto' });
    for (const body of [{}, { message: ' ' }]) {
      expect((await sendTo(name, body)).status).toBe(200);
      const again = await storedInvitation(name);
      expect(again).toMatchObject({ message: 'Ven pronto' });
      expect(again?.createdAt).toEqual(first?.createdAt);
      expect(again?.updatedAt).not.toEqual(first?.updatedAt);
    }
  });

  it('is registered once when it is sent many times at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, count) => sendTo(name, { message: `Mensaje ${count}` })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await storedInvitation(name))?.message).toMatch(/^Mensaje \d$/);
  });

  it.each(['luis', 'constructor', 'ana-2'])('is not there under the name %s', async (who) => {
    for (const answer of [await look(who), await sendTo(who, { message: 'Hola' })]) {
      expect(answer).toMatchObject({ status: 404, json: { code: 'INVITATION_NOT_FOUND' } });
      expect(errorBody.parse(answer.json).message).toBe('Esa invitación no existe.');
    }
    expect(await storedInvitation(who)).toBeNull();
  });

  it.each(['Ana', '-ana', '__proto__', 'a_b', 'a.b', 'a'.repeat(61)])(
    'cannot be called %s',
    async (who) => {
      for (const answer of [await look(who), await sendTo(who, {})]) {
        expect(answer).toMatchObject({ status: 400, json: { code: 'INVALID_REQUEST' } });
      }
    },
  );

  it.each([
    ['a message that is too long', { message: 'a'.repeat(MAX_INVITATION_MESSAGE_LENGTH + 1) }],
    ['a number for a message', { message: 7 }],
    ['a list', []],
  ])('[7.38] refuses %s and stores nothing', async (_what, body) => {
    const answer = await sendTo(name, body);
    expect(answer).toMatchObject({ status: 400, json: { code: 'INVALID_REQUEST' } });
    expect(await storedInvitation(name)).toBeNull();
  });

  it('says how long a message may be, and takes one of that length', async () => {
    const longest = 'a'.repeat(MAX_INVITATION_MESSAGE_LENGTH);
    expect((await sendTo(name, { message: `${longest}a` })).json).toMatchObject({
      details: [{ path: 'message', message: 'El mensaje no debe pasar de 1000 caracteres.' }],
    });
    expect((await sendTo(name, { message: ` ${longest} ` })).status).toBe(200);
  });

  it('is sent as JSON by its own page only', async () => {
    const path = pathOf(sendInvitation.path, { name });
    const raw = JSON.stringify({ message: 'Hola' });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const answer = await send('POST', path, { headers: { 'content-type': type }, raw });
      expect(answer).toMatchObject({ status: 415, json: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
    }
    const elsewhere = { 'content-type': 'application/json', origin: 'https://evil.example' };
    expect(await send('POST', path, { headers: elsewhere, raw })).toMatchObject({
      status: 403,
      json: { code: 'CROSS_SITE_REQUEST' },
    });
    const here = { 'content-type': 'application/json', origin: suiteUrl };
    expect((await send('POST', path, { headers: here, raw })).status).toBe(200);
  });

  it('says which methods there are', async () => {
    const answer = await send('DELETE', pathOf(getInvitation.path, { name }));
    expect(answer).toMatchObject({ status: 405, json: { code: 'METHOD_NOT_ALLOWED' } });
    expect(answer.headers.get('allow')).toBe('GET, POST');
  });
});
