import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Typography } from '@mui/material';
import { useId, useState, type ChangeEvent, type DragEvent } from 'react';
import { manualTypes } from '@contract';
import { formatBytes } from '../../lib/format';
import { outOfSight } from '../../ui/out-of-sight';

/** Extensions for desktops, media types for phones, which often know no extensions. */
const ACCEPT = Object.entries(manualTypes).flat().join(',');

type Props = {
  file: File | null;
  /** What was wrong with the last choice. */
  problem: string | null;
  disabled: boolean;
  onChoose: (file: File) => void;
};

/** Takes a file by click, by keyboard (the field below the drawing is a real one) or by drag and drop. */
export function FileDrop({ file, problem, disabled, onChoose }: Props) {
  const hintId = useId();
  const problemId = useId();
  const [isOver, setOver] = useState(false);

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    // Choosing the same file again must be heard again.
    event.target.value = '';
    if (chosen) onChoose(chosen);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped && !disabled) onChoose(dropped);
  };

  return (
    <Box>
      <Box
        component="label"
        data-testid="file-drop"
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          gap: 0.5,
          p: 3,
          textAlign: 'center',
          border: 2,
          borderStyle: isOver ? 'solid' : 'dashed',
          borderColor: problem ? 'error.main' : isOver ? 'primary.main' : 'text.disabled',
          borderRadius: 1,
          bgcolor: isOver ? 'primary.light' : 'transparent',
          cursor: disabled ? 'default' : 'pointer',
          transition: 'background-color 120ms',
          '&:hover': disabled ? {} : { bgcolor: 'action.hover' },
          '&:has(:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
        }}
      >
        <Box
          component="input"
          type="file"
          accept={ACCEPT}
          disabled={disabled}
          aria-label="Archivo del manual"
          aria-describedby={problem ? `${problemId} ${hintId}` : hintId}
          aria-invalid={problem !== null}
          onChange={choose}
          sx={outOfSight}
        />
        {file ? (
          <DescriptionIcon color="primary" sx={{ fontSize: 32 }} />
        ) : (
          <UploadFileIcon color="primary" sx={{ fontSize: 32 }} />
        )}
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {file ? file.name : 'Elige el manual o arrástralo aquí'}
        </Typography>
        <Typography id={hintId} variant="body2" color="textSecondary">
          {file
            ? `${formatBytes(file.size)} · Pulsa para cambiarlo`
            : 'PDF, DOCX o TXT, hasta 50 MB'}
        </Typography>
      </Box>
      {problem && (
        <Typography id={problemId} variant="body2" color="error" sx={{ mt: 1 }}>
          {problem}
        </Typography>
      )}
    </Box>
  );
}
