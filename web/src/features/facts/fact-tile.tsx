import { Box, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import type { QuotedManual, SheetFact } from '@contract';
import { useFocusAfter } from '../../ui/use-focus-after';
import { withFiguresWhole } from '../../lib/figures';
import { FactActions } from './fact-actions';
import { FactState } from './fact-state';
import { FactValue } from './fact-value';
import { OwnValueForm } from './own-value-form';

type Props = { vehicleId: number; manual: QuotedManual; fact: SheetFact };

/** One value: what it is of, a large figure, where it comes from and what the owner says of it. */
export function FactTile({ vehicleId, manual: { manualId }, fact }: Props) {
  const [isWriting, setWriting] = useState(false);
  const name = useRef<HTMLParagraphElement>(null);
  useFocusAfter(isWriting, name);
  const before = fact.own ?? { value: '', unit: fact.unit };
  return (
    <Box sx={{ minWidth: 0, breakInside: 'avoid', ...(isWriting && { gridColumn: '1 / -1' }) }}>
      <Typography ref={name} tabIndex={-1} color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {withFiguresWhole(fact.of)}
      </Typography>
      <FactValue fact={fact} />
      <FactState fact={fact} />
      {isWriting ? (
        <OwnValueForm
          {...{ vehicleId, before }}
          id={fact.id}
          name={fact.of}
          onClose={() => setWriting(false)}
        />
      ) : (
        <FactActions {...{ vehicleId, manualId, fact }} onWrite={() => setWriting(true)} />
      )}
    </Box>
  );
}
