import { DEFAULT_LANGUAGE, type Credentials } from '@contract';
import { z } from 'zod';
import { AppError } from '../../domain/faults/app-error';
import type { PasswordAccounts } from '../../domain/ports/sessions';
import { reasonOf } from '../error-info';

const TIMEOUT_MS = 10_000;

const tokenSchema = z.object({ idToken: z.string() });
const refusalSchema = z.object({
  error: z.object({ message: z.string(), details: z.unknown().optional() }),
});

/** How Identity Toolkit says that the combination is wrong; which part of it is nobody's business. */
const WRONG = new Set([
  'INVALID_LOGIN_CREDENTIALS',
  'EMAIL_NOT_FOUND',
  'INVALID_PASSWORD',
  'INVALID_EMAIL',
  'MISSING_PASSWORD',
  'USER_DISABLED',
]);

/** `why`: of a refusal that is about the key or the project, as Google names it. */
type Answer = { accepted: unknown } | { refused: string; why: string | null; status: number };

type Refusal = Extract<Answer, { refused: string }>;

/** Accounts at Identity Toolkit's REST API, which alone can check a password. `emulatorHost` replaces Google's. */
export function identityToolkit(apiKey: string, emulatorHost?: string): PasswordAccounts {
  const host = 'identitytoolkit.googleapis.com';
  const base = emulatorHost ? `http://${emulatorHost}/${host}` : `https://${host}`;

  async function call(method: string, body: Record<string, unknown>): Promise<Answer> {
    const url = `${base}/v1/accounts:${method}?key=${encodeURIComponent(apiKey)}`;
    const response = await fetch(url, {
      method: 'POST',
      // The language of the mails that it sends.
      headers: { 'content-type': 'application/json', 'x-firebase-locale': DEFAULT_LANGUAGE },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new AppError('UNAVAILABLE', { cause });
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return { accepted: answer };
    const refusal = refusalSchema.safeParse(answer);
    // "TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account…": the code is the first word.
    const code = refusal.data?.error.message.split(' ')[0] ?? String(response.status);
    if (code === 'TOO_MANY_ATTEMPTS_TRY_LATER') throw new AppError('TOO_MANY_REQUESTS');
    const why = reasonOf(refusal.data?.error.details);
    return { refused: code, why, status: response.status };
  }

  async function signIn(credentials: Credentials): Promise<string | null> {
    const answer = await call('signInWithPassword', { ...credentials, returnSecureToken: true });
    if ('accepted' in answer) return tokenSchema.parse(answer.accepted).idToken;
    if (WRONG.has(answer.refused)) return null;
    throw unexpected(answer);
  }

  /** The mails are Firebase's own, in its words. */
  async function mail(body: Record<string, unknown>): Promise<void> {
    const answer = await call('sendOobCode', body);
    if ('refused' in answer) throw unexpected(answer);
  }

  return {
    signIn,
    sendConfirmation: (idToken) => mail({ requestType: 'VERIFY_EMAIL', idToken }),
    sendPasswordReset: (email) => mail({ requestType: 'PASSWORD_RESET', email }),
  };
}

/** Identity Toolkit's code goes to the log; the owner reads that the service does not answer. */
const unexpected = ({ refused, why, status }: Refusal): AppError =>
  new AppError('UNAVAILABLE', {
    cause: Object.assign(new Error(`Identity Toolkit refused: ${refused}`), {
      status,
      ...(why !== null && { reason: why }),
    }),
  });
