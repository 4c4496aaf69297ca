import {
  signalsNamed,
  type ManualSignals,
  type Signal,
  type SignalColour,
  type SignalGuess,
  type SignalMeaning,
} from '@contract';
import { placeOf, type Place } from '../../lib/page-address';
import { isAllTold } from '../../lib/vehicle-part';
import { COLOURS_OF, type StateChoice, type Step } from './address';
import { meaningsOf, mostUrgent, RANK, ruleFor } from './chosen';
import {
  CHOICES,
  coloursSaid,
  isSlowing,
  saysColour,
  saysState,
  STATES,
  viewOf,
  type Advice,
} from './views';
import type { Sheet } from './workshop-text';

export type Asked = {
  manuals: readonly ManualSignals[];
  step: Step & { signal: string };
  /** What was offered to a description: names lights that no manual has. */
  guesses: readonly SignalGuess[];
};

const nameless = (manuals: readonly ManualSignals[]): string =>
  isAllTold({ manuals }) ? 'Un testigo que no está en tu manual' : 'El testigo que has visto';

type Said = ManualSignals & { signals: Signal[] };

/** The rule of a light whose colour no manual says is that of the colour that was seen. */
const meaningsSeen = (signal: Signal, { colour }: Step, state: Step['state']): SignalMeaning[] =>
  meaningsOf(signal, state).map((meaning) => {
    const isByRule = meaning.decidedBy === 'rule' && signal.colours.length === 0;
    const severity = isByRule ? ruleFor(colour, []) : null;
    return severity === null ? meaning : { ...meaning, severity };
  });

/** As it was seen, else as the manuals say: of several colours the more urgent. */
const isRed = ({ colour }: Step, colours: readonly SignalColour[]): boolean => {
  const seen = colour === null ? [] : COLOURS_OF[colour];
  return (seen.length > 0 ? seen : colours).includes('red');
};

/** Of what is no more severe, going slower comes first: it is to be done at once. */
const urgencyOf = ({ severity, isSlowing: isAtOnce }: Advice): number =>
  RANK[severity] + (isAtOnce ? 0.5 : 0);

type Light = { signals: readonly Signal[]; colours: readonly SignalColour[]; step: Step };

/** What the manuals say of a light in a state, each with whether only a model pointed at it. */
const toldOf = ({ signals, step }: Light, state: StateChoice | null) =>
  signals.flatMap((signal) =>
    meaningsSeen(signal, step, state).map((one) => ({ ...one, isToCheck: signal.isToCheck })),
  );

/** Of what is no less urgent, what cannot wait until who drives has read on. */
function foremost<Meaning extends SignalMeaning>(meanings: readonly Meaning[]): readonly Meaning[] {
  const slowing = meanings.filter((one) => one.severity === 'workshop' && isSlowing(one));
  return slowing.length > 0 ? slowing : meanings;
}

/**
 * What is to be told of a light in a state: by the manuals where they say something of it. Where they do not, or do not know the
 * colour that was seen, the usual rule for it counts, too: in doubt the more urgent.
 */
function adviceOf(light: Light, state: StateChoice | null): Advice | null {
  const { colours, step } = light;
  const seen = toldOf(light, state);
  const meanings = seen.length > 0 ? seen : toldOf(light, null);
  const rule = seen.length === 0 || colours.length === 0 ? ruleFor(step.colour, colours) : null;
  const severities = meanings.map((one) => one.severity);
  const severity = mostUrgent(rule ? [...severities, rule] : severities);
  const deciding = foremost(meanings.filter((one) => one.severity === severity));
  return (
    severity && {
      ...{ severity, decidedBy: deciding[0]?.decidedBy ?? 'rule' },
      namesWorkshop: deciding.some((one) => one.namesWorkshop),
      tellsOwner: deciding.length > 0 && deciding.every((one) => one.tellsOwner),
      isToCheck: deciding.length > 0 && deciding.every((one) => one.isToCheck),
      isRed: isRed(step, colours),
      isSlowing: deciding.some(isSlowing),
    }
  );
}

const EITHER: readonly StateChoice[] = ['fija', 'parpadea'];

/** Where nobody says how it shines, the most urgent of what it may mean. */
function adviceUnseen(light: Light): Advice | null {
  const all = [null, ...EITHER].flatMap((state) => adviceOf(light, state) ?? []);
  return all.toSorted((one, other) => urgencyOf(other) - urgencyOf(one))[0] ?? null;
}

/** Whether what is to be done hangs on how it shines, which nobody has said. */
function isStateAsked(light: Light): boolean {
  if (light.step.state !== null) return false;
  if (toldOf(light, null).every(({ blinks }) => blinks === null)) return false;
  const labels = EITHER.map((state) => adviceOf(light, state)).map(
    (one) => one && viewOf(one).label,
  );
  return labels[0] !== labels[1];
}

/** What is to be told of a light, and what would have to be known to tell less. */
export function decide({ manuals, step, guesses }: Asked) {
  const said = signalsNamed(step.signal, manuals).filter(
    (one): one is Said => one.signals !== null && one.signals.length > 0,
  );
  const signals = said.flatMap((one) => one.signals);
  const guess = guesses.find(({ id }) => id === step.signal);
  const colours = signals[0]?.colours ?? guess?.colours ?? [];
  const light = { signals, colours, step };
  return {
    ...{ said, colours, isSaid: toldOf(light, step.state).length > 0 },
    advice: step.state === null ? adviceUnseen(light) : adviceOf(light, step.state),
    isStateAsked: isStateAsked(light),
    name: signals[0]?.name ?? guess?.name ?? nameless(manuals),
    catalogue: signals[0]?.catalogue ?? guess?.catalogue ?? null,
  };
}

/** What is shown of a light: of the state that was seen; of the other one where nothing else is said. */
export const shownOf = (signal: Signal, step: Step): SignalMeaning[] => {
  const seen = meaningsSeen(signal, step, step.state);
  return seen.length > 0 ? seen : meaningsSeen(signal, step, null);
};

/** The words for the workshop: those that decided, else all of the place. */
export const wordsOf = (said: readonly Said[], step: Step): Sheet['words'] =>
  said.flatMap(({ manual, signals }) =>
    signals
      .flatMap((signal) => shownOf(signal, step))
      .flatMap(({ quotes }) => quotes.slice(0, 1))
      .map(({ text, pageReference }) => ({
        ...{ text, reference: pageReference },
        manual: manual.originalFilename,
      })),
  );

/** The light with what was seen of it, each said once: "Aceitera, luz roja, fija". */
export function lightSaid(
  name: string,
  { colour, state }: Step,
  colours: readonly SignalColour[],
): string {
  const isSeen = colour && colour !== 'nose' && colour !== 'mensaje';
  const seen = isSeen ? `luz ${CHOICES[colour].label.toLowerCase()}` : '';
  const shone = saysColour(name, colours) ? '' : coloursSaid(colours) || seen;
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return [title, shone, state && !saysState(name, state) && STATES[state].said]
    .filter(Boolean)
    .join(', ');
}

/** The page that says what is to be done: of the words that decided, else the first of the place. */
export function pageOf(said: readonly Said[], step: Step): Place | null {
  const pages = said.flatMap(({ manual, signals }) =>
    signals.flatMap((signal) =>
      shownOf(signal, step).flatMap(({ deciding, quotes }) => {
        const quote = deciding?.quote ?? quotes[0];
        if (!quote || !manual.hasPages) return [];
        return placeOf(manual.manualId, quote.page, [{ id: quote.unit, hash: quote.hash }]);
      }),
    ),
  );
  return pages[0] ?? null;
}
