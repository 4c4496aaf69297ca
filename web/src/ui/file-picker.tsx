import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { FileButton } from './file-button';

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
  return (
    <Box>
      <FileButton
        {...{ label, accept, disabled, onChoose }}
        icon={<UploadFileIcon />}
        describedBy={hintId}
      >
        {file ? file.name : label}
      </FileButton>
      <Typography id={hintId} role="status" variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {said}
      </Typography>
    </Box>
  );
}
