import type { Auth } from 'firebase-admin/auth';
import { z } from 'zod';
import { reasonOf } from '../error-info';

const TIMEOUT_MS = 10_000;

const tokenSchema = z.object({ idToken: z.string() });
const refusalSchema = z.object({
  error: z.object({ message: z.string(), details: z.unknown().optional() }),
});

/**
 * An ID token for an account of this name, made where there is none: by a token that our own account signs, and that
 * Identity Toolkit takes. No owner signs in like this; `check:cloud` does.
 */
export const customSignIn =
  (auth: Auth, apiKey: string, emulatorHost?: string) =>
  async (uid: string): Promise<string> => {
    const token = await auth.createCustomToken(uid);
    const host = 'identitytoolkit.googleapis.com';
    const base = emulatorHost ? `http://${emulatorHost}/${host}` : `https://${host}`;
    const key = encodeURIComponent(apiKey);
    const response = await fetch(`${base}/v1/accounts:signInWithCustomToken?key=${key}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, returnSecureToken: true }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return tokenSchema.parse(answer).idToken;
    const refusal = refusalSchema.safeParse(answer).data?.error;
    const reason = reasonOf(refusal?.details);
    throw Object.assign(new Error(refusal?.message ?? `Identity Toolkit: ${response.status}`), {
      status: response.status,
      ...(reason !== null && { reason }),
    });
  };
