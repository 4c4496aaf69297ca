import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import GraveIcon from '@mui/icons-material/ReportOutlined';
import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { SearchResponse } from '@contract';
import type { Gravity } from '../../../lib/answer-light';
import { certaintyOf } from './doubts';

type Props = {
  answer: Pick<SearchResponse, 'confidence' | 'statements'>;
  /** Of the light that it is about; null: nothing grave is known of it. */
  gravity: Gravity | null;
  /** The pages that it relies on. */
  badges: ReactNode;
  /** The first of them in small. */
  picture: ReactNode;
};

/** That the manual says it does not make a red light a good thing: no tick stands there, and no green. */
function markOf(isSure: boolean, gravity: Gravity | null) {
  if (gravity) return [GraveIcon, `${gravity}.main`] as const;
  return isSure ? ([CheckIcon, 'success.main'] as const) : ([HelpIcon, 'text.secondary'] as const);
}

/** The head of an answer: that the manual says it and where, or what is unsure and why; said once. */
export function CertaintyHead({ answer, gravity, badges, picture }: Props) {
  const { title, why, isSure } = certaintyOf(answer);
  const [Icon, colour] = markOf(isSure, gravity);
  return (
    <Stack direction="row" sx={{ gap: 2, mb: 2, pb: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', minHeight: 28 }}>
          <Icon aria-hidden sx={{ flexShrink: 0, fontSize: 20, color: colour }} />
          <Typography variant="body2" sx={{ fontWeight: 600, textWrap: 'balance' }}>
            {title}
          </Typography>
        </Stack>
        {why !== '' && (
          <Typography variant="body2" color="textSecondary">
            {why}
          </Typography>
        )}
        {badges}
      </Box>
      {picture}
    </Stack>
  );
}
