import { AppError } from '../domain/faults/app-error';
import type { Invitations } from '../domain/ports';
import type { InvitationRecord } from '../domain/ports/records';
import { getInvitation } from './get-invitation';
import { sendInvitation } from './send-invitation';

const addresses = { ana: 'ana@invitada.example' };
const unknown = ['luis', 'constructor', '__proto__'];

function office() {
  const stored = new Map<string, InvitationRecord>();
  let minutes = 0;
  const invitations: Invitations = {
    save(name, decide) {
      const record = decide(stored.get(name) ?? null);
      stored.set(name, record);
      return Promise.resolve(record);
    },
  };
  const now = () => new Date(minutes++ * 60_000);
  return { stored, send: sendInvitation({ addresses, invitations, now }) };
}

describe('sendInvitation', () => {
  it('keeps one invitation per name, however often it is sent', async () => {
    const { stored, send } = office();
    await send('ana', 'Hola');
    await send('ana', 'Ven pronto');
    await send('ana', undefined);
    expect([...stored.values()]).toEqual([
      {
        name: 'ana',
        email: 'ana@invitada.example',
        message: 'Ven pronto',
        status: 'registered',
        createdAt: new Date(0),
        updatedAt: new Date(120_000),
      },
    ]);
  });

  it.each(unknown)('stores nothing under the name %s, which nobody configured', async (name) => {
    const { stored, send } = office();
    await expect(send(name, 'Hola')).rejects.toMatchObject({ code: 'INVITATION_NOT_FOUND' });
    expect(stored.size).toBe(0);
  });
});

describe('getInvitation', () => {
  const get = getInvitation({ addresses });

  it('tells whom the invitation is for', () => {
    expect(get('ana')).toEqual({ name: 'ana', email: 'ana@invitada.example' });
  });

  it.each(unknown)('knows no invitation called %s', (name) => {
    expect(() => get(name)).toThrow(new AppError('INVITATION_NOT_FOUND'));
  });
});
