import { Box } from '@mui/material';
import { useState } from 'react';
import type { ManualPage } from '@contract';
import type { Quotations } from '../../lib/quotations';
import { BlobImage, PageComing } from '../../ui/blob-image';
import { PageMarks } from './page-marks';
import { A4 } from './readable-zoom';
import { TextLayer } from './text-layer';

/** A page is no larger than this until somebody enlarges it, in pixels. */
const WIDEST = 900;

type Props = {
  page: ManualPage;
  /** Null while it is on its way. */
  picture: Blob | null;
  /** Times the width of the room, from 1. */
  zoom: number;
  /** Of an answer that stands beside it. */
  quotations: Quotations | undefined;
};

/** The printed page with what is quoted of it marked, and its words over it to be selected and read aloud. */
export function PagePicture({ page, picture, zoom, quotations }: Props) {
  // Until the picture tells its own.
  const [ratio, setRatio] = useState(A4);
  return (
    <Box
      data-page-picture
      sx={{
        position: 'relative',
        mx: 'auto',
        width: `${zoom * 100}%`,
        maxWidth: zoom > 1 ? 'none' : WIDEST,
        aspectRatio: String(1 / ratio),
        containerType: 'inline-size',
        bgcolor: '#fff',
        boxShadow: 1,
      }}
    >
      {picture ? (
        <BlobImage
          blob={picture}
          alt={page.blocks.length === 0 ? `Página ${page.page}: no se ha podido leer su texto` : ''}
          onRatio={setRatio}
        />
      ) : (
        <PageComing />
      )}
      {/* On no picture they would be blocks on grey; the keyboard finds them all the same. */}
      <Box sx={picture ? undefined : { opacity: 0 }}>
        <PageMarks page={page} quotations={quotations} />
      </Box>
      {picture && <TextLayer page={page} ratio={ratio} quotations={quotations} />}
    </Box>
  );
}
