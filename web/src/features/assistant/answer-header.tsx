import CarIcon from '@mui/icons-material/DirectionsCarOutlined';
import { Box, Chip, Link, Stack, Typography } from '@mui/material';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Classification } from '@contract';
import { questionKinds } from './question-kinds';

type Props = { query: string; vehicle: string | null; classification: Classification };

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
} as const;

/** The question that was asked, and of which kinds it is. Takes the focus: this is where reading goes on. */
export function AnswerHeader({ query, vehicle, classification }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isLong, setLong] = useState(false);
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = heading.current ?? {};
    setLong(scrollHeight > clientHeight + 1);
  }, [query]);
  return (
    <Stack component="header" sx={{ gap: 0.5 }}>
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="h1"
        sx={{
          ...{ fontSize: { xs: '1.25rem', md: '1.75rem' }, lineHeight: 1.3 },
          ...{ overflowWrap: 'anywhere', outline: 'none', textWrap: 'pretty' },
          ...(isWhole ? {} : { ...twoLines, '@media print': { WebkitLineClamp: 'none' } }),
        }}
      >
        {query}
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
      <Stack
        direction="row"
        sx={{ columnGap: 1, rowGap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}
      >
        {vehicle && (
          <Chip
            size="small"
            variant="outlined"
            icon={<CarIcon />}
            label={vehicle}
            sx={{ minWidth: 0, maxWidth: '100%' }}
          />
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          {questionKinds(classification).map((kind) => (
            <Chip key={kind} size="small" label={kind} color="secondary" variant="outlined" />
          ))}
        </Box>
      </Stack>
    </Stack>
  );
}
