import { demoOwner } from '../local/seed/demo-owner';

/** Gets what the demonstration owner may see of the suite at an address, as a browser would: with a cookie. */
export async function ownersView(address: string): Promise<(path: string) => Promise<Response>> {
  const { email, password } = demoOwner;
  const signedIn = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return async (path) => {
    const response = await fetch(`${address}${path}`, { headers: { cookie } });
    if (!response.ok) throw new Error(`GET ${path}: ${response.status}`);
    return response;
  };
}
