import { Box } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Manual } from '@contract';
import { pageAddress } from '../../lib/page-address';
import { usePicture } from '../../lib/use-picture';
import { useWayToPage } from '../../lib/use-way-to-page';
import { BlobImage } from '../../ui/blob-image';
import { useSeen } from '../../ui/use-seen';

const WIDTH = 72;
/** Of an upright page, until the picture tells its own. */
const A4 = Math.SQRT2;

/** A manual's first page in small, once it is in sight; nothing where there is no picture of it. */
export function ManualCover({ manual }: { manual: Manual }) {
  const way = useWayToPage();
  const [place, isSeen] = useSeen();
  const [ratio, setRatio] = useState(A4);
  const { data: picture, error } = usePicture({ manual: manual.id, page: 1 }, 900, isSeen);
  if (error && !picture) return null;
  return (
    // "Abrir" says the same to the keyboard, and to who listens.
    <Box
      component={Link}
      ref={place}
      to={pageAddress(manual.id, 1)}
      {...way}
      aria-hidden
      tabIndex={-1}
      sx={{
        ...{ display: 'block', flexShrink: 0, alignSelf: 'flex-start', overflow: 'hidden' },
        ...{ width: WIDTH, aspectRatio: String(1 / ratio) },
        bgcolor: picture ? '#fff' : 'action.hover',
        ...{ border: 1, borderColor: 'divider', borderRadius: 0.5 },
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      {picture && <BlobImage blob={picture} alt="" onRatio={setRatio} />}
    </Box>
  );
}
