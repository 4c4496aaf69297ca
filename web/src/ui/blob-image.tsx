import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';

type Props = {
  blob: Blob;
  alt: string;
  /** Its height by its width, once they are known. */
  onRatio: (ratio: number) => void;
};

/** A picture that is at hand as a file, as wide as its room. */
export function BlobImage({ blob, alt, onRatio }: Props) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!image.current) return undefined;
    const url = URL.createObjectURL(blob);
    image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return (
    <Box
      component="img"
      ref={image}
      alt={alt}
      draggable={false}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
        if (naturalWidth > 0) onRatio(naturalHeight / naturalWidth);
      }}
      sx={(theme) => ({
        ...{ display: 'block', width: '100%', height: '100%' },
        // White paper dazzles at night; in print it is paper.
        '@media screen': theme.applyStyles('dark', { filter: 'brightness(0.82)' }),
      })}
    />
  );
}
