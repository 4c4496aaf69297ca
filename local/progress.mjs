/** What a command is doing, for whoever waits: one line for each step with the seconds since the command began. */
const EVERY_MS = 10_000;

/** @param {string} sentence */
export function say(sentence) {
  console.log(`[${String(Math.round(process.uptime())).padStart(3)} s] ${sentence}`);
}

/**
 * Says the sentence, works, and says it again every ten seconds for as long as that lasts.
 * @template T
 * @param {string} sentence
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function sayWhile(sentence, work) {
  say(sentence);
  const again = setInterval(say, EVERY_MS, sentence);
  try {
    return await work();
  } finally {
    clearInterval(again);
  }
}
