import { randomUUID } from 'node:crypto';
import { HOST, portsFor } from '../../local/suite/ports';
import { OwnerSession } from '../owner-session';

const PASSWORD = 'una-clave-larga';
const ACCOUNTS = 'identitytoolkit.googleapis.com/v1/projects/demo-guantera/accounts';

/** New owners, each with a vehicle, signed in one after the other. */
export async function newOwners(address: string, count: number) {
  const offset = Number(new URL(address).port) - portsFor(0).hosting;
  const accounts = `http://${HOST}:${portsFor(offset).auth}/${ACCOUNTS}`;
  const owners: { session: OwnerSession; vehicleId: number }[] = [];
  while (owners.length < count) {
    const person = { email: `carga-${randomUUID()}@guantera.test`, password: PASSWORD };
    const created = await fetch(accounts, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ ...person, displayName: 'Carga', emailVerified: true }),
    });
    if (!created.ok) throw new Error(`account: ${created.status}`);
    const session = await OwnerSession.signIn(address, person);
    const car = { make: 'SEAT', model: 'León', year: 2021 };
    const { id: vehicleId } = await session.post('/api/vehicles', car);
    owners.push({ session, vehicleId });
  }
  return owners;
}
