import { afterSending, invitedAddress } from './invitation';
import type { InvitationRecord } from '../ports/records';

describe('invitedAddress', () => {
  const addresses = { ana: 'ana@invitada.example' };

  it('knows whom an invitation is for', () => {
    expect(invitedAddress(addresses, 'ana')).toBe('ana@invitada.example');
  });

  it.each(['luis', 'Ana', '', 'constructor', 'toString', '__proto__'])(
    'knows no invitation called %j',
    (name) => expect(invitedAddress(addresses, name)).toBeNull(),
  );
});

describe('afterSending', () => {
  const [first, later] = [new Date('2026-11-20T10:00:00Z'), new Date('2026-11-21T10:00:00Z')];
  const person = { name: 'ana', email: 'ana@invitada.example' };
  const stored: InvitationRecord = {
    ...person,
    message: 'Hola',
    status: 'registered',
    createdAt: first,
    updatedAt: first,
  };

  it('registers the first sending', () => {
    expect(afterSending(null, { ...person, message: 'Hola' }, first)).toEqual(stored);
  });

  it.each([
    ['a newer message replaces it', 'Ven', 'Ven'],
    ['none keeps it', undefined, 'Hola'],
    ['a blank one keeps it', ' \n ', 'Hola'],
  ])('sent again, %s', (_what, message, kept) => {
    const again = afterSending(stored, { ...person, message }, later);
    expect(again).toEqual({ ...stored, message: kept, updatedAt: later });
  });

  it.each([undefined, '', '  '])('takes %j for no message', (message) => {
    expect(afterSending(null, { ...person, message }, first).message).toBeNull();
  });

  it('follows the address when maintainers correct it', () => {
    const email = 'ana@nueva.example';
    expect(afterSending(stored, { ...person, email }, later).email).toBe(email);
  });
});
