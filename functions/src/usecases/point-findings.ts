import type { Usage } from '../domain/quotas/call-allowance';
import type { DocumentPage } from '../domain/document/document-page';
import type { StoredFindings } from '../domain/findings/finder';
import { manualParts } from '../domain/findings/manual-part';
import type { WholeDocuments } from '../domain/ports/pages';
import { mergeLights } from '../domain/pointed/merge-lights';
import { readingsOf, type Reading } from '../domain/pointed/numbered-manual';
import {
  pointedLights,
  signalsPointedAt,
  type PointedReading,
} from '../domain/pointed/pointed-lights';
import type { ReadingModel } from '../domain/pointed/reading-model';
import type { Manuals, RevisionKey } from '../domain/ports';
import type { Revisions } from '../domain/manuals/revisions';
import { signalsFinder } from '../domain/warning-lights/signals-finder';
import type { PageAllowance, Spending } from '../domain/ports/usage';

type Ports = {
  manuals: Pick<Manuals, 'get'>;
  documents: Pick<WholeDocuments, 'all' | 'isStored'>;
  findings: StoredFindings & Pick<Revisions, 'deleteRevision'>;
  /** Null where none is configured. */
  model: () => ReadingModel | null;
  isSpendingStopped: Spending['isStopped'];
  /** Those of OCR: pages that a model reads count like pages that are recognised. */
  takePages: PageAllowance['take'];
  now: () => Date;
  onUsage: (fields: Usage & { manualId: number }) => void;
  warn: (event: string, error: unknown) => void;
};

/** Of one manual, thoughts counted. */
const MAX_OUTPUT_TOKENS = 30_000;
/** The task ends after half an hour, with whatever is being read then. */
const MAX_MS = 20 * 60_000;
/** With less left a reading would be cut off. */
const MIN_OUTPUT_TOKENS = 2_000;

type Outcome = 'pointed' | 'nothing' | 'rules alone';

/**
 * Has a model point at what a manual explains, and shows that together with what rules found, which stands where the model gives
 * nothing: without one, above what it may cost, while it is out of reach. Fails for none of these.
 */
export const pointFindings =
  (ports: Ports) =>
  async (uid: string, key: RevisionKey): Promise<Outcome> => {
    const { documents, findings, model } = ports;
    const asked = model();
    const isThere = (await isActive(ports, uid, key)) && (await documents.isStored(uid, key));
    if (!asked || !isThere) return 'nothing';
    const byRules = await findings.load(uid, key, signalsFinder);
    if (!byRules) return 'nothing';
    // What rules took too long for is shown as that; a model is not paid to hide it.
    if (byRules.isGivenUp) return 'rules alone';
    const stored = await findings.load(uid, key, pointedLights);
    const pages: DocumentPage[] = [];
    for await (const page of documents.all(uid, key)) pages.push(page);
    const readings = readingsOf(manualParts(pages));
    const pointed = stored?.found ?? (await ask(ports, asked, { uid, key, readings }));
    if (pointed.length === 0) return 'rules alone';
    if (!stored) await findings.save(uid, key, pointedLights, { found: pointed, isGivenUp: false });
    const found = together(byRules.found, pointed, readings);
    await findings.save(uid, key, signalsFinder, { found, isGivenUp: false });
    if (!(await isActive(ports, uid, key))) await findings.deleteRevision(uid, key);
    return 'pointed';
  };

type Asking = { uid: string; key: RevisionKey; readings: readonly Reading[] };

/** Reading by reading, as far as it may: what came before the end is kept. */
async function ask(
  { isSpendingStopped, takePages, now, onUsage, warn }: Ports,
  model: ReadingModel,
  { uid, key: { manualId }, readings }: Asking,
): Promise<PointedReading[]> {
  const pointed: PointedReading[] = [];
  let left = MAX_OUTPUT_TOKENS;
  const end = now().getTime() + MAX_MS;
  for (const reading of readings) {
    const { pages } = reading;
    if (left < MIN_OUTPUT_TOKENS || now().getTime() > end || (await isSpendingStopped())) break;
    if ((await takePages(uid, pages.length)) < pages.length) break;
    try {
      const { lights, usages } = await model.lights(reading, left);
      for (const usage of usages) onUsage({ ...usage, manualId });
      left -= usages.reduce((sum, { candidates, thoughts }) => sum + candidates + thoughts, 0);
      if (lights) pointed.push({ pages, lights });
    } catch (error) {
      warn('a manual is shown by rules alone', error);
      break;
    }
  }
  return pointed;
}

/** What rules found and what a model pointed at, of one manual. */
export function together(
  byRules: Parameters<typeof mergeLights>[0]['byRules'],
  pointed: readonly PointedReading[],
  readings: readonly Reading[],
) {
  const units = readings.flatMap((reading) => reading.units);
  const sections = new Map(units.map(({ said, titles }) => [said.unit, titles.join('\n')]));
  return mergeLights({
    byRules,
    byModel: signalsPointedAt(pointed, readings),
    sectionOf: (unit) => sections.get(unit) ?? null,
    pages: new Set(pointed.flatMap(({ pages }) => pages)),
  });
}

async function isActive(
  { manuals }: Pick<Ports, 'manuals'>,
  uid: string,
  { manualId, revision }: RevisionKey,
): Promise<boolean> {
  const manual = await manuals.get(uid, manualId);
  return manual?.activeRevision === revision && manual.status !== 'deleted';
}
