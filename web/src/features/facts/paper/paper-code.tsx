import { Box } from '@mui/material';
import { encode } from 'uqr';
import { ofWidth } from './paper-styles';

/** Modules of white around the code, which what reads it needs. */
const BORDER = 2;

/** As a phone's camera reads it from an arm's length. */
const SIZE_MM = 24;

/** The dark modules as one path, each row in as few pieces as it has. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      row.map((isDark, x) => {
        if (!isDark || row[x - 1]) return '';
        const end = row.indexOf(false, x);
        const length = (end < 0 ? row.length : end) - x;
        return `M${x} ${y}h${length}v1h-${length}z`;
      }),
    )
    .join('');

/** An address to be read by a phone's camera: dark on white, in both themes. */
export function PaperCode({ address, label }: { address: string; label: string }) {
  const { data, size } = encode(address, { ecc: 'M', border: BORDER });
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{
        ...{ display: 'block', width: ofWidth(SIZE_MM), height: ofWidth(SIZE_MM) },
        ...{ flexShrink: 0, bgcolor: '#fff' },
        '@media print': { width: `${SIZE_MM}mm`, height: `${SIZE_MM}mm` },
      }}
    >
      <path d={pathOf(data)} fill="#000" />
    </Box>
  );
}
