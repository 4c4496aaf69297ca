import AttachIcon from '@mui/icons-material/AttachFileOutlined';
import { Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useId, useRef, type ChangeEvent } from 'react';
import { RECEIPT_ACCEPT, type Receipt } from '@contract';
import { formatBytes } from '../../lib/format';
import { outOfSight } from '../../ui/out-of-sight';

type Props = {
  /** What is stored. */
  receipt: Receipt | null;
  /** What is to be stored in its place. */
  file: File | null;
  problem: string | null;
  /** How much of the file has left; null while it is not sent. */
  percent: number | null;
  disabled: boolean;
  onChoose: (file: File) => void;
  onOpen: () => void;
  onRemove: () => void;
};

/** A receipt: a photo taken now, a picture or a PDF. It is sent with the service. */
export function ReceiptField(props: Props) {
  const { receipt, file, problem, percent, disabled, onChoose, onOpen, onRemove } = props;
  const hintId = useId();
  const problemId = useId();
  const input = useRef<HTMLInputElement>(null);
  const shown = file ?? receipt;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    // Choosing the same file again must be heard again.
    target.value = '';
    if (chosen) onChoose(chosen);
  };
  const remove = () => {
    onRemove();
    // The button that was pressed is gone.
    input.current?.focus();
  };
  return (
    <Box role="group" aria-label="Recibo">
      <Typography id={hintId} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {shown
          ? `Recibo: ${shown.name} · ${formatBytes(shown.size)}`
          : 'Recibo: foto o PDF, hasta 10 MB.'}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
        <Button
          component="label"
          role={undefined}
          tabIndex={-1}
          variant="outlined"
          disabled={disabled}
          startIcon={<AttachIcon />}
          sx={{
            minHeight: 44,
            '&:has(:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
          }}
        >
          {shown ? 'Cambiar recibo' : 'Añadir recibo'}
          <Box
            component="input"
            type="file"
            ref={input}
            accept={RECEIPT_ACCEPT}
            disabled={disabled}
            aria-describedby={problem ? `${problemId} ${hintId}` : hintId}
            aria-invalid={problem !== null}
            onChange={choose}
            sx={outOfSight}
          />
        </Button>
        {receipt && !file && (
          <Button onClick={onOpen} disabled={disabled} sx={{ minHeight: 44 }}>
            Ver recibo
          </Button>
        )}
        {shown && (
          <Button onClick={remove} disabled={disabled} sx={{ minHeight: 44 }}>
            Quitar recibo
          </Button>
        )}
      </Stack>
      {percent !== null && (
        <Box sx={{ mt: 1 }}>
          <Typography variant="body2" role="status">
            Subiendo el recibo…
          </Typography>
          <LinearProgress
            variant="determinate"
            value={percent}
            aria-label="Subida del recibo"
            sx={{ height: 8, borderRadius: 1, mt: 0.5 }}
          />
        </Box>
      )}
      {problem && (
        <Typography id={problemId} variant="body2" color="error" role="alert" sx={{ mt: 1 }}>
          {problem}
        </Typography>
      )}
    </Box>
  );
}
