import AttachIcon from '@mui/icons-material/AttachFileOutlined';
import { Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useId, useRef } from 'react';
import { RECEIPT_ACCEPT, type Receipt } from '@contract';
import { formatBytes } from '../../lib/format';
import { FileButton } from '../../ui/file-button';

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
        <FileButton
          {...{ disabled, onChoose }}
          ref={input}
          icon={<AttachIcon />}
          accept={RECEIPT_ACCEPT}
          describedBy={problem ? `${problemId} ${hintId}` : hintId}
          isInvalid={problem !== null}
        >
          {shown ? 'Cambiar recibo' : 'Añadir recibo'}
        </FileButton>
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
