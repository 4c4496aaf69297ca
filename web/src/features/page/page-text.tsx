import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { ExcerptBlock } from '@contract';

type Marked = { marked: ReadonlySet<string> };
type Props = Marked & { blocks: readonly ExcerptBlock[] };

/** What a page says, where there is no picture of it: always text, never markup. */
export const PageText = ({ blocks, marked }: Props) => (
  <Stack sx={{ gap: 1.5, p: { xs: 2, sm: 3 }, maxWidth: '75ch', mx: 'auto' }}>
    {blocks.map((block, index) => (
      <Piece key={index} block={block} marked={marked} />
    ))}
  </Stack>
);

function Piece({ block, marked }: Marked & { block: ExcerptBlock }) {
  if (block.kind === 'table') return <Rows table={block} marked={marked} />;
  if (block.kind === 'list') {
    return (
      <Stack
        component={block.isOrdered ? 'ol' : 'ul'}
        sx={{ gap: 0.5, p: 0, m: 0, listStyle: 'none' }}
      >
        {block.units.map(({ id, mark, text }) => (
          <Typography key={id} component="li">
            <Words isMarked={marked.has(id)}>{`${mark} ${text}`.trim()}</Words>
          </Typography>
        ))}
      </Stack>
    );
  }
  const words = block.units.map(({ id, text }, index) => (
    <Words key={id} isMarked={marked.has(id)}>
      {index > 0 && ' '}
      {text}
    </Words>
  ));
  if (block.kind === 'heading') return <Typography variant="h3">{words}</Typography>;
  const isWarning = block.kind === 'warning';
  return (
    <Typography
      sx={isWarning ? { borderLeft: 4, borderColor: 'warning.main', pl: 1.5 } : undefined}
    >
      {words}
    </Typography>
  );
}

const Rows = ({ table, marked }: Marked & { table: Extract<ExcerptBlock, { kind: 'table' }> }) => (
  <Box role="group" aria-label="Tabla del manual" tabIndex={0} sx={{ overflowX: 'auto' }}>
    <Box component="table" sx={{ borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' }}>
      <tbody>
        {table.units.map(({ id, is, cells }) => (
          <tr key={id}>
            {cells.map((text, column) => (
              <Box
                key={column}
                component={is === 'names' ? 'th' : 'td'}
                sx={{ border: 1, borderColor: 'divider', px: 1, py: 0.5, textAlign: 'left' }}
              >
                <Words isMarked={marked.has(id)}>{text}</Words>
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  </Box>
);

const Words = ({ isMarked, children }: { isMarked: boolean; children: ReactNode }) =>
  isMarked ? (
    <Box
      component="mark"
      sx={{
        bgcolor: 'warning.light',
        color: 'text.primary',
        boxShadow: ({ palette }) => `inset 0 -2px 0 ${palette.warning.main}`,
      }}
    >
      {children}
    </Box>
  ) : (
    children
  );
