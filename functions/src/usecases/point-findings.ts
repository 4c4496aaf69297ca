import type { Usage } from '../domain/quotas/call-allowance';
import type { Findings, FindingsQueue, StoredFindings } from '../domain/findings/finder';
import type { WholeDocuments } from '../domain/ports/pages';
import { shownManual } from '../domain/pointed/kind-of-pointed';
import { KINDS } from '../domain/pointed/kinds';
import { nextReading, type NextReading } from '../domain/pointed/next-reading';
import type { NumberedUnit } from '../domain/pointed/numbered-manual';
import { POINTED_KINDS, type Elements, type PointedKind } from '../domain/pointed/pointed';
import {
  NOTHING_POINTED,
  pointedManual,
  pointedOf,
  storedElements,
  type PointedManual,
  type PointedReading,
} from '../domain/pointed/pointed-manual';
import type { ReadingModel } from '../domain/pointed/reading-model';
import type { Manuals, RevisionKey } from '../domain/ports';
import type { Revisions } from '../domain/manuals/revisions';
import type { PageAllowance, Spending } from '../domain/ports/usage';
import { isActive } from './is-active';
import { lastNumbered, type ShownUnits } from './numbered-manuals';

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
  onUsage: (fields: Usage & { manualId: number; kind: PointedKind }) => void;
  warn: (event: string, error: unknown) => void;
};

type Outcome = 'pointed' | 'nothing' | 'rules alone' | 'more';

/**
 * Has a model point at what a manual explains, and shows that together with what rules found, which stands where the model gives
 * nothing: without one, above what it may cost, while it is out of reach. Fails for none of these. One reading a call: where there
 * are more, the rest is handed back to the queue, behind the manuals that wait for rules.
 */
export const pointFindings = (ports: Ports) => {
  const numberedManual = lastNumbered(ports.documents);
  return async (uid: string, key: RevisionKey): Promise<Outcome> => {
    const { documents, findings, model, queue } = ports;
    const asked = model();
    const isThere = (await isActive(ports, uid, key)) && (await documents.isStored(uid, key));
    if (!asked || !isThere) return 'nothing';
    const byRules = await rulesOf(ports, uid, key);
    if (!byRules) return 'nothing';
    // What rules took too long for is shown as that: neither is it numbered again, nor is a model paid to hide it.
    if (POINTED_KINDS.some((kind) => byRules[kind].isGivenUp)) return 'rules alone';
    const [stored = NOTHING_POINTED] = (await findings.load(uid, key, pointedManual))?.found ?? [];
    const shown = await numberedManual.of(uid, key);
    const pointed = stored.isEnded
      ? stored
      : await askNext(ports, asked, { uid, key, units: shown.units, stored });
    if (pointed !== stored)
      await findings.save(uid, key, pointedManual, { found: [pointed], isGivenUp: false });
    if (pointed.isEnded) {
      numberedManual.forget();
      await showTogether(ports, { uid, key, byRules, pointed, shown });
    }
    if (!(await isActive(ports, uid, key))) await findings.deleteRevision(uid, key);
    else if (!pointed.isEnded) {
      await queue.enqueue(uid, key, 'model', pointed.readings.length);
      return 'more';
    }
    return pointed.readings.some(({ elements }) => elements.length > 0) ? 'pointed' : 'rules alone';
  };
};

type ByRules = Record<PointedKind, Findings<unknown>>;

/** What rules found of each kind; null while one of them has not looked. */
async function rulesOf(
  { findings }: Ports,
  uid: string,
  key: RevisionKey,
): Promise<ByRules | null> {
  const found: Partial<ByRules> = {};
  for (const kind of POINTED_KINDS) {
    const one = await findings.load(uid, key, KINDS[kind].finder);
    if (!one) return null;
    found[kind] = one;
  }
  return found as ByRules;
}

type Asking = {
  uid: string;
  key: RevisionKey;
  units: readonly NumberedUnit[];
  stored: PointedManual;
};

/** The next reading, where it may be asked: what came before the end is kept. */
async function askNext(
  ports: Ports,
  model: ReadingModel,
  { uid, key: { manualId }, units, stored }: Asking,
): Promise<PointedManual> {
  const ended = { ...stored, isEnded: true };
  const next = nextReading(units, stored.readings);
  if (!next || !(await mayAsk(ports, uid, next))) return ended;
  const { kind, reading, maxOutputTokens } = next;
  let tokens = 0;
  const answered = (usage: Usage): void => {
    tokens += usage.candidates + usage.thoughts;
    ports.onUsage({ ...usage, manualId, kind });
  };
  const after = (elements: Elements[PointedKind][]): PointedReading[] => [
    ...stored.readings,
    { kind, elements: storedElements(elements, reading), tokens },
  ];
  try {
    const readings = after((await model.point(kind, reading, { maxOutputTokens, answered })) ?? []);
    return { readings, isEnded: nextReading(units, readings) === null };
  } catch (error) {
    ports.warn('a manual is shown by rules alone', error);
    // What it wrote before it was out of reach is paid for.
    return tokens > 0 ? { readings: after([]), isEnded: true } : ended;
  }
}

async function mayAsk(
  { isSpendingStopped, takePages }: Ports,
  uid: string,
  { newPages }: NextReading,
): Promise<boolean> {
  return !(await isSpendingStopped()) && (await takePages(uid, newPages)) === newPages;
}

type Together = {
  uid: string;
  key: RevisionKey;
  byRules: ByRules;
  pointed: PointedManual;
  shown: ShownUnits;
};

/** Stores what rules found and what a model pointed at as one list, of each kind that it pointed at. */
async function showTogether(
  { findings }: Ports,
  { uid, key, byRules, pointed, shown }: Together,
): Promise<void> {
  const manual = shownManual(shown.parts, shown.units);
  for (const kind of POINTED_KINDS) {
    const elements = pointedOf(pointed.readings, kind);
    if (elements.length === 0) continue;
    const found = KINDS[kind].together(byRules[kind].found, elements, manual);
    await findings.save(uid, key, KINDS[kind].finder, { found, isGivenUp: false });
  }
}
