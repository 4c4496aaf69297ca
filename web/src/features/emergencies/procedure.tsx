import { Box, Stack, Typography } from '@mui/material';
import { quotesOfPart, type Emergency, type Gearbox, type QuotedManual } from '@contract';
import { onOneLine } from '../../lib/one-line';
import { outOfSight } from '../../ui/out-of-sight';
import { ToCheck } from '../../ui/to-check';
import { PageLinks } from './page-links';
import { Parts } from './parts';

type Props = {
  manual: QuotedManual;
  emergency: Emergency;
  /** That of the vehicle; undefined where nobody has said it. */
  gearbox: Gearbox | undefined;
  /** What stands above it: a heading that says the same is not shown again. */
  above: string;
};

/** One procedure of a manual, below its own heading; of one that could not be read whole, only where it is. */
export const Procedure = ({ manual, emergency, gearbox, above }: Props) => {
  const { heading, parts } = emergency;
  return (
    <Stack sx={{ gap: 2, mb: 3, '& [role=note]': { maxWidth: 'none' } }}>
      <Box>
        <Typography
          component="h3"
          variant="h3"
          sx={
            heading.text.toLowerCase() === above.toLowerCase()
              ? outOfSight
              : { overflowWrap: 'anywhere' }
          }
        >
          {onOneLine(heading.text)}
        </Typography>
        <ToCheck of={emergency} />
      </Box>
      {parts.length === 0 && (
        <Box>
          <Typography sx={{ fontSize: '1.125rem' }}>
            Sigue en la página. No hemos podido leer entero este procedimiento, y a medias sería
            peor que nada: míralo en tu manual.
          </Typography>
          <PageLinks manual={manual} quotes={[heading]} />
        </Box>
      )}
      <Parts {...{ manual, parts, gearbox }} title={heading} />
      <Box>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {manual.originalFilename}
        </Typography>
        {parts.length > 0 && (
          <PageLinks manual={manual} quotes={[heading, ...parts.flatMap(quotesOfPart)]} />
        )}
      </Box>
    </Stack>
  );
};
