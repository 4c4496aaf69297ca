import { Box, Link as TextLink } from '@mui/material';
import { useState, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Box as Quoted, SourceDocument } from '@contract';
import { framesOf } from '../../../lib/frames-of';
import { addressOf, type Place } from '../../../lib/page-address';
import { usePicture } from '../../../lib/use-picture';
import { useWayToPage } from '../../../lib/use-way-to-page';
import { BlobImage, PageComing } from '../../../ui/blob-image';
import { referenceOf } from '../excerpt/source-reference';

type Props = {
  source: SourceDocument;
  place: Place;
  /** Where on it stands what is quoted. */
  quoted: readonly Quoted[];
  onOpen: () => void;
};

/** A new tab, or a window, is the browser's to open. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);

const WIDTH = 72;
/** Of an upright page, until the picture tells its own. */
const A4 = Math.SQRT2;

const percent = (share: number): string => `${share * 100}%`;

/** The printed page in small, marked, in the very picture that is enlarged by a touch; nothing where it cannot be had. */
export function PageThumbnail({ source, place, quoted, onOpen }: Props) {
  const { data: picture, error } = usePicture(place, 900, true);
  const way = useWayToPage();
  // Null until its picture is drawn, which tells it.
  const [ratio, setRatio] = useState<number | null>(null);
  if (error && !picture) return null;
  return (
    <TextLink
      component={Link}
      to={addressOf(place)}
      {...way}
      data-thumbnail={place.page}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        onOpen();
      }}
      aria-label={`Ver la página: ${referenceOf(source)}`}
      sx={{
        ...{ position: 'relative', display: 'block', flexShrink: 0, overflow: 'hidden' },
        ...{ width: WIDTH, aspectRatio: String(1 / (ratio ?? A4)) },
        ...{ border: 1, borderColor: 'divider', borderRadius: 0.5, boxShadow: 1 },
        ...{ displayPrint: 'none', '&:hover': { borderColor: 'primary.main' } },
      }}
    >
      {picture ? (
        <>
          <BlobImage blob={picture} alt="" onRatio={setRatio} />
          {ratio !== null &&
            framesOf(quoted).map(({ x, y, w, h }, index) => (
              <Box
                key={index}
                aria-hidden
                sx={{
                  ...{ position: 'absolute', left: percent(x), top: percent(y) },
                  ...{ width: percent(w), height: percent(h), minHeight: '3px' },
                  ...{ bgcolor: MARK, mixBlendMode: 'multiply' },
                }}
              />
            ))}
        </>
      ) : (
        <PageComing />
      )}
    </TextLink>
  );
}

/** The marker's stroke on paper, which is white in both themes. */
const MARK = 'rgba(255, 170, 0, 0.6)';
