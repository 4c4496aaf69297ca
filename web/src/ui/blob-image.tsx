import { Box, Skeleton } from '@mui/material';
import { useEffect, useRef, useState } from 'react';

type Props = {
  blob: Blob;
  alt: string;
  /** Its height by its width, once they are known. */
  onRatio: (ratio: number) => void;
};

/** White paper dazzles at night: how bright it is then. */
export const AT_NIGHT = 0.82;

/** A picture that is at hand as a file, as wide as its room; until it is drawn something else than a white sheet. */
export function BlobImage({ blob, alt, onRatio }: Props) {
  const image = useRef<HTMLImageElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!image.current) return undefined;
    const url = URL.createObjectURL(blob);
    image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return (
    <>
      <Box
        component="img"
        ref={image}
        alt={alt}
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          setDrawn(true);
          if (naturalWidth > 0) onRatio(naturalHeight / naturalWidth);
        }}
        sx={(theme) => ({
          ...{ display: 'block', width: '100%', height: '100%' },
          // In print it is paper.
          '@media screen': theme.applyStyles('dark', { filter: `brightness(${AT_NIGHT})` }),
        })}
      />
      {!isDrawn && <PageComing />}
    </>
  );
}

/** Stands for a page, over all of its room, until its picture is there. */
export const PageComing = () => (
  <Box
    aria-hidden
    data-page-coming
    sx={{ position: 'absolute', inset: 0, bgcolor: 'background.paper', displayPrint: 'none' }}
  >
    <Skeleton variant="rectangular" sx={{ width: '100%', height: '100%' }} />
  </Box>
);
