import type { Emergency, Fact, PlanFinding, Signal, Span } from '../../functions/contract';
import type { DocumentPage } from '../../functions/src/domain/document/document-page';
import { emergencyFinder } from '../../functions/src/domain/emergencies/emergency-finder';
import { factFinder } from '../../functions/src/domain/facts/find-facts';
import { manualParts } from '../../functions/src/domain/findings/manual-part';
import { planFinder } from '../../functions/src/domain/plan/plan-finder';
import { signalsFinder } from '../../functions/src/domain/warning-lights/signals-finder';

const lineOf = (cells: readonly (string | false)[]): string =>
  cells.filter((cell) => cell !== false && cell !== '').join(' | ');

/** "fact tank-capacity | Depósito | 45 l | Gasóleo". */
const factLine = ({ kind, of, value, unit, condition, alsoIn }: Fact): string =>
  lineOf([
    `fact ${kind}`,
    of,
    `${value} ${unit}`.trim(),
    condition,
    ...alsoIn.map((other) => `= ${other.value} ${other.unit}`),
  ]);

const spanOf = (span: Span | null): string =>
  Object.entries(span ?? {})
    .filter(([, figure]) => figure !== null)
    .map(([unit, figure]) => `${figure} ${unit}`)
    .join(', ');

/** "plan Bujías | replace | every 60000 km, 48 months | at 10000". */
const planLine = (one: PlanFinding): string => {
  if (one.kind === 'severe-use') return 'plan severe use';
  const { item, action, every, first, severe, atKm, versions } = one;
  return lineOf([
    `plan ${item}`,
    action,
    every !== null && `every ${spanOf(every)}`,
    first !== null && `first ${spanOf(first)}`,
    atKm.length > 0 && `at ${atKm.join(' ')}`,
    severe !== null && `severe ${spanOf(severe)}`,
    one.isEveryService && 'every service',
    versions.join(', '),
  ]);
};

/** "light Low Fuel | amber | blinks workshop | info". */
const lightLine = ({ name, colours, meanings }: Signal): string =>
  lineOf([
    `light ${name}`,
    colours.join(' '),
    ...meanings.map(({ blinks, severity }) => `${blinks ? 'blinks ' : ''}${severity}`),
  ]);

/** "emergency wheel | Avería de un neumático | 5 steps". */
const emergencyLine = ({ topic, heading, parts }: Emergency): string => {
  const steps = parts.flatMap((part) => (part.kind === 'steps' ? part.steps : []));
  return lineOf([`emergency ${topic}`, heading.text, `${steps.length} steps`]);
};

/** What the vehicle's page would show of a manual, a line for each thing. */
export function foundIn(pages: readonly DocumentPage[]): string {
  const parts = manualParts(pages);
  return [
    ...factFinder.find(parts).map(factLine),
    ...planFinder.find(parts).map(planLine),
    ...signalsFinder.find(parts).map(lightLine),
    ...emergencyFinder.find(parts).map(emergencyLine),
  ].join('\n');
}
