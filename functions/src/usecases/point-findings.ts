import type { Usage } from '../domain/quotas/call-allowance';
import type { DocumentPage } from '../domain/document/document-page';
import type { FindingsQueue, StoredFindings } from '../domain/findings/finder';
import { manualParts, type PageOfParts } from '../domain/findings/manual-part';
import type { WholeDocuments } from '../domain/ports/pages';
import { mergeLights } from '../domain/pointed/merge-lights';
import { readingsOf, type Reading } from '../domain/pointed/numbered-manual';
import {
  pointedLights,
  signalsPointedAt,
  storedLights,
  type PointedManual,
  type PointedReading,
} from '../domain/pointed/pointed-lights';
import type { ReadingModel } from '../domain/pointed/reading-model';
import type { Manuals, RevisionKey } from '../domain/ports';
import type { Revisions } from '../domain/manuals/revisions';
import type { Signal } from '../domain/warning-lights/signal';
import { signalsFinder } from '../domain/warning-lights/signals-finder';
import type { PageAllowance, Spending } from '../domain/ports/usage';
import { isActive } from './is-active';

type Ports = {
  manuals: Pick<Manuals, 'get'>;
  documents: Pick<WholeDocuments, 'all' | 'isStored'>;
  findings: StoredFindings & Pick<Revisions, 'deleteRevision'>;
  /** Null where none is configured. */
  model: () => ReadingModel | null;
  isSpendingStopped: Spending['isStopped'];
  /** Those of OCR: pages that a model reads count like pages that are recognised. */
  takePages: PageAllowance['take'];
  queue: FindingsQueue;
  onUsage: (fields: Usage & { manualId: number }) => void;
  warn: (event: string, error: unknown) => void;
};

/** Of one manual, thoughts counted. */
const MAX_OUTPUT_TOKENS = 30_000;
/** With less left a reading would be cut off. */
const MIN_OUTPUT_TOKENS = 2_000;
/** What is written of a manual anew, before any of it was read. */
const NOTHING: PointedManual = { readings: [], isEnded: false };

type Outcome = 'pointed' | 'nothing' | 'rules alone' | 'more';

/**
 * Has a model point at what a manual explains, and shows that together with what rules found, which stands where the model gives
 * nothing: without one, above what it may cost, while it is out of reach. Fails for none of these. One reading a call: where there
 * are more, the rest is handed back to the queue, behind the manuals that wait for rules.
 */
export const pointFindings =
  (ports: Ports) =>
  async (uid: string, key: RevisionKey): Promise<Outcome> => {
    const { documents, findings, model, queue } = ports;
    const asked = model();
    const isThere = (await isActive(ports, uid, key)) && (await documents.isStored(uid, key));
    if (!asked || !isThere) return 'nothing';
    const byRules = await findings.load(uid, key, signalsFinder);
    if (!byRules) return 'nothing';
    // What rules took too long for is shown as that: neither is it numbered again, nor is a model paid to hide it.
    if (byRules.isGivenUp) return 'rules alone';
    const [stored = NOTHING] = (await findings.load(uid, key, pointedLights))?.found ?? [];
    const readings = await readingsIn(documents.all(uid, key));
    const pointed = stored.isEnded
      ? stored
      : await askNext(ports, asked, { uid, key, readings, stored });
    if (pointed !== stored)
      await findings.save(uid, key, pointedLights, { found: [pointed], isGivenUp: false });
    const isAnyLight = pointed.readings.some(({ lights }) => lights.length > 0);
    if (pointed.isEnded && isAnyLight) {
      const found = together(byRules.found, pointed.readings, readings);
      await findings.save(uid, key, signalsFinder, { found, isGivenUp: false });
    }
    if (!(await isActive(ports, uid, key))) await findings.deleteRevision(uid, key);
    else if (!pointed.isEnded) {
      await queue.enqueue(uid, key, 'model', pointed.readings.length);
      return 'more';
    }
    return isAnyLight ? 'pointed' : 'rules alone';
  };

/** Of a document that rules came to an end with: numbering it takes no more than a finder may. */
async function readingsIn(pages: AsyncIterable<DocumentPage>): Promise<Reading[]> {
  const shown: PageOfParts[] = [];
  for await (const { place, reference, text, blocks } of pages)
    shown.push({ place, reference, text, blocks });
  return readingsOf(manualParts(shown));
}

type Asking = {
  uid: string;
  key: RevisionKey;
  readings: readonly Reading[];
  stored: PointedManual;
};

/** The next reading, where it may be asked: what came before the end is kept. */
async function askNext(
  ports: Ports,
  model: ReadingModel,
  { uid, key: { manualId }, readings, stored }: Asking,
): Promise<PointedManual> {
  const ended = { ...stored, isEnded: true };
  const reading = readings[stored.readings.length];
  const left = MAX_OUTPUT_TOKENS - stored.readings.reduce((sum, { tokens }) => sum + tokens, 0);
  if (!reading || left < MIN_OUTPUT_TOKENS || !(await mayAsk(ports, uid, reading))) return ended;
  try {
    const { lights, usages } = await model.lights(reading, left);
    for (const usage of usages) ports.onUsage({ ...usage, manualId });
    const tokens = usages.reduce((sum, { candidates, thoughts }) => sum + candidates + thoughts, 0);
    const own = { lights: storedLights(lights ?? [], reading), tokens };
    const next = [...stored.readings, own];
    return { readings: next, isEnded: next.length === readings.length };
  } catch (error) {
    ports.warn('a manual is shown by rules alone', error);
    return ended;
  }
}

async function mayAsk(
  { isSpendingStopped, takePages }: Ports,
  uid: string,
  { pages }: Reading,
): Promise<boolean> {
  return !(await isSpendingStopped()) && (await takePages(uid, pages.length)) === pages.length;
}

/** What rules found and what a model pointed at, of one manual. */
export function together(
  byRules: readonly Signal[],
  pointed: readonly PointedReading[],
  readings: readonly Reading[],
): Signal[] {
  const units = readings.flatMap((reading) => reading.units);
  const sections = new Map(units.map(({ said, titles }) => [said.unit, titles.join('\n')]));
  return mergeLights({
    // Put together before, and again now: what only a model saw is not the rules'.
    byRules: byRules.filter(({ isToCheck }) => !isToCheck),
    byModel: signalsPointedAt(pointed, readings),
    sectionOf: (unit) => sections.get(unit) ?? null,
  });
}
