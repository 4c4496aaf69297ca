import type { RequestHandler } from 'express';

const HEADERS = {
  // Answers hold personal data: no cache keeps them (Hosting's CDN would, and drop cookies), no browser guesses types.
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
  // Also where somebody opens an answer as a page, and where the function is called without Hosting before it.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Keeps answers with who asked. */
export const privateAnswers: RequestHandler = (_request, response, next) => {
  response.set(HEADERS);
  next();
};
