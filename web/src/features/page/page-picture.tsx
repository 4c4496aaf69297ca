import { Box, Skeleton } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { Box as Place, ManualPage } from '@contract';
import { framesOf } from './frames-of';
import { TextLayer } from './text-layer';

/** Of an upright page, until the picture tells its own. */
const A4 = Math.SQRT2;

/**
 * Amber over paper, which is white in both themes: the line has 6:1 against it, and the ground lets the words through.
 * `palette` is of the screen around, so these are their own.
 */
const MARK = { line: '#8A5300', ground: 'rgba(255, 193, 60, 0.38)' } as const;

const percent = (share: number): string => `${share * 100}%`;

const placed = ({ x, y, w, h }: Place) => ({
  position: 'absolute',
  left: percent(x),
  top: percent(y),
  width: percent(w),
  height: percent(h),
});

type Props = {
  page: ManualPage;
  /** Null while it is on its way. */
  picture: Blob | null;
  isLarge: boolean;
};

/** The printed page with what is quoted of it marked, and its words over it to be selected and read aloud. */
export function PagePicture({ page, picture, isLarge }: Props) {
  const [ratio, setRatio] = useState(A4);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!picture || !image.current) return undefined;
    const url = URL.createObjectURL(picture);
    image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [picture]);
  return (
    <Box
      sx={{
        position: 'relative',
        mx: 'auto',
        width: isLarge ? 1400 : '100%',
        maxWidth: isLarge ? 'none' : 900,
        aspectRatio: String(1 / ratio),
        containerType: 'inline-size',
        bgcolor: '#fff',
        boxShadow: 1,
      }}
    >
      {picture ? (
        <Box
          component="img"
          ref={image}
          alt={page.blocks.length === 0 ? `Página ${page.page}: no se ha podido leer su texto` : ''}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            if (naturalWidth > 0) setRatio(naturalHeight / naturalWidth);
          }}
          sx={{ display: 'block', width: '100%', height: '100%' }}
        />
      ) : (
        <Skeleton variant="rectangular" sx={{ width: '100%', height: '100%' }} />
      )}
      {framesOf(page.marks.boxes).map((box, index) => (
        <Box
          key={index}
          data-mark
          aria-hidden
          sx={{
            ...placed(box),
            bgcolor: MARK.ground,
            mixBlendMode: 'multiply',
            outline: `2px solid ${MARK.line}`,
            outlineOffset: { xs: '1px', sm: '3px' },
            borderRadius: '2px',
          }}
        />
      ))}
      {picture && <TextLayer page={page} ratio={ratio} />}
    </Box>
  );
}
