import { Card, Divider, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import type { SearchResponse } from '@contract';
import { AnswerActions } from './answer-actions';
import { AnswerText } from './answer-text';
import { ConfidenceMeter } from './confidence-meter';
import { Excerpts } from './excerpts';
import { SourceBadges } from './source-badges';
import { saidOf, statementsOf } from './statements';

type Props = { answer: SearchResponse; historyPath: string };

/** An answer that stands in the manual: what it says, on which page, how sure it is, and the places themselves. */
export function FoundAnswer({ answer, historyPath }: Props) {
  const prefix = useId();
  const sources = answer.sourceDocuments;
  const statements = statementsOf(answer);
  const idOf = (source: number) => `${prefix}-${source}`;
  const open = (source: number) => showExcerpt(document.getElementById(idOf(source)));
  return (
    <Stack sx={{ gap: 4 }}>
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <AnswerText statements={statements} sources={sources} onOpenSource={open} />
        <Divider sx={{ my: 2.5 }} />
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ gap: 2, justifyContent: 'space-between', alignItems: { sm: 'flex-start' } }}
        >
          <SourceBadges sources={sources} onOpen={open} />
          <ConfidenceMeter confidence={answer.confidence} />
        </Stack>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          Respuesta de una IA a partir de tus manuales. Si algo no encaja, prevalece lo que dice el
          manual.
        </Typography>
        <Divider sx={{ my: 1.5 }} />
        <AnswerActions historyPath={historyPath} />
      </Card>
      <Excerpts
        title="En el manual"
        sources={sources}
        statementsOf={(source) => saidOf(statements, source)}
        idOf={idOf}
      />
    </Stack>
  );
}

/**
 * Puts the focus on an excerpt, and into view what the answer says of it, in a table the row: on a phone one may be
 * longer than the screen.
 */
function showExcerpt(excerpt: HTMLElement | null): void {
  excerpt?.focus({ preventScroll: true });
  const quoted = excerpt?.querySelector('td mark') ?? excerpt?.querySelector('mark');
  (quoted ?? excerpt)?.scrollIntoView({ block: 'center' });
}
