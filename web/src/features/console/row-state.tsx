import { Stack, Typography } from '@mui/material';
import type { Manual } from '@contract';
import { ConsoleBadge } from './console-badge';
import { ManualProgress } from './manual-progress';

type Props = { manual: Manual };

/** Where a manual of the list stands, and what is said about it. */
export const RowState = ({ manual }: Props) => (
  <Stack sx={{ gap: 0.75, alignItems: 'flex-start', minWidth: 0 }}>
    <ConsoleBadge status={manual.status} />
    <ManualProgress
      label={`Progress of ${manual.originalFilename}`}
      percent={manual.processingProgress}
    />
    {manual.processingMessage && (
      <Typography
        lang="es"
        variant="body2"
        color={manual.status === 'failed' ? 'error' : 'textSecondary'}
        sx={{ maxWidth: '48ch', textWrap: 'pretty' }}
      >
        {manual.processingMessage}
      </Typography>
    )}
  </Stack>
);
