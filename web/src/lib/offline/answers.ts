import { answerFrom, isPage, keptUnder } from './kept-page';
import { emptyGlovebox, isOld, readNote } from './owner';
import { served } from './status';
import { KEPT_HEADER, readKept } from './store';

/** A line that answers later than this counts as none where the answer is kept, in milliseconds. */
const PATIENCE_MS = 6000;

/** Null where nothing is kept for this path, or it cannot be read. */
async function keptAnswer(path: string): Promise<Response | null> {
  const note = readNote();
  if (!note?.owner) return null;
  if (isOld(note)) {
    await emptyGlovebox();
    return null;
  }
  const kept = await readKept(keptUnder(path)).catch(() => null);
  if (!kept) return null;
  served.note(true);
  const { body } = kept;
  const answer = isPage(path) && typeof body === 'string' ? answerFrom(path, body) : body;
  return new Response(answer, { headers: { 'content-type': kept.type, [KEPT_HEADER]: 'yes' } });
}

const late = (): Promise<null> =>
  new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));

/** What the server answers or, where it cannot be reached in time, what this device keeps of it. */
export async function orKept(path: string, fetched: Promise<Response>): Promise<Response> {
  const answer = await Promise.race([fetched.catch(() => null), late()]);
  if (answer && served.is()) served.tellReturn();
  return answer ?? (await keptAnswer(path)) ?? fetched;
}
