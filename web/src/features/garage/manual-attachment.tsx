import CloseIcon from '@mui/icons-material/CloseOutlined';
import { Box, IconButton, Typography } from '@mui/material';
import { formatBytes } from '../../lib/format';
import { MANUAL_FILES } from '../../lib/use-cover';
import { FilePicker } from '../../ui/file-picker';

type Props = {
  file: File | null;
  disabled: boolean;
  /** What its cover says. */
  said: string;
  onAttach: (file: File) => void;
  onRemove: () => void;
};

/** The manual that may come with a new vehicle, and fills in whose it is. */
export const ManualAttachment = ({ file, disabled, said, onAttach, onRemove }: Props) => (
  <Box sx={{ mb: 2.5 }}>
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ minWidth: 0 }}>
        <FilePicker
          label="Rellenar con el manual"
          accept={MANUAL_FILES}
          {...{ file, disabled, said }}
          onChoose={onAttach}
        />
      </Box>
      {file && (
        <IconButton aria-label={`Quitar ${file.name}`} onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      )}
    </Box>
    <Typography variant="body2" color="textSecondary">
      {file
        ? `${formatBytes(file.size)}. Se sube al guardar el vehículo.`
        : 'PDF, DOCX o TXT, hasta 20 MB. Los más grandes se suben desde Manuales.'}
    </Typography>
  </Box>
);
