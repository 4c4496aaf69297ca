import MenuBookIcon from '@mui/icons-material/MenuBookOutlined';
import { Box, Typography } from '@mui/material';
import { IconDisc } from '../../../ui/icon-disc';
import { Dispensable } from '../../../ui/lazy';
import { onGround } from '../../../ui/on-ground';
import { AnswerPanes } from './answer-panes';
import { AnswerActions } from './answer-actions';
import { BeyondCard } from './lazy-beyond';
import { stateOf, titles } from './answer-state';
import { CertaintyDetails } from './certainty-details';
import { NearestPlaces } from './nearest-places';
import type { AnswerViewProps } from './answer-view-props';
import { UnderDisc } from './under-disc';
import { usePageBeside } from '../../../ui/use-page-beside';

const SILENT =
  'Preferimos no responder antes que darte un dato que no está en tu manual. Quien busca es una IA: puede equivocarse, y prevalece el manual.';

const disc = (
  <IconDisc colour="secondary.dark" background="secondary.light">
    <MenuBookIcon />
  </IconDisc>
);

/** Nothing can be answered: what came of it said plainly, with the places that come nearest right below. */
export function UnknownAnswer(props: AnswerViewProps) {
  const { answer, PagePane, header, box, children, ...actions } = props;
  const beside = usePageBeside({ first: null });
  const state = stateOf(answer);
  const title = titles[state === 'found' ? 'nothing' : state];
  const isKnownElsewhere = state === 'beyond';
  return (
    <AnswerPanes {...{ beside, PagePane, box }}>
      {header}
      <Box sx={onGround}>
        <UnderDisc disc={disc} title={title}>
          {/* Other words find no more of what another place knows. */}
          {!isKnownElsewhere && (
            <Typography sx={{ mt: 1, maxWidth: '65ch', whiteSpace: 'pre-line' }}>
              {answer.response}
            </Typography>
          )}
          {state === 'nothing' && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5, maxWidth: '65ch' }}>
              {SILENT}
            </Typography>
          )}
        </UnderDisc>
      </Box>
      {answer.beyond && (
        <Dispensable>
          <BeyondCard beyond={answer.beyond} />
        </Dispensable>
      )}
      {state === 'nearest' && (
        <Box component="section" sx={{ displayPrint: 'none' }}>
          <NearestPlaces title="Lo más cercano que hay" places={answer.suggestions} />
        </Box>
      )}
      <CertaintyDetails answer={answer} />
      <AnswerActions answer={answer} {...actions} />
      {children}
    </AnswerPanes>
  );
}
