import MoreIcon from '@mui/icons-material/MoreHorizOutlined';
import { Box, IconButton, Typography } from '@mui/material';
import { useState } from 'react';
import type { QuotedManual, SheetFact } from '@contract';
import { quoteAddress } from '../../lib/quote-address';
import { QuoteLine } from '../../ui/quote-line';
import { withFiguresWhole } from '../../lib/figures';
import { FactActions } from './fact-actions';
import { FactState } from './fact-state';
import { FactValue } from './fact-value';
import { OwnValueForm } from './own-value-form';

type Props = { vehicleId: number; manual: QuotedManual; fact: SheetFact; title: string };

/** One value among many, on a line: what it is of, the value and its page; what can be said of it comes on demand. */
export function FactLine({ vehicleId, manual, fact, title }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isWriting, setWriting] = useState(false);
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', breakInside: 'avoid', py: 0.25 }}>
      <Box
        sx={{
          ...{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 },
          ...{ alignItems: 'center', justifyContent: 'flex-end' },
        }}
      >
        <Box sx={{ flex: '1 1 7rem', minWidth: 0 }}>
          <Typography sx={{ overflowWrap: 'anywhere', lineHeight: 1.35 }}>
            {withFiguresWhole(fact.of)}
          </Typography>
          {title !== '' && (
            <Typography variant="body2" color="textSecondary">
              {withFiguresWhole(title)}
            </Typography>
          )}
          <FactState fact={fact} />
        </Box>
        <Box sx={{ flexShrink: 0, minWidth: 'min-content', maxWidth: '40%', textAlign: 'right' }}>
          <FactValue fact={fact} isSmall />
        </Box>
        <Box sx={{ flexShrink: 0 }}>
          <QuoteLine
            reference={fact.quote.pageReference}
            manual={manual.originalFilename}
            to={quoteAddress(fact.quote, manual)}
          />
        </Box>
        <IconButton
          className="no-print"
          aria-label={`Comprobar o cambiar: ${fact.of}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          sx={{ flexShrink: 0 }}
        >
          <MoreIcon />
        </IconButton>
      </Box>
      {isOpen && !isWriting && (
        <FactActions
          {...{ vehicleId, fact }}
          manualId={manual.manualId}
          onWrite={() => setWriting(true)}
        />
      )}
      {isOpen && isWriting && (
        <OwnValueForm
          {...{ vehicleId }}
          id={fact.id}
          name={fact.of}
          before={fact.own ?? { value: '', unit: fact.unit }}
          onClose={() => setWriting(false)}
        />
      )}
    </Box>
  );
}
