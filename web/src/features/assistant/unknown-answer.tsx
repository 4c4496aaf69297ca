import MenuBookIcon from '@mui/icons-material/MenuBookOutlined';
import { Box, Card, Stack, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { IconDisc } from '../../ui/icon-disc';
import { Dispensable } from '../../ui/on-demand';
import { AnswerActions } from './answer-actions';
import { BeyondCard } from './beyond-on-demand';
import { CertaintyChip } from './certainty-chip';
import { Excerpts } from './excerpts';
import type { ShownAnswer } from './shown-answer';

type Props = {
  answer: ShownAnswer;
  /** Null when it has been deleted meanwhile. */
  vehicle: string | null;
  historyPath: string;
  onAskAgain: () => void;
  /** What could be asked next. */
  children: ReactNode;
};

const NOTHING: ReadonlySet<string> = new Set();

/** The manual does not say: said plainly, with the places that come nearest. */
export function UnknownAnswer({ answer, vehicle, historyPath, onAskAgain, children }: Props) {
  const prefix = useId();
  return (
    <Stack sx={{ gap: { xs: 1.5, md: 2 }, maxWidth: 860 }}>
      <CertaintyChip confidence={answer.confidence} />
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack direction="row" sx={{ gap: 2 }}>
          <IconDisc colour="warning.dark" background="warning.light">
            <MenuBookIcon />
          </IconDisc>
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
      </Card>
      <AnswerActions
        answer={answer}
        vehicle={vehicle}
        historyPath={historyPath}
        onAskAgain={onAskAgain}
      />
      {answer.beyond && (
        <Dispensable>
          <BeyondCard beyond={answer.beyond} />
        </Dispensable>
      )}
      {answer.suggestions.length > 0 && (
        <Excerpts
          title="Lo más cercano que hay"
          sources={answer.suggestions}
          quotedOf={() => NOTHING}
          idOf={(source) => `${prefix}-${source}`}
          isOpen
        />
      )}
      {children}
    </Stack>
  );
}
