import type { Fact } from '@contract';
import { quoteOf } from '../findings/manual-part';
import { hashOf } from '../spanish/hash';
import type { Candidate } from './candidate';
import { barOf, PER_BAR } from '../quantity/pressure-units';
import type { Versions } from '../versions/named-versions';
import { isOfAll } from '../versions/said-of-some';

/** A candidate as it is shown; null where its figure does not stand in what is quoted. */
export function factOf(candidate: Candidate, versions: Versions): Fact | null {
  const { kind, value, unit, said, of } = candidate;
  const alsoIn = candidate.alsoIn.filter((one) => isWithin(one.value, said.text));
  if (!isWithin(value, said.text)) return null;
  const engine = engineOf(candidate, versions);
  const conditions = candidate.conditions.filter(
    (one) => one !== '' && one !== of && !isName(one, engine.label) && !isOfAll(one),
  );
  const condition = [...new Set(conditions)].join(' · ');
  return {
    id: `${kind}-${idOf([of, condition, engine.label].join('|'))}`,
    ...{ kind, of, value, unit, condition },
    alsoIn: alsoIn.length > 0 ? alsoIn : convertedOf(value, unit),
    ...{ engine: engine.label, engines: engine.names },
    quote: quoteOf(said),
    alsoAt: [],
  };
}

/** "En el 2.0 D" limits no more than the name of the version beside it. */
const isName = (condition: string, label: string): boolean =>
  label !== '' &&
  condition.endsWith(label) &&
  /^(?:(?:en|con|para|de) )?(?:el |la |los |las )?$/iu.test(condition.slice(0, -label.length));

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ');
const isWithin = (value: string, text: string): boolean => oneLine(text).includes(oneLine(value));
const idOf = (text: string): string => hashOf(text.toLowerCase()).toString(36);

/** The versions that all texts about it which name some agree on; the first of these texts is its label. */
function engineOf({ about }: Candidate, versions: Versions): { names: string[]; label: string } {
  let names: string[] | null = null;
  let label = '';
  for (const text of about) {
    const named = versions.namedIn(text);
    if (!named || named.names.length === 0) continue;
    const both: string[] = names?.filter((name) => named.names.includes(name)) ?? named.names;
    if (both.length === 0 || (names !== null && both.length === names.length)) continue;
    label = label === '' ? named.label : label;
    names = both;
  }
  return { names: names ?? [], label };
}

/** The other usual unit of a pressure, worked out and labelled so. */
function convertedOf(value: string, unit: string): Fact['alsoIn'] {
  const bar = barOf(value, unit);
  if (bar === null) return [];
  return unit === 'bar'
    ? [{ value: String(Math.round(bar * PER_BAR.psi)), unit: 'psi', isPrinted: false }]
    : [{ value: bar.toFixed(1).replace('.', ','), unit: 'bar', isPrinted: false }];
}
