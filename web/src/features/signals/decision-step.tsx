import { Button, GlobalStyles, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import {
  signalsNamed,
  type ManualSignals,
  type Signal,
  type SignalColour,
  type SignalGuess,
  type SignalMeaning,
  type Vehicle,
} from '@contract';
import { isAllTold, untoldSentences } from '../../lib/vehicle-part';
import { vehicleLabel } from '../../lib/vehicles';
import { Notice } from '../../ui/notice';
import { printStyles } from '../../ui/print-styles';
import { stepAddress, type StateChoice, type Step } from './address';
import { meaningsOf, mostUrgent, ruleFor } from './chosen';
import { DecisionBanner } from './decision-banner';
import { NONE } from './drawing-step';
import { LightIcon } from './light-icon';
import { SaidByManual } from './said-by-manual';
import { StepHeading, type HeadingRef } from '../../ui/step-heading';
import { CHOICES, coloursSaid, saysColour, saysState, STATES, viewOf, type Advice } from './views';
import { WorkshopSheet } from './workshop-sheet';
import type { Sheet } from './workshop-text';

type Props = {
  vehicle: Vehicle;
  manuals: readonly ManualSignals[];
  step: Step & { signal: string };
  /** What was offered to a description: names lights that no manual has. */
  guesses: readonly SignalGuess[];
  headingRef: HeadingRef;
};

const nameless = (manuals: Props['manuals']): string =>
  isAllTold({ manuals }) ? 'Un testigo que no está en tu manual' : 'El testigo que has visto';

type Said = ManualSignals & { signals: Signal[] };

/**
 * What is to be told: by the manuals where they say something of the state that was seen. Where they do not, or do not know the
 * colour that was seen, the usual rule for it counts, too: in doubt the more urgent.
 */
function decide({ manuals, step, guesses }: Pick<Props, 'manuals' | 'step' | 'guesses'>) {
  const said = signalsNamed(step.signal, manuals).filter(
    (one): one is Said => one.signals !== null && one.signals.length > 0,
  );
  const signals = said.flatMap((one) => one.signals);
  const toldOf = (state: StateChoice | null) =>
    signals.flatMap((signal) =>
      meaningsOf(signal, state).map((one) => ({ ...one, isToCheck: signal.isToCheck })),
    );
  const seen = toldOf(step.state);
  const meanings = seen.length > 0 ? seen : toldOf(null);
  const guess = guesses.find(({ id }) => id === step.signal);
  const colours = signals[0]?.colours ?? guess?.colours ?? [];
  const rule = seen.length === 0 || colours.length === 0 ? ruleFor(step.colour, colours) : null;
  const severities = meanings.map((one) => one.severity);
  const severity = mostUrgent(rule ? [...severities, rule] : severities);
  const deciding = meanings.filter((one) => one.severity === severity);
  const advice: Advice | null = severity && {
    ...{ severity, decidedBy: deciding[0]?.decidedBy ?? 'rule' },
    namesWorkshop: deciding.some((one) => one.namesWorkshop),
    tellsOwner: deciding.length > 0 && deciding.every((one) => one.tellsOwner),
    isToCheck: deciding.length > 0 && deciding.every((one) => one.isToCheck),
  };
  return {
    ...{ said, colours, advice, isSaid: seen.length > 0 },
    name: signals[0]?.name ?? guess?.name ?? nameless(manuals),
    catalogue: signals[0]?.catalogue ?? guess?.catalogue ?? null,
  };
}

/** What is shown of a light: of the state that was seen; of the other one where nothing else is said. */
const shownOf = (signal: Signal, { state }: Step): SignalMeaning[] => {
  const seen = meaningsOf(signal, state);
  return seen.length > 0 ? seen : meaningsOf(signal, null);
};

/** The words for the workshop: those that decided, else all of the place. */
const wordsOf = (said: readonly Said[], step: Step): Sheet['words'] =>
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
function lightSaid(
  name: string,
  { colour, state }: Step,
  colours: readonly SignalColour[],
): string {
  const isSeen = colour && colour !== 'nose' && colour !== 'mensaje';
  const seen = isSeen ? `luz ${CHOICES[colour].label.toLowerCase()}` : '';
  const shone = saysColour(name, colours) ? '' : coloursSaid(colours) || seen;
  return [name, shone, state && !saysState(name, state) && STATES[state].said]
    .filter(Boolean)
    .join(', ');
}

/** What to do, large; then the manual's words with their page, and what the workshop wants to know. */
export function DecisionStep({ vehicle, manuals, step, guesses, headingRef }: Props) {
  const decided = decide({ manuals, step, guesses });
  const { said, colours, advice, isSaid } = decided;
  const light = lightSaid(decided.name, step, colours);
  return (
    <Stack component="article" sx={{ gap: 2.5, maxWidth: 720 }}>
      <GlobalStyles styles={printStyles} />
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        <LightIcon catalogue={decided.catalogue} colours={colours} />
        <StepHeading ref={headingRef}>{light}</StepHeading>
      </Stack>
      {advice && <DecisionBanner advice={advice} />}
      {advice?.severity === 'stop' && (
        <Button
          component={Link}
          to="/carretera"
          variant="outlined"
          size="large"
          sx={{ alignSelf: { sm: 'flex-start' }, minHeight: 56, displayPrint: 'none' }}
        >
          Llamar o enviar dónde estoy
        </Button>
      )}
      {!isSaid && (
        <Unsaid {...{ step, manuals }} isKnown={said.length > 0} hasRule={advice !== null} />
      )}
      {said.map(({ manual, signals }) => (
        <SaidByManual
          key={manual.manualId}
          manual={manual}
          signals={signals}
          advice={advice}
          meaningsOf={(signal) => shownOf(signal, step)}
        />
      ))}
      {advice && <NextSteps advice={advice} />}
      <WorkshopSheet
        vehicle={vehicleLabel(vehicle)}
        light={light}
        advice={advice}
        words={wordsOf(said, step)}
      />
      <Button
        component={Link}
        to={stepAddress({})}
        sx={{ alignSelf: 'flex-start', displayPrint: 'none' }}
      >
        Ver otro testigo
      </Button>
    </Stack>
  );
}

type UnsaidProps = Pick<Props, 'step' | 'manuals'> & { isKnown: boolean; hasRule: boolean };

/** That the manual is silent, of the light or of the state that was seen; or that it cannot be told yet. */
function Unsaid({ step, manuals, isKnown, hasRule }: UnsaidProps) {
  const what = isKnown && step.state ? ` qué significa ${STATES[step.state].said}` : '';
  return (
    <Notice severity="info">
      <strong>
        {isAllTold({ manuals })
          ? `Tu manual no lo dice${what && `:${what}`}.`
          : untoldSentences({ manuals }).join(' ')}
      </strong>{' '}
      {hasRule
        ? 'Lo de arriba es la regla general por su color.'
        : step.signal === NONE
          ? 'Di de qué color es y te decimos la regla general.'
          : 'Mira de qué color es: si es roja, para en un lugar seguro.'}
    </Notice>
  );
}

/** What to do next, which is not the manual's. */
const NextSteps = ({ advice }: { advice: Advice }) => (
  <section aria-labelledby="que-hacer-ahora">
    <Typography component="h3" variant="h3" id="que-hacer-ahora">
      Qué hacer ahora
    </Typography>
    <Typography component="ul" sx={{ pl: 3, my: 0.5 }}>
      {viewOf(advice).steps.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </Typography>
    <Typography variant="body2" color="textSecondary">
      Consejo de Guantera, no es de tu manual.
    </Typography>
  </section>
);
