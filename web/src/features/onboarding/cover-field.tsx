import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useId, type ChangeEvent } from 'react';
import { manualTypeOf, manualTypes, type Cover } from '@contract';
import { outOfSight } from '../../ui/out-of-sight';
import { useCover } from './use-cover';

const ACCEPT = Object.entries(manualTypes).flat().join(',');

type Props = {
  file: File | null;
  disabled: boolean;
  /** Says what is wrong with one that cannot be a manual. */
  onChoose: (file: File) => void;
  onRead: (cover: Cover) => void;
};

function sentenceOf(cover: Cover | undefined, isReading: boolean): string {
  if (isReading) return 'Leyendo la portada…';
  if (!cover) return 'Opcional: sacamos la marca, el modelo y el año de su portada.';
  const told = [cover.make, cover.model, cover.year].filter(Boolean).join(' ');
  return told === ''
    ? 'La portada no dice de qué vehículo es: escríbelo tú. El archivo queda elegido.'
    : `La portada dice ${told}. Comprueba que es el tuyo. El archivo queda elegido.`;
}

/** Takes the manual before its vehicle is known, and fills in what its cover says of that. */
export function CoverField({ file, disabled, onChoose, onRead }: Props) {
  const hintId = useId();
  const { mutate, data, isPending } = useCover(onRead);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    // Choosing the same file again must be heard again.
    target.value = '';
    if (!chosen) return;
    onChoose(chosen);
    if (manualTypeOf(chosen.name)) mutate(chosen);
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
        {file ? file.name : 'Rellenar con el manual'}
        <Box
          component="input"
          type="file"
          accept={ACCEPT}
          disabled={disabled}
          aria-label="Rellenar con el manual"
          aria-describedby={hintId}
          onChange={choose}
          sx={outOfSight}
        />
      </Button>
      <Typography id={hintId} role="status" variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {sentenceOf(data, isPending)}
      </Typography>
    </Box>
  );
}
