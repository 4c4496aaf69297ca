import MenuBookIcon from '@mui/icons-material/MenuBookOutlined';
import { Box, Card, Divider, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import type { SearchResponse } from '@contract';
import { AnswerActions } from './answer-actions';
import { ConfidenceMeter } from './confidence-meter';
import { Excerpts } from './excerpts';

type Props = { answer: SearchResponse; historyPath: string };

const nothingQuoted = (): readonly string[] => [];

/** The manual does not say: said plainly, with the places that come nearest. */
export function UnknownAnswer({ answer, historyPath }: Props) {
  const prefix = useId();
  return (
    <Stack sx={{ gap: 4 }}>
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack direction="row" sx={{ gap: 2 }}>
          <Box
            aria-hidden
            sx={{
              alignSelf: 'flex-start',
              display: 'flex',
              p: 1.25,
              borderRadius: '50%',
              bgcolor: 'warning.light',
              color: 'warning.dark',
            }}
          >
            <MenuBookIcon />
          </Box>
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h2">Tu manual no lo dice</Typography>
            <Typography sx={{ mt: 1, maxWidth: '65ch', whiteSpace: 'pre-line' }}>
              {answer.response}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5, maxWidth: '65ch' }}>
              Preferimos no responder antes que darte un dato que no está en tu manual. Quien busca
              es una IA: puede equivocarse, y prevalece el manual.
            </Typography>
          </Box>
        </Stack>
        <Divider sx={{ my: 2.5 }} />
        <Stack
          direction={{ xs: 'column-reverse', sm: 'row' }}
          sx={{ gap: 2, justifyContent: 'space-between' }}
        >
          <AnswerActions historyPath={historyPath} />
          <ConfidenceMeter confidence={answer.confidence} />
        </Stack>
      </Card>
      {answer.suggestions.length > 0 && (
        <Excerpts
          title="Lo más cercano que hay"
          sources={answer.suggestions}
          statementsOf={nothingQuoted}
          idOf={(source) => `${prefix}-${source}`}
        />
      )}
    </Stack>
  );
}
