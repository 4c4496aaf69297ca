import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { SearchResponse } from '@contract';
import { certaintyOf } from './doubts';

type Props = {
  answer: Pick<SearchResponse, 'confidence' | 'statements'>;
  /** The pages that it relies on. */
  badges: ReactNode;
  /** The first of them in small. */
  picture: ReactNode;
};

/** The head of an answer: that the manual says it and where, or what is unsure and why; said once. */
export function CertaintyHead({ answer, badges, picture }: Props) {
  const { title, why, isSure } = certaintyOf(answer);
  const Icon = isSure ? CheckIcon : HelpIcon;
  return (
    <Stack direction="row" sx={{ gap: 2, mb: 2, pb: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', minHeight: 28 }}>
          <Icon
            aria-hidden
            sx={{
              ...{ flexShrink: 0, fontSize: 20 },
              color: isSure ? 'success.main' : 'text.secondary',
            }}
          />
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
