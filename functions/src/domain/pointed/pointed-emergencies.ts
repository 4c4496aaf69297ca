import type { Emergency } from '@contract';
import { textOf, type Section } from '../emergencies/sections';
import { shownParts } from '../emergencies/shown-parts';
import { placeOf, wordsOfTitle } from '../emergencies/titles';
import { isWhole } from '../emergencies/whole';
import { folded, TOPICS } from '../emergencies/words';
import { quoteOf, type ManualPart, type SourceUnit } from '../findings/manual-part';
import type { PointedProcedure } from './elements';
import type { ShownManual } from './kind-of-pointed';
import type { Stored } from './pointed';
import { isPrinted } from './runs-of-words';

type StoredProcedure = Stored<PointedProcedure>;

/** The heading that it copied, the outermost that says these words above the first unit that stands below one. */
function headingOf({ units, title }: StoredProcedure, { byUnit }: ShownManual): SourceUnit | null {
  for (const unit of units) {
    const headings = byUnit.get(unit)?.part.headings ?? [];
    const heading = headings.find(
      ({ text }) => isPrinted(title, [text]) && isWholeTitle(title, text),
    );
    if (heading) return heading;
  }
  return null;
}

/** A word of a title names no section. */
const isWholeTitle = (title: string, text: string): boolean =>
  wordsOfTitle(title).length * 2 > wordsOfTitle(text).length;

/** All that stands below its heading, and what it points at elsewhere: warnings that belong to it. */
function sectionOf(
  procedure: StoredProcedure,
  root: SourceUnit,
  { parts, byUnit }: ShownManual,
): Section | null {
  const words = TOPICS.find(({ topic }) => topic === procedure.topic);
  if (!words) return null;
  const pointed = new Set(procedure.units.flatMap((unit) => byUnit.get(unit)?.part ?? []));
  const isWarning = (part: ManualPart): boolean => part.kind === 'warning' && pointed.has(part);
  const own = parts.flatMap((part, at) => {
    const depth = part.headings.findIndex(({ unit }) => unit === root.unit);
    return depth >= 0 || isWarning(part)
      ? [{ at, part, below: depth < 0 ? [] : part.headings.slice(depth + 1) }]
      : [];
  });
  const last = own.findLast(({ part }) => part.headings.some(({ unit }) => unit === root.unit));
  return {
    ...{ words, root, isInChapter: false, next: parts[(last?.at ?? -1) + 1] ?? null },
    parts: own.map(({ part, below }) => ({ part, below })),
  };
}

/** Whether rules know its headings for another topic, or for no procedure. */
function isOfAnother({ topic }: StoredProcedure, { parts, root }: Section): boolean {
  const title = wordsOfTitle(root.text);
  const placed = parts.flatMap(({ part }) => placeOf(part.headings) ?? []);
  const told = placed.find((one) => one.root.unit === root.unit);
  return (
    TOPICS.some((words) => words.topic === topic && words.not.test(title)) ||
    (told !== undefined && told.words.topic !== topic)
  );
}

/** All of it, where it was read whole and says what its topic needs; else only its page. */
function partsOf(section: Section): Emergency['parts'] {
  const text = folded(textOf(section));
  const { needs, ends } = section.words;
  const isProved = needs.every((word) => word.test(text)) && (ends?.test(text) ?? true);
  return isProved && isWhole(section) ? shownParts(section) : [];
}

/** A procedure as its section prints it, and all units of that. */
type FoundProcedure = { emergency: Emergency; units: ReadonlySet<string> };

const unitsOf = ({ root, parts }: Section): Set<string> =>
  new Set([
    root.unit,
    ...parts.flatMap(({ part, below }) => [
      ...below.map(({ unit }) => unit),
      ...(part.kind === 'table' ? part.rows : part.said).map(({ unit }) => unit),
    ]),
  ]);

/** The procedures that a model pointed at. */
export const emergenciesPointedAt = (
  pointed: readonly StoredProcedure[],
  manual: ShownManual,
): FoundProcedure[] =>
  pointed.flatMap((procedure) => {
    const root = headingOf(procedure, manual);
    const section = root && sectionOf(procedure, root, manual);
    if (!root || !section || isOfAnother(procedure, section)) return [];
    const { topic } = procedure;
    const emergency = { topic, heading: quoteOf(root), parts: partsOf(section) };
    return [{ emergency, units: unitsOf(section) }];
  });
