import { Box, Stack, useMediaQuery, type Theme } from '@mui/material';
import { ActionButton } from './action-button';
import { FeedbackPanel } from './feedback-panel';
import { MoreActions } from './more-actions';
import { useAnswerActions, type AnswerActionsProps } from './use-answer-actions';

/** How many stand in the row; the others are in a menu. */
const IN_ROW = { phone: 3, desk: 5 };

/** What an owner does with an answer, in one row. What could not be kept can only be shared and printed. */
export function AnswerActions(props: AnswerActionsProps) {
  const { actions, feedback } = useAnswerActions(props);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const count = isPhone ? IN_ROW.phone : IN_ROW.desk;
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <Stack
        direction="row"
        role="group"
        aria-label="Qué hacer con la respuesta"
        sx={{ mx: -1, flexWrap: 'wrap' }}
      >
        {actions.slice(0, count).map((action) => (
          <ActionButton key={action.label} {...action} />
        ))}
        <MoreActions actions={actions.slice(count)} />
      </Stack>
      <FeedbackPanel key={feedback.verdict} feedback={feedback} />
    </Box>
  );
}
