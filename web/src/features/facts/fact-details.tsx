import { Box, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import type { QuotedManual, SheetFact } from '@contract';
import { quoteAddress } from '../../lib/quote-address';
import { QuoteLine } from '../../ui/quote-line';
import { useFocusAfter } from '../../ui/use-focus-after';
import { FactActions } from './fact-actions';
import { OwnValueForm } from './own-value-form';

type Props = { vehicleId: number; manual: QuotedManual; facts: readonly SheetFact[] };

/** The manual's words with every page that says so, and what the owner says of each value. */
export function FactDetails({ vehicleId, manual, facts }: Props) {
  const [first, another] = facts;
  return (
    <Box sx={{ pb: 1 }}>
      {first &&
        [first.quote, ...first.alsoAt].map((one, at) => (
          <QuoteLine
            key={one.unit}
            {...(at === 0 && { words: one.text })}
            reference={one.pageReference}
            manual={manual.originalFilename}
            to={quoteAddress(one, manual)}
          />
        ))}
      {facts.map((fact) => (
        <FactNote
          key={fact.id}
          {...{ vehicleId, fact }}
          manualId={manual.manualId}
          isNamed={another !== undefined}
        />
      ))}
    </Box>
  );
}

type NoteProps = { vehicleId: number; manualId: number; fact: SheetFact; isNamed: boolean };

/** One of several is named: its buttons stand apart from its value. */
function FactNote({ vehicleId, manualId, fact, isNamed }: NoteProps) {
  const [isWriting, setWriting] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useFocusAfter(isWriting, place);
  const name = isNamed && <Typography sx={{ mr: 2, minWidth: '5rem' }}>{fact.of}</Typography>;
  return (
    <Box
      ref={place}
      tabIndex={-1}
      className="no-print"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}
    >
      {name}
      {isWriting ? (
        <OwnValueForm
          {...{ vehicleId }}
          id={fact.id}
          name={fact.of}
          before={fact.own ?? { value: '', unit: fact.unit }}
          onClose={() => setWriting(false)}
        />
      ) : (
        <FactActions {...{ vehicleId, manualId, fact }} onWrite={() => setWriting(true)} />
      )}
    </Box>
  );
}
