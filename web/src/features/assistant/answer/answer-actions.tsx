import { Box, Stack, useMediaQuery, type Theme } from '@mui/material';
import { ActionButton } from './action-button';
import { FeedbackPanel } from './feedback-panel';
import { MoreActions } from './more-actions';
import { useAnswerActions, type AnswerActionsProps } from './use-answer-actions';

/** How many have their words beside them; the others are in a menu, or icons where there is room for all. */
const WITH_WORDS = { phone: 3, desk: 4 };

/** What an owner does with an answer, in one row. What could not be kept can only be shared and printed. */
export function AnswerActions(props: AnswerActionsProps) {
  const { actions, feedback } = useAnswerActions(props);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const count = isPhone ? WITH_WORDS.phone : WITH_WORDS.desk;
  const more = actions.slice(count);
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
        {isPhone ? (
          <MoreActions actions={more} />
        ) : (
          more.map((action) => <ActionButton key={action.label} {...action} isSmall />)
        )}
      </Stack>
      <FeedbackPanel key={feedback.verdict} feedback={feedback} />
    </Box>
  );
}
