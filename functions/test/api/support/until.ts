import { setTimeout } from 'node:timers/promises';

const PATIENCE_MS = 540_000;

/** Asks until the answer is what was waited for. */
export async function until<Value>(
  ask: () => Promise<Value>,
  isIt: (value: Value) => boolean,
): Promise<Value> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const value = await ask();
    if (isIt(value)) return value;
    if (Date.now() > deadline) throw new Error(`Never came: ${JSON.stringify(value)}`);
    await setTimeout(50);
  }
}
