import { Box, Typography } from '@mui/material';
import type { QuotedManual, SheetFact } from '@contract';
import { withFiguresWhole } from '../../lib/figures';
import { FactRow } from './fact-row';
import { blocksOf, runsOf } from './groups';

type Props = {
  vehicleId: number;
  manual: QuotedManual;
  facts: readonly SheetFact[];
  /** The version that the vehicle is. */
  chosen: string | null;
};

/** What one manual says of a part of the sheet, as a table: what it is of, the value, the page. */
export const FactRows = ({ vehicleId, manual, facts, chosen }: Props) =>
  runsOf(blocksOf(facts, chosen)).map(({ title, blocks }) => {
    const isOver = blocks.length > 1;
    return (
      <Box key={blocks[0]?.key}>
        {isOver && (
          <Typography sx={{ fontWeight: 600, pt: 1.5, pb: 0.5 }}>
            {withFiguresWhole(title)}
          </Typography>
        )}
        {blocks.map((block) => (
          <FactRow key={block.key} {...{ vehicleId, manual, block }} isTitled={!isOver} />
        ))}
      </Box>
    );
  });
