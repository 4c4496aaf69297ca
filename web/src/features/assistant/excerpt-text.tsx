import { Box, Stack, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { excerptBlocks } from './excerpt-blocks';

type Props = {
  content: string;
  /** What the answer says on the authority of this excerpt. */
  statements: readonly string[];
};

const mark = { bgcolor: 'warning.light', color: 'text.primary' } as const;

// Four columns fit a phone.
const cell = { px: { xs: 0.75, sm: 1.5 }, fontSize: { xs: '0.8125rem', sm: '0.9375rem' } } as const;

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
                sx={{
                  ...mark,
                  borderRadius: 0.5,
                  boxDecorationBreak: 'clone',
                  WebkitBoxDecorationBreak: 'clone',
                }}
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
          <Table size="small" sx={{ width: 'auto', '& td': cell }}>
            <TableBody>
              {block.rows.map(({ cells, isQuoted }, row) => (
                <TableRow key={row} sx={isQuoted ? mark : {}}>
                  {cells.map((text, column) => (
                    <TableCell key={column}>
                      {isQuoted ? (
                        <Box component="mark" sx={{ bgcolor: 'transparent', color: 'inherit' }}>
                          {text}
                        </Box>
                      ) : (
                        text
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
