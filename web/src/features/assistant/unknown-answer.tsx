import MenuBookIcon from '@mui/icons-material/MenuBookOutlined';
import { Box, Card, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import type { Statement } from '@contract';
import { IconDisc } from '../../ui/icon-disc';
import { Dispensable } from '../../ui/on-demand';
import { AnswerPanes } from './answer-panes';
import { AnswerActions } from './answer-actions';
import { BeyondCard } from './beyond-on-demand';
import { CertaintyChip } from './certainty-chip';
import { Excerpts } from './excerpts';
import type { AnswerViewProps } from './answer-view-props';
import { useTwoPanes } from '../../ui/two-panes';
import { usePageBeside } from './use-page-beside';

const NOTHING: readonly Statement[] = [];

/** The manual does not say: said plainly, with the places that come nearest. */
export function UnknownAnswer(props: AnswerViewProps) {
  const { answer, PagePane, header, box, children, ...actions } = props;
  const areTwo = useTwoPanes();
  const beside = usePageBeside({ areTwo, first: null, statements: NOTHING });
  const prefix = useId();
  return (
    <AnswerPanes {...{ areTwo, beside, PagePane, box }}>
      {header}
      <CertaintyChip confidence={answer.confidence} />
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack direction="row" sx={{ gap: 2 }}>
          <IconDisc colour="warning.dark" background="warning.light">
            <MenuBookIcon />
          </IconDisc>
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h2">Tu manual no lo dice</Typography>
            <Typography sx={{ mt: 1, maxWidth: '65ch', whiteSpace: 'pre-line' }}>
              {answer.response}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5, maxWidth: '65ch' }}>
              Preferimos no responder antes que darte un dato que no está en tu manual. Quien busca
              es una IA: puede equivocarse, y prevalece el manual.
            </Typography>
          </Box>
        </Stack>
      </Card>
      <AnswerActions answer={answer} {...actions} />
      {answer.beyond && (
        <Dispensable>
          <BeyondCard beyond={answer.beyond} />
        </Dispensable>
      )}
      {answer.suggestions.length > 0 && (
        <Excerpts
          title="Lo más cercano que hay"
          sources={answer.suggestions}
          statements={NOTHING}
          idOf={(source) => `${prefix}-${source}`}
          isOpen
        />
      )}
      {children}
    </AnswerPanes>
  );
}
