import { Chip, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { Classification } from '@contract';
import { questionKinds } from './question-kinds';

type Props = { query: string; vehicle: string | null; classification: Classification };

/** The question that was asked, and of which kinds it is. Takes the focus: this is where reading goes on. */
export function AnswerHeader({ query, vehicle, classification }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack component="header" sx={{ gap: 1 }}>
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="h1"
        sx={{
          fontSize: { xs: '1.375rem', sm: '1.625rem' },
          overflowWrap: 'anywhere',
          outline: 'none',
        }}
      >
        {query}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {questionKinds(classification).map((kind) => (
          <Chip key={kind} size="small" label={kind} color="secondary" variant="outlined" />
        ))}
        {vehicle && (
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
          >
            {vehicle}
          </Typography>
        )}
      </Stack>
    </Stack>
  );
}
