import { readNote } from './owner';
import { served } from './served';
import { KEPT_HEADER, readKept } from './store';

/** A line that answers later than this counts as none where the answer is kept, in milliseconds. */
const PATIENCE_MS = 6000;

/** Null where nothing is kept for this path, or it cannot be read. */
async function keptAnswer(path: string): Promise<Response | null> {
  if (!readNote()?.owner) return null;
  const kept = await readKept(path).catch(() => null);
  if (!kept) return null;
  served.note(true);
  return new Response(kept.body, { headers: { 'content-type': kept.type, [KEPT_HEADER]: 'yes' } });
}

/** What the server answers or, where it cannot be reached in time, what this device keeps of it. */
export async function orKept(path: string, fetched: Promise<Response>): Promise<Response> {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  try {
    return await Promise.race([
      fetched,
      late.then(async () => (await keptAnswer(path)) ?? fetched),
    ]);
  } catch (error) {
    const kept = await keptAnswer(path);
    if (!kept) throw error;
    return kept;
  }
}
