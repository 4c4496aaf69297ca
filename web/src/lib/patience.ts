/** Who blocks what is waited for must not wait for ever, and for long only once. */
const PATIENCE_MS = 10_000;
const NO_PATIENCE_MS = 100;

/**
 * Waits for `work` for some seconds, and hardly at all after it failed or did not come, until it comes again. `name`
 * says in the failure what did not come.
 */
export function createPatience(name: string): <Result>(work: Promise<Result>) => Promise<Result> {
  let patienceMs = PATIENCE_MS;

  return async (work) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`${name} did not answer`)), patienceMs);
    });
    try {
      const result = await Promise.race([work, over]);
      patienceMs = PATIENCE_MS;
      return result;
    } catch (error) {
      patienceMs = NO_PATIENCE_MS;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}
