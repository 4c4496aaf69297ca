import { Box, Chip, Typography } from '@mui/material';
import { useId, type ReactElement } from 'react';

type Props = {
  title: string;
  questions: readonly string[];
  icon: ReactElement;
  disabled?: boolean;
  onChoose: (question: string) => void;
};

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
        {questions.map((question) => (
          <Box component="li" key={question} sx={{ maxWidth: '100%' }}>
            <Chip
              component="button"
              type="button"
              clickable
              disabled={disabled}
              icon={icon}
              label={question}
              variant="outlined"
              onClick={() => onChoose(question)}
              sx={{
                height: 'auto',
                minHeight: 44,
                maxWidth: '100%',
                borderRadius: 22,
                bgcolor: 'background.paper',
                '& .MuiChip-label': { whiteSpace: 'normal', textAlign: 'left', py: 1 },
                '& .MuiChip-icon': { flexShrink: 0 },
              }}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
