import AttachIcon from '@mui/icons-material/AttachFileOutlined';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { useRef, type ChangeEvent } from 'react';
import { manualTypes, manualTypeOf, MAX_ATTACHED_MANUAL_BYTES } from '@contract';
import { formatBytes } from '../../lib/format';
import { english, inBoth } from '../../ui/english';
import { useToast, type Toast } from '../../ui/toast';

const ACCEPTED = Object.values(manualTypes).join(',');

function refusalOf(file: File): Toast | null {
  if (!manualTypeOf(file.name)) {
    return {
      title: 'Tipo de archivo no soportado',
      description: 'Por favor, sube un archivo PDF, DOCX o TXT',
      severity: 'error',
    };
  }
  if (file.size > MAX_ATTACHED_MANUAL_BYTES) {
    return {
      title: english('File too large'),
      description: inBoth(
        'The maximum file size is 20MB',
        'Aquí caben 20 MB. Guarda el vehículo sin él y súbelo desde Manuales, hasta 50 MB.',
      ),
      severity: 'error',
    };
  }
  return null;
}

type Props = { file: File | null; onChange: (file: File | null) => void };

/** The manual that may come with a new vehicle. */
export function ManualAttachment({ file, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const showToast = useToast();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    // Emptied, so that choosing the same file again is a change again.
    event.target.value = '';
    if (!chosen) return;
    const refusal = refusalOf(chosen);
    if (!refusal) onChange(chosen);
    showToast(
      refusal ?? {
        title: english('File selected'),
        description: `${chosen.name} se subirá al guardar el vehículo.`,
      },
    );
  };
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, mt: 2.5 }}>
      <Typography variant="subtitle2" component="h3">
        Manual del propietario (opcional)
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        PDF, DOCX o TXT, hasta 20 MB. Los más grandes se suben desde Manuales.
      </Typography>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        aria-label="Archivo del manual"
        tabIndex={-1}
        onChange={choose}
        hidden
      />
      {file ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere', flexGrow: 1 }}>
            {file.name}{' '}
            <Typography component="span" color="textSecondary">
              ({formatBytes(file.size)})
            </Typography>
          </Typography>
          <IconButton aria-label={`Quitar ${file.name}`} onClick={() => onChange(null)}>
            <CloseIcon />
          </IconButton>
        </Box>
      ) : (
        <Button
          variant="outlined"
          startIcon={<AttachIcon />}
          onClick={() => input.current?.click()}
        >
          Elegir archivo
        </Button>
      )}
    </Box>
  );
}
