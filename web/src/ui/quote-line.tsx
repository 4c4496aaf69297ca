import { Box, Link as TextLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { onOneLine } from '../lib/one-line';
import { useWayToPage } from '../lib/use-way-to-page';
import { pageBadge } from './page-badge';

type Props = {
  /** The manual's own words; none where they are shown elsewhere. */
  words?: string;
  /** The page as it is shown: "p. 214". */
  reference: string;
  /** Which manual that is a page of. */
  manual: string;
  /** The address of that page. */
  to: string;
};

/** What a manual says, to the letter, and the way to the page where it stands; what shows it stays behind that. */
export function QuoteLine({ words, reference, manual, to }: Props) {
  const way = useWayToPage();
  return (
    <Box>
      {words !== undefined && (
        <Typography
          component="q"
          variant="body2"
          color="textSecondary"
          sx={{ quotes: '"«" "»"', overflowWrap: 'anywhere', mr: 1 }}
        >
          {onOneLine(words)}
        </Typography>
      )}
      <TextLink
        component={Link}
        to={to}
        {...way}
        aria-label={`Ver la página: ${manual}, ${reference}`}
        color="inherit"
        underline="hover"
        sx={{
          typography: 'body2',
          // Wide enough for a finger, without holding the lines around it apart.
          ...{ display: 'inline-flex', alignItems: 'center', minHeight: 44, my: '-11px' },
        }}
      >
        <Box component="span" sx={pageBadge}>
          {reference}
        </Box>
      </TextLink>
    </Box>
  );
}
