import { Box, Stack, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import type { EmergencyPart, QuotedManual } from '@contract';
import { captionOf } from '../../lib/figure-key';
import { FigurePicture } from './figure-picture';

/** What a figure needs beside a sheet; below it, it stands within the sheet. */
const WIDE = '(min-width: 1440px)';
const FIGURE_WIDTH = 320;

type Props = {
  manual: QuotedManual;
  parts: readonly EmergencyPart[];
  /** Told whether its figures stand beside it. */
  children: (areFiguresBeside: boolean) => ReactNode;
};

/** A procedure with its figures at its right, in sight of every step, where there is room. */
export function WithFigures({ manual, parts, children }: Props) {
  const isWide = useMediaQuery(WIDE, { noSsr: true });
  const captions = parts.flatMap((part) =>
    part.kind === 'text' && !part.isNeeded ? (captionOf(part.quotes) ?? []) : [],
  );
  const areBeside = isWide && manual.hasPages && captions.length > 0;
  return (
    <Box sx={{ position: 'relative' }}>
      <Stack sx={{ gap: 2 }}>{children(areBeside)}</Stack>
      {areBeside && (
        <Box
          sx={{
            ...{ position: 'absolute', top: 0, bottom: 0, left: '100%', ml: 4 },
            ...{ width: FIGURE_WIDTH, displayPrint: 'none' },
          }}
        >
          <Box sx={{ position: 'sticky', top: 88 }}>
            {captions.map((caption) => (
              <FigurePicture key={caption.unit} {...{ manual, caption }} />
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}
