import { Box, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import type { QuotedManual, SheetFact } from '@contract';
import { quoteAddress } from '../../lib/quote-address';
import { QuoteLine } from '../../ui/quote-line';
import { useFocusAfter } from '../../ui/use-focus-after';
import { FactActions } from './fact-actions';
import type { Block } from './groups';
import { OwnValueForm } from './own-value-form';

type Props = { vehicleId: number; manual: QuotedManual; lines: Block['lines'] };

/** The manual's words with every page that says so, and what the owner says of each value. */
export function FactDetails({ vehicleId, manual, lines }: Props) {
  const [first, another] = lines;
  return (
    <Box sx={{ pb: 1 }}>
      {first &&
        [first.fact.quote, ...first.fact.alsoAt].map((one, at) => (
          <QuoteLine
            key={one.unit}
            {...(at === 0 && { words: one.text })}
            reference={one.pageReference}
            manual={manual.originalFilename}
            to={quoteAddress(one, manual)}
          />
        ))}
      {lines.map(({ fact, label }) => (
        <FactNote
          key={fact.id}
          {...{ vehicleId, fact }}
          manualId={manual.manualId}
          label={another ? label : ''}
        />
      ))}
    </Box>
  );
}

type NoteProps = { vehicleId: number; manualId: number; fact: SheetFact; label: string };

/** One of several is named: its buttons stand apart from its value. */
function FactNote({ vehicleId, manualId, fact, label }: NoteProps) {
  const [isWriting, setWriting] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useFocusAfter(isWriting, place);
  return (
    <Box
      ref={place}
      tabIndex={-1}
      className="no-print"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}
    >
      {label !== '' && <Typography sx={{ mr: 2, minWidth: '5rem' }}>{label}</Typography>}
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
