import { Alert, Box, CircularProgress, Stack, Typography } from '@mui/material';
import { sentenceOf } from '../../lib/api/api-error';
import { ErrorState } from '../../ui/error-state';
import { Reference } from '../../ui/reference';
import { ConsoleBadge } from './console-badge';
import { isMoving } from './console-status';
import { Fact } from './fact';
import { ManualProgress } from './manual-progress';
import { Moment, Spanish } from './spanish';
import { isGone, useManualStatus } from './use-manual-status';

type Props = { manualId: number };

/** The real state of one manual, from the server. */
export function TrackedManual({ manualId }: Props) {
  const { data: manual, error, refetch } = useManualStatus(manualId);
  if (isGone(error) || (error && !manual)) {
    return (
      <ErrorState
        title={isGone(error) ? `There is no manual ${manualId}` : 'The status cannot be shown'}
        error={error}
        retryLabel="Try again"
        {...(!isGone(error) && { onRetry: () => void refetch() })}
      />
    );
  }
  if (!manual) {
    return (
      <Stack role="status" direction="row" sx={{ gap: 2, p: 3, alignItems: 'center' }}>
        <CircularProgress size={20} aria-hidden />
        <Typography>Loading the status of manual {manualId}…</Typography>
      </Stack>
    );
  }
  return (
    <Stack
      component="section"
      aria-label={`Manual ${manualId}`}
      sx={{ gap: 2.5, p: { xs: 2, sm: 3 } }}
    >
      {error && (
        <Alert severity="warning">
          The status could not be asked for again. <Spanish>{sentenceOf(error)}</Spanish>
          <Reference of={error} />
        </Alert>
      )}
      <Stack role="status" direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        <Typography variant="h2">Manual {manual.id}</Typography>
        <ConsoleBadge status={manual.status} />
      </Stack>
      <ManualProgress
        label={`Progress of manual ${manual.id}`}
        percent={manual.processingProgress}
      />
      <Box
        component="dl"
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '2fr 1fr 1fr' }, m: 0 }}
      >
        <Fact term="Message">
          {manual.processingMessage ? <Spanish>{manual.processingMessage}</Spanish> : 'None'}
        </Fact>
        <Fact term="Answers questions">{manual.isAskable ? 'Yes' : 'No'}</Fact>
        <Fact term="Last change">
          <Moment iso={manual.updatedAt} />
        </Fact>
      </Box>
      {isMoving(manual.status) && (
        <Typography variant="body2" color="textSecondary">
          The status is asked for every 2 seconds until the manual has been read.
        </Typography>
      )}
    </Stack>
  );
}
