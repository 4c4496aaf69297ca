/** An answer that is on its way, and the name of its request. */
type EarlyAnswer = { requestId: string; response: Promise<Response> };

/** By the address: what the page has asked for before the app was there (`public/before-app.js`). */
type Page = { earlyAnswers?: Partial<Record<string, EarlyAnswer>> };

/** The answer of an address that was asked for before the app was there: for the first who wants it. */
export function takeEarlyAnswer(url: string): EarlyAnswer | undefined {
  const { earlyAnswers } = globalThis as Page;
  const early = earlyAnswers?.[url];
  delete earlyAnswers?.[url];
  return early;
}
