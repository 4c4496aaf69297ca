import type { EmergencyPart } from '@contract';
import { WARNS } from '../text/warning-words';
import { warningLevel } from '../document/warning-level';
import { quoteOf, type ManualPart, type SourceUnit } from '../findings/manual-part';
import { gearboxOfPoint } from './gearbox';
import { neededFirst } from './needed';
import type { Section } from './sections';
import { boxLevel, wordsOfTitle } from './titles';

/** "ADVERTENCIA", and no sentence that begins with the word. */
const CAPITALS = /^[^\p{Ll}]{5,}/u;

type Warning = Extract<EmergencyPart, { kind: 'warning' }>;
type Steps = Extract<EmergencyPart, { kind: 'steps' }>;

/** Words without a number or bullet: a warning where they begin with its label. */
function plain(said: readonly SourceUnit[]): EmergencyPart {
  const label = said[0]?.text ?? '';
  const quotes = said.map(quoteOf);
  return WARNS.test(label) && CAPITALS.test(label)
    ? { kind: 'warning', level: warningLevel(label), quotes }
    : { kind: 'text', quotes };
}

type Item = SourceUnit & { mark: string };

const isCounted = (mark: string): boolean => /[\p{L}\d]/u.test(mark);

/** A step, or a point; a number is never left out of its count, whatever gearbox it is for. */
function stepOf(said: Item): Steps['steps'][number] {
  const gearbox = isCounted(said.mark) ? undefined : gearboxOfPoint(said.text);
  return { mark: said.mark, quote: quoteOf(said), ...(gearbox && { gearbox }) };
}

/** Steps, and what stands among them without a number of its own. */
function listed(items: readonly Item[]): EmergencyPart[] {
  const runs: Item[][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    if (run && (run[0]?.mark === '') === (item.mark === '')) run.push(item);
    else runs.push([item]);
  }
  return runs.map((run) =>
    run[0]?.mark === '' ? plain(run) : { kind: 'steps', steps: run.map(stepOf) },
  );
}

function partsOf(part: ManualPart): EmergencyPart[] {
  switch (part.kind) {
    case 'table':
      return [
        {
          kind: 'table',
          header: part.header,
          rows: part.rows.map((row) => ({ cells: row.cells, quote: quoteOf(row) })),
        },
      ];
    case 'list':
      return listed(part.said);
    case 'warning':
      return [{ kind: 'warning', level: part.level, quotes: part.said.map(quoteOf) }];
    case 'paragraph':
      return [plain(part.said)];
  }
}

/** What the box says whose label was read as a heading, with that label. */
function boxed(part: ManualPart, label: SourceUnit, level: Warning['level']): EmergencyPart[] {
  if (part.kind === 'table') return partsOf(part);
  return [{ kind: 'warning', level, quotes: [label, ...part.said].map(quoteOf) }];
}

/** "A", "B": letters beside a picture, which say nothing without it. */
const isOfPicture = (part: ManualPart): boolean =>
  part.kind === 'table' &&
  part.rows.every(({ cells }) => cells.every((cell) => cell.trim().length < 3));

/** A stretch below one title, in reading order. */
type Stretch = { title: SourceUnit | null; parts: EmergencyPart[] };

function stretchesOf({ root, parts }: Section): Stretch[] {
  const known = new Set([wordsOfTitle(root.text)]);
  const stretches: Stretch[] = [{ title: null, parts: [] }];
  for (const { part, below } of parts) {
    if (isOfPicture(part)) continue;
    const label = below.at(-1);
    const level = label ? boxLevel(label.text) : null;
    const title = below.findLast(({ text }) => boxLevel(text) === null) ?? null;
    const isRepeated =
      title !== null &&
      part.titles.filter((one) => wordsOfTitle(one) === wordsOfTitle(title.text)).length > 1;
    if (title && !isRepeated && !known.has(title.unit)) {
      known.add(title.unit);
      stretches.push({ title, parts: [] });
    }
    stretches.at(-1)?.parts.push(...(label && level ? boxed(part, label, level) : partsOf(part)));
  }
  return stretches;
}

const isUrgent = (part: EmergencyPart): boolean => part.kind === 'warning' && part.level !== 'note';

/** Steps that take up a count where it stood: they are the next page's, or a warning stands among them. */
const countsOn = (part: EmergencyPart): boolean =>
  part.kind === 'steps' && !/^\(?[1a][.)]/u.test(part.steps[0]?.mark ?? '');

/** A warning that steps follow which go on counting is about the step it stands at. */
const isAmongSteps = (parts: readonly EmergencyPart[], at: number): boolean =>
  parts.slice(0, at).some(({ kind }) => kind === 'steps') && parts.slice(at + 1).some(countsOn);

/** Who follows the steps must have read the warnings: those of the end come first, too. */
function warningsFirst(parts: readonly EmergencyPart[]): EmergencyPart[] {
  const first = parts.filter((part, at) => isUrgent(part) && !isAmongSteps(parts, at));
  return [...first, ...parts.filter((part) => !first.includes(part))];
}

/** Steps on two pages are one list. */
function joined(parts: readonly EmergencyPart[]): EmergencyPart[] {
  const whole: EmergencyPart[] = [];
  for (const part of parts) {
    const before = whole.at(-1);
    if (before?.kind !== 'steps' || part.kind !== 'steps' || !countsOn(part)) whole.push(part);
    else whole[whole.length - 1] = { ...before, steps: [...before.steps, ...part.steps] };
  }
  return whole;
}

/** A procedure as it is shown, in the manual's words. */
export function shownParts(section: Section): EmergencyPart[] {
  const parts = stretchesOf(section).flatMap(({ title, parts: own }): EmergencyPart[] => [
    ...(title ? [{ kind: 'title' as const, quote: quoteOf(title) }] : []),
    ...joined(warningsFirst(own)),
  ]);
  return [...neededFirst(parts, section.words)];
}
