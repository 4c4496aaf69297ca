import { Alert, Box, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { ManualPage, Marks } from '@contract';
import { sentenceOf } from '../../lib/api/api-error';
import type { Place } from '../../lib/page-address';
import type { Quotations } from '../../lib/quotations';
import { usePicture } from '../../lib/use-picture';
import { BlobImage, PageComing } from '../../ui/blob-image';
import { PagePicture } from './page-picture';
import { PageText } from './page-text';
import { leftEdge } from './readable-zoom';
import { marksWithin, scrollWithin, showRead } from './scroll-within';
import { AROUND_PAGE } from './use-zoom';

type Props = {
  /** Undefined until the first one is here. */
  page: ManualPage | undefined;
  /** It is the page before. */
  isStale: boolean;
  /** Times the width of the room, from 1. */
  zoom: number;
  place: Place;
  quotations: Quotations | undefined;
};

const NOTES: Partial<Record<Marks['state'], string>> = {
  unplaced: 'No sabemos en qué punto de la página está la cita, así que no la marcamos.',
  changed:
    'El manual se ha vuelto a leer desde esta respuesta y aquí ya no dice lo mismo: no marcamos nada.',
};

const around = { p: `${AROUND_PAGE}px` } as const;

/** What scrolls around the page. */
const regionOf = (frame: HTMLElement | null) =>
  frame?.closest<HTMLElement>('[role="region"]') ?? null;

/** Shows what is marked, once the page is here, and leads the keyboard to the mark that an owner wants to see. */
function useMarksInView(
  page: ManualPage | null,
  place: Place,
  wanted: Quotations['wanted'] | undefined,
) {
  const isShown = page !== null;
  const left = leftEdge(page);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const region = regionOf(frame.current);
    if (!isShown || !region) return;
    showRead(region, left);
  }, [isShown, place.page, place.marks, left]);
  useEffect(() => {
    const region = regionOf(frame.current);
    if (!isShown || !region || !wanted) return;
    const marks = marksWithin(frame.current, `[data-quotation="${wanted.statement}"]`);
    scrollWithin(region, marks);
    (marks[0] ?? region).focus({ preventScroll: true });
  }, [isShown, place.page, wanted]);
  return frame;
}

/** From here on the small picture would be seen to be small. */
const LARGE = 1.4;

/** A page: its picture, or its text where there is none. */
export function PageBody({ page, isStale, zoom, place, quotations }: Props) {
  const hasPictures = page?.hasPictures === true;
  // The small one stands until the large one is here, and where that cannot be had: without a network few are kept.
  const { data: small, error } = usePicture(place, 900, hasPictures);
  const { data: large } = usePicture(place, 1400, hasPictures && zoom > LARGE);
  const picture = large ?? small;
  const shown = isStale ? null : (page ?? null);
  const frame = useMarksInView(shown, place, quotations?.wanted);
  if (!shown || !page) {
    return (
      <Box ref={frame} aria-busy sx={around}>
        <Coming picture={picture ?? null} />
      </Box>
    );
  }
  const note = NOTES[page.marks.state];
  const isText = !page.hasPictures || error !== null;
  return (
    <Box ref={frame} sx={around}>
      {note && (
        <Alert severity="info" sx={{ mb: 1, mx: 'auto', maxWidth: 900 }}>
          {note}
        </Alert>
      )}
      {page.hasPictures && error && (
        <Alert severity="warning" sx={{ mb: 1, mx: 'auto', maxWidth: 900 }}>
          {sentenceOf(error)}
        </Alert>
      )}
      {isText ? (
        <PageText blocks={page.blocks} marked={new Set(page.marks.units)} quotations={quotations} />
      ) : (
        <PagePicture {...{ page, zoom, quotations }} picture={picture ?? null} />
      )}
      {isText && page.blocks.length === 0 && (
        <Typography color="textSecondary" sx={{ textAlign: 'center', py: 4 }}>
          De esta página no hay texto. Ábrela en el archivo original.
        </Typography>
      )}
    </Box>
  );
}

/** A page whose words and marks are on their way: its picture where that is at hand. */
function Coming({ picture }: { picture: Blob | null }) {
  const [ratio, setRatio] = useState(Math.SQRT2);
  return (
    <Box
      data-page-picture
      sx={{
        ...{ position: 'relative', width: '100%', maxWidth: 900, mx: 'auto' },
        aspectRatio: String(1 / ratio),
      }}
    >
      {picture ? <BlobImage blob={picture} alt="" onRatio={setRatio} /> : <PageComing />}
    </Box>
  );
}
