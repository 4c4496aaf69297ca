import { Box, Chip, Typography } from '@mui/material';
import { useId, type ReactElement } from 'react';
import { pageBadge } from '../../../ui/page-badge';
import { wrappingChip } from '../../../ui/wrapping-chip';
import type { Starter } from './starters';

type Props = {
  title: string;
  questions: readonly (string | Starter)[];
  icon: ReactElement;
  disabled?: boolean;
  onChoose: (question: string) => void;
};

const asStarter = (question: string | Starter): Starter =>
  typeof question === 'string' ? { query: question } : question;

/** Questions to choose from; what choosing does is the caller's affair. */
export function QuestionList({ title, questions, icon, disabled = false, onChoose }: Props) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} component="h2" variant="subtitle2" color="textSecondary">
        {title}
      </Typography>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 0, m: 0, mt: 1, listStyle: 'none' }}
      >
        {questions.map(asStarter).map(({ query, place }) => (
          <Box component="li" key={query} sx={{ maxWidth: '100%' }}>
            <Chip
              component="button"
              type="button"
              clickable
              disabled={disabled}
              icon={icon}
              label={
                <>
                  {place ? `${query} ` : query}
                  {place && (
                    <Box component="span" sx={pageBadge}>
                      {place}
                    </Box>
                  )}
                </>
              }
              variant="outlined"
              onClick={() => onChoose(query)}
              sx={{
                ...{ ...wrappingChip, minHeight: 44, maxWidth: '100%', borderRadius: 22 },
                ...{ bgcolor: 'background.paper', py: 0.75, textAlign: 'left' },
                '& svg': { flexShrink: 0 },
              }}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
