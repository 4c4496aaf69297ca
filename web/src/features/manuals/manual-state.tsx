import { Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import type { Manual } from '@contract';
import type { ManualHandlers } from './manual-actions';
import { awaitsFile, canReprocess, hasProgress } from './manual-list';
import { StatusBadge } from './status-badge';

type Props = Omit<ManualHandlers, 'onDelete'> & { manual: Manual };

const action = { ml: -1, px: 1 } as const;

/** Where a manual stands, how far it is, and what its owner should know or do. */
export function ManualState({ manual, isUploaded, onUploadFile, onReprocess }: Props) {
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
      {awaitsFile(manual) && !isUploaded(manual) && (
        <Button
          size="small"
          onClick={() => onUploadFile(manual)}
          sx={action}
          aria-label={`Subir archivo de ${originalFilename}`}
        >
          Subir archivo
        </Button>
      )}
      {status === 'failed' && canReprocess(manual) && (
        <Button size="small" onClick={() => onReprocess(manual)} sx={action}>
          Volver a procesar
        </Button>
      )}
    </Stack>
  );
}
