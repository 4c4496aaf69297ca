import { Alert, Box, Skeleton, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { ManualPage, Marks } from '@contract';
import { sentenceOf } from '../../lib/api-error';
import { PagePicture } from './page-picture';
import { PageText } from './page-text';
import { usePicture, type Place } from './use-page';

type Props = {
  /** Undefined until the first one is here. */
  page: ManualPage | undefined;
  /** It is the page before. */
  isStale: boolean;
  isLarge: boolean;
  place: Place;
};

const NOTES: Partial<Record<Marks['state'], string>> = {
  unplaced: 'No sabemos en qué punto de la página está la cita, así que no la marcamos.',
  changed:
    'El manual se ha vuelto a leer desde esta respuesta y aquí ya no dice lo mismo: no marcamos nada.',
};

/** A page: its picture, or its text where there is none. */
export function PageBody({ page, isStale, isLarge, place }: Props) {
  const width = isLarge ? 1400 : 900;
  const { data: picture, error } = usePicture(place, width, page?.hasPictures === true);
  const frame = useRef<HTMLDivElement>(null);
  const isShown = page !== undefined && !isStale;
  useEffect(() => {
    if (!isShown) return;
    const mark = frame.current?.querySelector('[data-mark], mark');
    if (mark) mark.scrollIntoView({ block: 'center', inline: 'center' });
    else frame.current?.scrollIntoView({ block: 'start' });
  }, [isShown, place.page, place.marks]);
  if (!page || isStale) {
    return (
      <Box ref={frame} aria-busy sx={{ p: { xs: 1, sm: 2 } }}>
        <Skeleton
          variant="rectangular"
          sx={{
            width: '100%',
            maxWidth: 900,
            mx: 'auto',
            height: 'auto',
            aspectRatio: '1 / 1.414',
          }}
        />
      </Box>
    );
  }
  const note = NOTES[page.marks.state];
  const isText = !page.hasPictures || error !== null;
  return (
    <Box ref={frame} sx={{ p: { xs: 1, sm: 2 } }}>
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
        <PageText blocks={page.blocks} marked={new Set(page.marks.units)} />
      ) : (
        <PagePicture page={page} picture={picture ?? null} isLarge={isLarge} />
      )}
      {isText && page.blocks.length === 0 && (
        <Typography color="textSecondary" sx={{ textAlign: 'center', py: 4 }}>
          De esta página no hay texto. Ábrela en el archivo original.
        </Typography>
      )}
    </Box>
  );
}
