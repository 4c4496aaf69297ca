import CarIcon from '@mui/icons-material/DirectionsCarOutlined';
import { Chip, Link, Stack, Typography } from '@mui/material';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { withFiguresWhole } from '../../../lib/figures';
import { useVehicles } from '../../../lib/vehicles';
import { wrappingChip } from '../../../ui/wrapping-chip';
import { twoLines } from './two-lines';

type Props = { query: string; vehicle: string | null };

/** The question that was asked. Takes the focus: this is where reading goes on. */
export function AnswerHeader({ query, vehicle }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isLong, setLong] = useState(false);
  const [isWhole, setWhole] = useState(false);
  // The bar at the top names the only one; paper has no bar.
  const isOnly = useVehicles().data?.length === 1;
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = heading.current ?? {};
    setLong(scrollHeight > clientHeight + 1);
  }, [query]);
  return (
    <Stack component="header" sx={{ gap: 1 }}>
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="h1"
        sx={{
          ...{ fontSize: { xs: '1.25rem', md: '1.75rem' }, lineHeight: 1.3 },
          ...{ overflowWrap: 'anywhere', textWrap: 'pretty' },
          ...(isWhole ? {} : { ...twoLines, '@media print': { WebkitLineClamp: 'none' } }),
        }}
      >
        {withFiguresWhole(query)}
      </Typography>
      {isLong && (
        <Link
          component="button"
          type="button"
          variant="body2"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          sx={{ alignSelf: 'flex-start', py: 1, displayPrint: 'none' }}
        >
          {isWhole ? 'Ver menos' : 'Ver la pregunta entera'}
        </Link>
      )}
      {vehicle && (
        <Chip
          size="small"
          variant="outlined"
          icon={<CarIcon />}
          label={vehicle}
          sx={{
            ...{ ...wrappingChip, minHeight: 24, alignSelf: 'flex-start', maxWidth: '100%' },
            ...(isOnly && { display: 'none', displayPrint: 'inline-flex' }),
          }}
        />
      )}
    </Stack>
  );
}
