import StopIcon from '@mui/icons-material/StopCircleOutlined';
import VolumeIcon from '@mui/icons-material/VolumeUpOutlined';
import { Button } from '@mui/material';
import { useReadAloud } from './use-read-aloud';

/** Says it by a Spanish voice of this device; nothing where there is none. */
export function ReadAloudButton({ pieces }: { pieces: readonly string[] }) {
  const { canRead, isReading, toggle } = useReadAloud(pieces);
  if (!canRead) return null;
  return (
    <Button onClick={toggle} startIcon={isReading ? <StopIcon /> : <VolumeIcon />}>
      {isReading ? 'Parar la lectura' : 'Leer en voz alta'}
    </Button>
  );
}
