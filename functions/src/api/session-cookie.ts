import { SESSION_COOKIE, SESSION_MS } from '@contract';
import type { CookieOptions, Request, Response } from 'express';

const options: CookieOptions = { httpOnly: true, secure: true, sameSite: 'strict', path: '/' };

/** The session cookie of a request; null when there is none. */
export function readSessionCookie(request: Request): string | null {
  const pairs = (request.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const prefix = `${SESSION_COOKIE}=`;
  return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length) || null;
}

export const setSessionCookie = (response: Response, cookie: string): void => {
  response.cookie(SESSION_COOKIE, cookie, { ...options, maxAge: SESSION_MS });
};

/** Takes back the cookie, and what the browser keeps of the owner: pictures of pages are found there by nobody after. */
export const endSessionInBrowser = (response: Response): void => {
  response.clearCookie(SESSION_COOKIE, options);
  response.set('Clear-Site-Data', '"cache"');
};
