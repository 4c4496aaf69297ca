import StopIcon from '@mui/icons-material/StopCircleOutlined';
import VolumeIcon from '@mui/icons-material/VolumeUpOutlined';
import { Button } from '@mui/material';
import { useReadAloud } from './use-read-aloud';

type Props = Pick<ReturnType<typeof useReadAloud>, 'canRead' | 'isReading' | 'toggle'>;

/** Begins and ends a reading; nothing where there is no voice. */
export const ReadButton = ({ canRead, isReading, toggle }: Props) =>
  canRead && (
    <Button onClick={toggle} startIcon={isReading ? <StopIcon /> : <VolumeIcon />}>
      {isReading ? 'Parar la lectura' : 'Leer en voz alta'}
    </Button>
  );

/** Says it by a Spanish voice of this device. */
export const ReadAloudButton = ({ pieces }: { pieces: readonly string[] }) => (
  <ReadButton {...useReadAloud(pieces)} />
);
