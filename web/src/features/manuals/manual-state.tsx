import { Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import type { Manual } from '@contract';
import { canReprocess, hasProgress } from './manual-list';
import { StatusBadge } from './status-badge';

type Props = { manual: Manual; onReprocess: () => void };

/** Where a manual stands, how far it is, and what its owner should know or do. */
export function ManualState({ manual, onReprocess }: Props) {
  const { status, processingMessage, processingProgress, originalFilename } = manual;
  return (
    <Stack sx={{ gap: 0.75, alignItems: 'flex-start', minWidth: 0 }}>
      <StatusBadge status={status} />
      {hasProgress(manual) && (
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', width: '100%', maxWidth: 260 }}>
          <Box sx={{ flex: 1 }}>
            <LinearProgress
              variant="determinate"
              value={processingProgress}
              aria-label={`Procesamiento de ${originalFilename}`}
              sx={{ height: 6, borderRadius: 1 }}
            />
          </Box>
          <Typography variant="body2">{Math.round(processingProgress)} %</Typography>
        </Stack>
      )}
      {processingMessage && (
        <Typography
          variant="body2"
          color={status === 'failed' ? 'error' : 'textSecondary'}
          sx={{ maxWidth: '48ch', textWrap: 'pretty' }}
        >
          {processingMessage}
        </Typography>
      )}
      {status === 'failed' && canReprocess(manual) && (
        <Button size="small" onClick={onReprocess} sx={{ ml: -1, px: 1 }}>
          Volver a procesar
        </Button>
      )}
    </Stack>
  );
}
