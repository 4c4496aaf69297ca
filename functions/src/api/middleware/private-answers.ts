import type { RequestHandler } from 'express';

/** Answers hold personal data: no cache keeps them (Hosting's CDN would, and drop cookies), no browser guesses types. */
export const privateAnswers: RequestHandler = (_request, response, next) => {
  response.set({ 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' });
  next();
};
