import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useId, type ChangeEvent } from 'react';
import { outOfSight } from './out-of-sight';

type Props = {
  label: string;
  /** The one that is chosen: its name takes the label's place. */
  file: File | null;
  accept: string;
  disabled?: boolean;
  /** What becomes of it, below the button. */
  said: string;
  onChoose: (file: File) => void;
};

/** A button that takes a file, with a line on what becomes of it. */
export function FilePicker({ label, file, accept, disabled = false, said, onChoose }: Props) {
  const hintId = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    // Choosing the same file again must be heard again.
    target.value = '';
    if (chosen) onChoose(chosen);
  };
  return (
    <Box>
      <Button
        component="label"
        role={undefined}
        tabIndex={-1}
        variant="outlined"
        disabled={disabled}
        startIcon={<UploadFileIcon />}
        sx={{
          ...{ minHeight: 44, overflowWrap: 'anywhere' },
          '&:has(:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
        }}
      >
        {file ? file.name : label}
        <Box
          component="input"
          type="file"
          accept={accept}
          disabled={disabled}
          aria-label={label}
          aria-describedby={hintId}
          onChange={choose}
          sx={outOfSight}
        />
      </Button>
      <Typography id={hintId} role="status" variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {said}
      </Typography>
    </Box>
  );
}
