import type { Emergency, EmergencyPart, EmergencyTopic, VehicleEmergencies } from '@contract';
import { charactersAt, linesIn, pointsFor, roomAt } from './type-size';

/** A procedure as it is printed: whole, or where it stands. */
export type Printed = { title: string; page: string; parts: EmergencyPart[] };

/** The smallest type that is read beside a road. */
const MIN_POINTS = 7.5;
/** Characters of what stands before a text. */
const MARK = 3;
/** What a text takes beside its lines, a warning more; and what a title takes with the space above it. */
const GAP_LINES = 0.15;
const WARNING_GAP_LINES = 0.45;
const TITLE_LINES = 1.8;
/** A warning is printed in bold type, which is wider. */
const BOLD = 1.1;

const textsOf = (part: EmergencyPart): string[] => {
  switch (part.kind) {
    case 'title':
      return [part.quote.text];
    case 'steps':
      return part.steps.map(({ mark, quote }) => `${mark} ${quote.text}`);
    case 'table':
      return part.rows.map(({ cells }) => cells.join(' '));
    case 'text':
    case 'warning':
      return part.quotes.map(({ text }) => text);
  }
};

function linesOf(parts: readonly EmergencyPart[], characters: number): number {
  const lines = parts.flatMap((part) => {
    const isWarning = part.kind === 'warning';
    return textsOf(part).map(
      (text) =>
        linesIn((text.length + MARK) * (isWarning ? BOLD : 1), characters) +
        (isWarning ? WARNING_GAP_LINES : GAP_LINES),
    );
  });
  return lines.reduce((sum, one) => sum + one, 0);
}

const EYE = /argolla|armella|anilla|c[aá]ncamo|gancho|ojal/i;
const tells = (emergency: Emergency, pattern: RegExp): boolean =>
  [emergency.heading.text, ...emergency.parts.flatMap(textsOf)].some((text) => pattern.test(text));

function firstOf(
  { manuals }: VehicleEmergencies,
  topic: EmergencyTopic,
  pattern?: RegExp,
): Emergency | null {
  const told = manuals.flatMap(({ emergencies }) => emergencies ?? []);
  const ofTopic = told.filter((one) => one.topic === topic && !one.isToCheck);
  return (pattern && ofTopic.find((one) => tells(one, pattern))) ?? ofTopic[0] ?? null;
}

/** Jump-start, towing eye, and how a wheel is changed, or mended where that is all that is told: whole as long as there is room: half a procedure would be worse than its page. */
export function printedProcedures(emergencies: VehicleEmergencies): Printed[] {
  const wanted = [
    firstOf(emergencies, 'jump-start'),
    firstOf(emergencies, 'towing', EYE),
    firstOf(emergencies, 'wheel') ?? firstOf(emergencies, 'repair-kit'),
  ];
  let room = roomAt(MIN_POINTS) - TITLE_LINES * wanted.length;
  return wanted.flatMap((emergency) => {
    if (!emergency) return [];
    const { heading, parts } = emergency;
    const lines = linesOf(parts, charactersAt(MIN_POINTS));
    const isWhole = lines <= room;
    room -= isWhole ? lines : 0;
    return { title: heading.text, page: heading.pageReference, parts: isWhole ? parts : [] };
  });
}

/** The type in which procedures stand on one side. */
export const pointsOfBack = (printed: readonly Printed[]): number =>
  pointsFor(
    (characters) =>
      printed.reduce(
        (sum, { parts }) => sum + TITLE_LINES + Math.max(1, linesOf(parts, characters)),
        0,
      ),
    MIN_POINTS,
  );
