import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Quote, QuotedManual } from '@contract';
import { pageQuery } from '../../lib/api/page-query';
import { onOneLine } from '../../lib/one-line';
import { placeOf } from '../../lib/page-address';
import { usePicture } from '../../lib/use-picture';
import { BlobImage } from '../../ui/blob-image';
import { figureBox } from './figure-box';

const percent = (share: number): string => `${share * 100}%`;

type Props = {
  manual: QuotedManual;
  /** Its caption, or what its letters name. */
  caption: Quote;
};

/** A figure, cut out of the picture of its page; nothing where it cannot be had, or nobody knows where on it it is. */
export function FigurePicture({ manual, caption }: Props) {
  const place = placeOf(manual.manualId, caption.page, [{ id: caption.unit, hash: caption.hash }]);
  const { data: page } = useQuery(pageQuery(place));
  const box = page?.hasPictures ? figureBox(page, caption.unit) : null;
  const { data: picture } = usePicture(place, 900, box !== null);
  // Of the page, upright until its picture tells it.
  const [ratio, setRatio] = useState<number | null>(null);
  if (!box || !picture) return null;
  return (
    <Box
      component="figure"
      sx={{
        ...{ position: 'relative', overflow: 'hidden', m: 0, mt: 1, bgcolor: '#fff' },
        ...{ border: 1, borderColor: 'divider', borderRadius: 1, maxWidth: 480 },
        aspectRatio: String(box.w / (box.h * (ratio ?? Math.SQRT2))),
      }}
    >
      <Box
        sx={{
          ...{ position: 'absolute', width: percent(1 / box.w), height: percent(1 / box.h) },
          ...{ left: percent(-box.x / box.w), top: percent(-box.y / box.h) },
        }}
      >
        <BlobImage blob={picture} alt={`Figura: ${onOneLine(caption.text)}`} onRatio={setRatio} />
      </Box>
    </Box>
  );
}
