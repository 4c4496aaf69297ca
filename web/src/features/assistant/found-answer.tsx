import { Box, Card, Stack, Typography, useMediaQuery } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { statementsOf, unitsQuotedOf } from '../../lib/cited-pages';
import { AnswerActions } from './answer-actions';
import { AnswerText } from './answer-text';
import { CertaintyChip } from './certainty-chip';
import { Excerpts, showExcerpt } from './excerpts';
import { ManualChange } from './manual-change';
import { PageLink } from './page-link';
import type { ShownAnswer } from './shown-answer';
import { SourceBadges } from './source-badges';
import { quotedUnits } from './statements';

type Props = {
  answer: ShownAnswer;
  /** Null when it has been deleted meanwhile. */
  vehicle: string | null;
  historyPath: string;
  onAskAgain: () => void;
  /** What could be asked next. */
  children: ReactNode;
};

/** From here on what proves an answer stands beside it, and not below. */
const TWO_PANES = '(min-width: 1200px)';

/** An answer that stands in the manual: how sure it is and on which page, what it says, and the places themselves. */
export function FoundAnswer({ answer, vehicle, historyPath, onAskAgain, children }: Props) {
  const prefix = useId();
  const areTwoPanes = useMediaQuery(TWO_PANES, { noSsr: true });
  const sources = answer.sourceDocuments;
  const [first] = sources;
  const statements = statementsOf(answer);
  const idOf = (source: number) => `${prefix}-${source}`;
  const open = (source: number) => showExcerpt(document.getElementById(idOf(source)));
  const excerpts = (
    <Excerpts
      title="En el manual"
      sources={sources}
      quotedOf={(source) => quotedUnits(statements, source)}
      unitsOf={(source) => unitsQuotedOf(statements, source)}
      idOf={idOf}
      isOpen={areTwoPanes}
    />
  );
  const content = (
    <Stack sx={{ gap: { xs: 1.5, md: 2 }, minWidth: 0 }}>
      <CertaintyChip confidence={answer.confidence} source={first} onOpen={() => open(0)} />
      <ManualChange state={answer.manualState} onAskAgain={onAskAgain} />
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <AnswerText statements={statements} sources={sources} onOpenSource={open} />
        <Stack direction="row" sx={{ mt: 2, gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <SourceBadges sources={sources} onOpen={open} />
          {first && <PageLink source={first} units={unitsQuotedOf(statements, 0)} />}
        </Stack>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          Respuesta de una IA a partir de tus manuales. Si algo no encaja, prevalece lo que dice el
          manual.
        </Typography>
      </Card>
      <AnswerActions
        answer={answer}
        vehicle={vehicle}
        historyPath={historyPath}
        onAskAgain={onAskAgain}
      />
      {!areTwoPanes && excerpts}
      {children}
    </Stack>
  );
  if (!areTwoPanes) return content;
  return (
    <Box
      sx={{
        ...{ display: 'grid', gridTemplateColumns: 'minmax(0, 680fr) minmax(0, 440fr)' },
        ...{ gap: 4, alignItems: 'start', '@media print': { display: 'block' } },
      }}
    >
      {content}
      {/* The page has its place here, above its words. */}
      <Box
        sx={{
          position: 'sticky',
          top: 80,
          maxHeight: 'calc(100dvh - 168px)',
          overflowY: 'auto',
          displayPrint: 'none',
        }}
      >
        {excerpts}
      </Box>
    </Box>
  );
}
