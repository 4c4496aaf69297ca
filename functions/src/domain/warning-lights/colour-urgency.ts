import { usualSeverity, type SignalColour, type SignalSeverity } from '@contract';
import { quoteOf } from '../findings/manual-part';
import { entryOf, matchesOf, mayShareLamp, usualColours } from './catalogue';
import type { Legend } from './colour-legend';
import type { Words } from './light-mention';
import { moreSevere, SEVERITY_OF, type Told } from './severity';
import type { Meaning } from './signal';

export type Decided = Pick<Meaning, 'severity' | 'decidedBy' | 'deciding'>;
export type Shining = { colours: readonly SignalColour[]; catalogue: string | null };

export const byRule = { decidedBy: 'rule', deciding: null } as const;

/** What its colour asks for at most; without an end where words speak of one to stop for, which may share its lamp. */
function mostOf(catalogue: string | null, words: readonly Words[]): SignalSeverity {
  const most = entryOf(catalogue)?.most ?? 'stop';
  if (catalogue === null || most === 'stop') return most;
  const isGrave = words.some(({ text }) => {
    const entry = matchesOf(text, ['red'])[0]?.entry;
    const mayStop = entry?.most === 'stop' && entry.colours.includes('red');
    return mayStop && mayShareLamp(catalogue, entry.id);
  });
  return isGrave ? 'stop' : most;
}

const atMost = (most: SignalSeverity, colours: readonly SignalColour[]): SignalSeverity => {
  const usual = usualSeverity(colours);
  return moreSevere(most, usual) === most ? usual : most;
};

/** What a manual says of the colours of its lights is about those that ask for something, and are on the panel. */
const isOfPanel = (catalogue: string | null): boolean => {
  const entry = entryOf(catalogue);
  return !entry || !(entry.isBeside || entry.most === 'info');
};

/** "Rojo: deténgase, salvo que la tabla indique otra cosa": what the own words of a light that is none to stop for ask is. */
const EXCEPTED = /(?:salvo|excepto|a menos) que [^.;]{0,60}(?:otra cosa|lo contrario)/iu;

/** What the manual says of a colour, where that asks for more than the rule. */
function ofColour(
  colours: readonly SignalColour[],
  { severity }: Decided,
  legend: Legend,
  own: Told | null,
): Decided | null {
  for (const told of colours.flatMap((colour) => legend.get(colour) ?? [])) {
    if (severity !== 'stop' && own?.says === 'workshop' && EXCEPTED.test(told.phrase)) continue;
    const asked = SEVERITY_OF[told.says];
    const deciding = { phrase: told.phrase, quote: quoteOf(told.said) };
    if (moreSevere(asked, severity) === asked)
      return { severity: asked, decidedBy: 'colour', deciding };
  }
  return null;
}

/** How urgent its colour is: by what the manual says of it, else by what it means in all vehicles. */
export function decidedByColour(
  { words, light, own }: { words: readonly Words[]; light: Shining; own: Told | null },
  legend: Legend,
): Decided {
  const { colours, catalogue } = light;
  // A light that the manual neither shows in a colour nor explains is taken as it usually is.
  const shown = !own && colours.length === 0 ? usualColours(catalogue) : colours;
  const rule: Decided = { ...byRule, severity: atMost(mostOf(catalogue, words), shown) };
  return (isOfPanel(catalogue) && ofColour(colours, rule, legend, own)) || rule;
}
