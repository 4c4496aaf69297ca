import QuestionIcon from '@mui/icons-material/HelpOutlineOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { Inspection } from '@contract';
import { onOneLine } from '../../lib/one-line';
import { PlanRow, RowTitle, When } from './plan-row';
import { inspectionText, openInspection, passedText } from './plan-texts';
import { RowDetails } from './row-details';

type Props = { law: Inspection; isLead: boolean; onDone: () => void };

/** The inspection that the law asks for: told apart from what the manual says. */
export function InspectionRow({ law, isLead, onDone }: Props) {
  const { name, state, rule } = law;
  const open = openInspection(law);
  return (
    <>
      {open === null ? (
        <PlanRow {...{ name, isLead, onDone }} isDue={state === 'now'}>
          <RowTitle isLead={isLead}>{name}</RowTitle>
          <When {...{ state, isLead }}>{inspectionText(law)}</When>
        </PlanRow>
      ) : (
        <Asked title={passedText(name, open)} onDone={onDone} />
      )}
      <RowDetails summary="Según la norma, no tu manual" isIndented={!isLead}>
        <Typography variant="body2" color="textSecondary">
          {onOneLine(rule)}
        </Typography>
      </RowDetails>
    </>
  );
}

/** When the next one is due nobody knows before this is answered; no date stands in for that. */
function Asked({ title, onDone }: { title: string; onDone: () => void }) {
  const [isMissed, setMissed] = useState(false);
  return (
    <Box sx={{ display: 'flex', gap: 0.5, ml: -1 }}>
      <QuestionIcon aria-hidden color="action" fontSize="small" sx={{ mx: 1.5, mt: 1.5 }} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <RowTitle>{title}</RowTitle>
        <Typography role="status" variant="body2" sx={isMissed ? MISSED : undefined}>
          {isMissed ? 'Pide cita ya: puede que esté caducada.' : 'No está apuntada.'}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={onDone}>
            Sí, apuntarla
          </Button>
          <Button aria-pressed={isMissed} onClick={() => setMissed(true)}>
            No
          </Button>
        </Stack>
      </Box>
    </Box>
  );
}

const MISSED = { fontWeight: 600, color: 'error.main' } as const;
