import { Box, Stack, Typography } from '@mui/material';
import type { ExcerptBlock } from '@contract';
import { MarkedWords, type Marking } from './marked-words';

type Props = Marking & { blocks: readonly ExcerptBlock[] };

/** What a page says, where there is no picture of it: always text, never markup. */
export const PageText = ({ blocks, ...marking }: Props) => (
  <Stack sx={{ gap: 1.5, p: { xs: 2, sm: 3 }, maxWidth: '75ch', mx: 'auto' }}>
    {blocks.map((block, index) => (
      <Piece key={index} block={block} {...marking} />
    ))}
  </Stack>
);

function Piece({ block, ...marking }: Marking & { block: ExcerptBlock }) {
  if (block.kind === 'table') return <Rows table={block} {...marking} />;
  if (block.kind === 'list') {
    return (
      <Stack
        component={block.isOrdered ? 'ol' : 'ul'}
        sx={{ gap: 0.5, p: 0, m: 0, listStyle: 'none' }}
      >
        {block.units.map(({ id, mark, text }) => (
          <Typography key={id} component="li">
            <MarkedWords unit={id} {...marking}>
              {`${mark} ${text}`.trim()}
            </MarkedWords>
          </Typography>
        ))}
      </Stack>
    );
  }
  const words = block.units.map(({ id, text }, index) => (
    <MarkedWords key={id} unit={id} {...marking}>
      {index > 0 && ' '}
      {text}
    </MarkedWords>
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

const Rows = ({
  table,
  ...marking
}: Marking & { table: Extract<ExcerptBlock, { kind: 'table' }> }) => (
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
                <MarkedWords unit={id} {...marking} isWayBack={column === 0}>
                  {text}
                </MarkedWords>
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  </Box>
);
