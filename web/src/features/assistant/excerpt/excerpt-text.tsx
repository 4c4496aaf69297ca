import { Box, Stack, Typography } from '@mui/material';
import type { ExcerptBlock, SourceDocument } from '@contract';
import { withFiguresWhole } from '../../../lib/figures';
import { ExcerptTable } from './excerpt-table';
import { Quoted } from './quoted';

type Quotations = {
  /** Ids of the units that the answer quotes. */
  quoted: ReadonlySet<string>;
};

type Props = Quotations & { excerpt: SourceDocument['metadata'] };

/** Around 70 characters to a line. */
const words = { whiteSpace: 'pre-line', maxWidth: '70ch' } as const;

/** An excerpt to the letter, as text: nothing in a manual is ever markup here. */
export const ExcerptText = ({ excerpt: { blocks, content }, quoted }: Props) => (
  <Stack sx={{ gap: 1, minWidth: 0 }}>
    {blocks.length === 0 && <Typography sx={words}>{withFiguresWhole(content)}</Typography>}
    {blocks.map((block, index) => (
      <ExcerptPiece key={index} block={block} quoted={quoted} />
    ))}
  </Stack>
);

function ExcerptPiece({ block, quoted }: Quotations & { block: ExcerptBlock }) {
  switch (block.kind) {
    case 'table':
      return <ExcerptTable table={block} quoted={quoted} />;
    case 'list':
      return <Items list={block} quoted={quoted} />;
    case 'warning':
      return (
        <Box sx={{ borderLeft: 4, borderColor: 'warning.main', pl: 1.5 }}>
          <Words units={block.units} quoted={quoted} />
        </Box>
      );
    case 'heading':
      return <Words units={block.units} quoted={quoted} isTitle />;
    case 'paragraph':
      return <Words units={block.units} quoted={quoted} />;
  }
}

const Words = ({
  units,
  quoted,
  isTitle = false,
}: Quotations & { units: { id: string; text: string }[]; isTitle?: boolean }) => (
  <Typography sx={{ ...words, ...(isTitle && { fontWeight: 600 }) }}>
    {units.map(({ id, text }, index) => (
      <Quoted key={id} isQuoted={quoted.has(id)}>
        {index > 0 && ' '}
        {withFiguresWhole(text)}
      </Quoted>
    ))}
  </Typography>
);

/** Items with the numbers and bullets that are printed before them. */
const Items = ({
  list: { isOrdered, units },
  quoted,
}: Quotations & { list: Extract<ExcerptBlock, { kind: 'list' }> }) => (
  <Stack component={isOrdered ? 'ol' : 'ul'} sx={{ gap: 0.5, p: 0, m: 0, listStyle: 'none' }}>
    {units.map(({ id, mark, text }) => (
      <Stack key={id} component="li" direction="row" sx={{ gap: 1, alignItems: 'baseline' }}>
        <Box component="span" sx={{ flex: '0 0 auto', minWidth: '1.25em' }}>
          {mark}
        </Box>
        <Typography sx={{ maxWidth: '68ch', minWidth: 0 }}>
          <Quoted isQuoted={quoted.has(id)}>{withFiguresWhole(text)}</Quoted>
        </Typography>
      </Stack>
    ))}
  </Stack>
);
