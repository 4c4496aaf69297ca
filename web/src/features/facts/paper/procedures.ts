import type { Emergency, EmergencyPart, EmergencyTopic, VehicleEmergencies } from '@contract';
import { MAX_POINTS, pointsFor } from './front-room';

/** A procedure as it is printed: whole, or where it stands. */
export type Printed = { title: string; page: string; parts: EmergencyPart[] };

/** What one side of A5 holds in the larger type, and in the smallest that is read beside a road. */
const LINES = 54;
const MIN_POINTS = 7;
const MAX_LINES = Math.floor((LINES * MAX_POINTS) / MIN_POINTS);
const LINE_CHARACTERS = 80;
/** What a text takes beside its lines, and what a title takes with the space above it. */
const GAP_LINES = 0.4;
const TITLE_LINES = 2;

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

const linesOf = (parts: readonly EmergencyPart[]): number =>
  parts
    .flatMap(textsOf)
    .reduce((sum, text) => sum + Math.ceil(text.length / LINE_CHARACTERS) + GAP_LINES, 0);

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
  let room = MAX_LINES - TITLE_LINES * wanted.length;
  return wanted.flatMap((emergency) => {
    if (!emergency) return [];
    const { heading, parts } = emergency;
    const lines = linesOf(parts);
    const isWhole = lines <= room;
    room -= isWhole ? lines : 0;
    return { title: heading.text, page: heading.pageReference, parts: isWhole ? parts : [] };
  });
}

/** The type in which procedures stand on one side. */
export const pointsOfBack = (printed: readonly Printed[]): number =>
  pointsFor(
    printed.reduce((sum, { parts }) => sum + TITLE_LINES + linesOf(parts), 0),
    { lines: LINES, smallest: MIN_POINTS },
  );
