import { Box, Stack, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { excerptBlocks } from './excerpt-blocks';

type Props = {
  content: string;
  /** What the answer says on the authority of this excerpt. */
  statements: readonly string[];
};

const mark = { bgcolor: 'warning.light', color: 'text.primary' } as const;

/** An excerpt to the letter, as text: nothing in a manual is ever markup here. */
export const ExcerptText = ({ content, statements }: Props) => (
  <Stack sx={{ gap: 1, minWidth: 0 }}>
    {excerptBlocks(content, statements).map((block, index) =>
      block.kind === 'text' ? (
        <Typography key={index} sx={{ whiteSpace: 'pre-wrap', maxWidth: '70ch' }}>
          {block.parts.map(({ text, isQuoted }, part) =>
            isQuoted ? (
              <Box
                component="mark"
                key={part}
                sx={{ ...mark, borderRadius: 0.5, boxDecorationBreak: 'clone' }}
              >
                {text}
              </Box>
            ) : (
              text
            ),
          )}
        </Typography>
      ) : (
        <Box
          key={index}
          role="group"
          aria-label="Tabla del manual"
          // Wider than a phone, it is scrolled with the arrow keys.
          tabIndex={0}
          sx={{ overflowX: 'auto' }}
        >
          <Table size="small" sx={{ width: 'auto', '& td': { px: 1.5 } }}>
            <TableBody>
              {block.rows.map(({ cells, isQuoted }, row) => (
                <TableRow key={row} sx={isQuoted ? mark : {}}>
                  {cells.map((cell, column) => (
                    <TableCell key={column} sx={{ fontSize: '0.9375rem' }}>
                      {isQuoted ? (
                        <Box component="mark" sx={{ bgcolor: 'transparent', color: 'inherit' }}>
                          {cell}
                        </Box>
                      ) : (
                        cell
                      )}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      ),
    )}
  </Stack>
);
