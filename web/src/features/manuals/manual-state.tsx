import { Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import type { Manual } from '@contract';
import type { ManualHandlers } from './manual-actions';
import { awaitsFile, canReprocess, hasProgress } from './manual-list';
import { StatusBadge } from './status-badge';

type Props = Omit<ManualHandlers, 'onDelete'> & { manual: Manual };

/** What there is to say of a manual that is read: its badge says it, and nothing says it again. */
const READY = 'Listo para preguntar';

const isReady = ({ status, isAskable }: Manual): boolean =>
  isAskable && (status === 'completed' || status === 'ready');

/** The server's sentence, but for what the badge has said. */
const messageOf = (manual: Manual): string | null =>
  isReady(manual) && manual.processingMessage === `${READY}.` ? null : manual.processingMessage;

const action = { ml: -1, px: 1 } as const;

/** Where a manual stands, how far it is, and what its owner should know or do. */
export function ManualState({ manual, isUploaded, onUploadFile, onReprocess }: Props) {
  const { status, processingProgress, originalFilename } = manual;
  const message = messageOf(manual);
  return (
    <Stack sx={{ gap: 0.75, alignItems: 'flex-start', minWidth: 0 }}>
      <StatusBadge status={status} {...(isReady(manual) && { meaning: READY })} />
      {hasProgress(manual) && (
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', width: '100%', maxWidth: 260 }}>
          <Box sx={{ flex: 1 }}>
            <LinearProgress
              variant="determinate"
              value={processingProgress}
              aria-label={`Procesamiento de ${originalFilename}`}
            />
          </Box>
          <Typography variant="body2">{Math.round(processingProgress)} %</Typography>
        </Stack>
      )}
      {message && (
        <Typography
          variant="body2"
          color={status === 'failed' ? 'error' : 'textSecondary'}
          sx={{ maxWidth: '48ch', textWrap: 'pretty' }}
        >
          {message}
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
