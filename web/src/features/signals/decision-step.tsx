import { mdiPhoneOutline } from '@mdi/js';
import { Button, GlobalStyles, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Vehicle } from '@contract';
import type { PagePane } from '../../lib/page-pane';
import { paths } from '../../lib/paths';
import { vehicleLabel } from '../../lib/vehicles';
import { COLUMN } from '../../ui/column';
import { Drawing } from '../../ui/drawing';
import { Notice } from '../../ui/notice';
import { PagePanes } from '../../ui/page-panes';
import { printStyles } from '../../ui/print-styles';
import { StepHeading, type HeadingRef } from '../../ui/step-heading';
import { usePageBeside } from '../../ui/use-page-beside';
import { flushButton } from '../../ui/flush-button';
import { stepAddress } from './address';
import { decide, lightSaid, pageOf, shownOf, wordsOf, type Asked } from './decision';
import { DecisionBanner } from './decision-banner';
import { LightIcon } from './light-icon';
import { SaidByManual } from './said-by-manual';
import { StateChoice } from './state-choice';
import { unsaidOf } from './unsaid';
import { needsHelp, stepsOf, type Advice } from './views';
import { WorkshopSheet } from './workshop-sheet';

type Props = Asked & {
  vehicle: Vehicle;
  headingRef: HeadingRef;
  PagePane: PagePane;
};

/** What to do, large; then the manual's words with their page, and what the workshop wants to know. */
export function DecisionStep({ vehicle, manuals, step, guesses, headingRef, PagePane }: Props) {
  const decided = decide({ manuals, step, guesses });
  const { said, colours, advice } = decided;
  const unsaid = unsaidOf({ step, manuals }, decided);
  const isByRule = advice?.decidedBy === 'rule';
  const words = wordsOf(said, step);
  const beside = usePageBeside({ first: pageOf(said, step) });
  const light = lightSaid(decided.name, step, colours);
  return (
    <PagePanes {...{ beside, PagePane }}>
      <Stack component="article" sx={{ gap: 2.5, minWidth: 0, maxWidth: COLUMN }}>
        <GlobalStyles styles={printStyles} />
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
          <LightIcon catalogue={decided.catalogue} colours={colours} />
          <StepHeading ref={headingRef}>{light}</StepHeading>
        </Stack>
        {advice && <DecisionBanner {...{ advice }} unsaid={isByRule ? unsaid : null} />}
        {decided.isStateAsked && <StateQuestion step={step} />}
        {unsaid && !isByRule && (
          <Notice severity="info">
            <strong>{unsaid.why}</strong> {unsaid.so}
          </Notice>
        )}
        {said.map(({ manual, signals }) => (
          <SaidByManual
            key={manual.manualId}
            manual={manual}
            signals={signals}
            advice={advice}
            title={decided.name}
            meaningsOf={(signal) => shownOf(signal, step)}
          />
        ))}
        {advice && needsHelp(advice) && (
          <Button
            component={Link}
            to={paths.road}
            variant="contained"
            size="large"
            startIcon={<Drawing path={mdiPhoneOutline} />}
            sx={{ alignSelf: { sm: 'flex-start' }, minHeight: 56, displayPrint: 'none' }}
          >
            Llamar o enviar dónde estoy
          </Button>
        )}
        {advice && <NextSteps {...{ advice }} isQuoted={words.length > 0} />}
        <WorkshopSheet
          // Who mends it knows the car by its make, not by how it is called at home.
          vehicle={vehicleLabel({ ...vehicle, nickname: null })}
          vin={vehicle.vin}
          light={light}
          advice={advice}
          words={words}
        />
        <Button component={Link} to={stepAddress({})} sx={{ ...flushButton, displayPrint: 'none' }}>
          Ver otro testigo
        </Button>
      </Stack>
    </PagePanes>
  );
}

/** What would say more than the verdict above, which is the more urgent one until then. */
const StateQuestion = ({ step: { colour, state, signal } }: Pick<Asked, 'step'>) => (
  <Stack sx={{ gap: 1, displayPrint: 'none' }}>
    <StateChoice {...{ colour, state, signal }} />
    <Typography variant="body2" color="textSecondary">
      Mientras no lo sepas, cuenta lo más urgente.
    </Typography>
  </Stack>
);

/** What to do next, which is not the manual's. */
const NextSteps = ({ advice, isQuoted }: { advice: Advice; isQuoted: boolean }) => (
  <section aria-labelledby="que-hacer-ahora">
    <Typography component="h3" variant="h3" id="que-hacer-ahora">
      Qué hacer ahora
    </Typography>
    <Typography component="ul" sx={{ pl: 3, my: 0.5 }}>
      {stepsOf(advice, isQuoted).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </Typography>
    <Typography variant="body2" color="textSecondary">
      Consejo de Guantera, no es de tu manual.
    </Typography>
  </section>
);
