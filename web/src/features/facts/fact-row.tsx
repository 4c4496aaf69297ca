import MoreIcon from '@mui/icons-material/MoreHorizOutlined';
import { Box, IconButton, Typography } from '@mui/material';
import { useState } from 'react';
import type { QuotedManual, SheetFact } from '@contract';
import { withFiguresWhole } from '../../lib/figures';
import { FactDetails } from './fact-details';
import { FactPages } from './fact-pages';
import { FactState } from './fact-state';
import { FactValue } from './fact-value';
import type { Block } from './groups';

/** As high as a finger is wide; beside each other on a desk a little less, without a smaller target. All begin on one line. */
const ROW = {
  ...{ display: 'flex', columnGap: 1, alignItems: 'baseline', py: { xs: 1.25, md: 0.5 } },
  '& > button': { alignSelf: 'flex-start', my: '-9.5px' },
} as const;

type Props = {
  vehicleId: number;
  manual: QuotedManual;
  block: Block;
  /** Its title does not stand over it. */
  isTitled: boolean;
};

/** Values that one place of the manual states for one case, each on a line, and their pages; its words, and what an owner can say of them, come on demand. */
export function FactRow({ vehicleId, manual, block: { title, lines }, isTitled }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [first, another] = lines;
  if (!first) return null;
  const name = [another ? '' : first.label, title].filter(Boolean).join(', ') || first.label;
  const condition = isTitled && title !== '' && (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {withFiguresWhole(title)}
    </Typography>
  );
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', breakInside: 'avoid' }}>
      {/* Over the whole width: letters twice as large leave no room beside the page. */}
      {another && condition && <Box sx={{ pt: 1, mb: { xs: -1, md: '-4px' } }}>{condition}</Box>}
      <Box sx={ROW}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          {lines.map(({ fact, label }) => (
            <FactFigure key={fact.id} {...{ fact, label }}>
              {!another && condition}
            </FactFigure>
          ))}
        </Box>
        <FactPages said={first.fact} manual={manual} />
        <IconButton
          className="no-print"
          aria-label={`Comprobar o cambiar: ${name}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          sx={{ flexShrink: 0, mr: -1, color: 'text.disabled' }}
        >
          <MoreIcon />
        </IconButton>
      </Box>
      {isOpen && <FactDetails {...{ vehicleId, manual, lines }} />}
    </Box>
  );
}

type FigureProps = { fact: SheetFact; label: string; children: React.ReactNode };

/** What it is of and its value at its right; a long one takes a line of its own where both have no room, and ends there, too. */
const FactFigure = ({ fact, label, children }: FigureProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
    <Box sx={{ flex: '1 1 6rem', minWidth: 0 }}>
      <Typography sx={{ overflowWrap: 'anywhere', lineHeight: 1.35 }}>
        {withFiguresWhole(label)}
      </Typography>
      {children}
      <FactState fact={fact} />
    </Box>
    <Box sx={{ minWidth: 0, maxWidth: { sm: '65%' }, ml: 'auto', textAlign: 'right' }}>
      <FactValue fact={fact} />
    </Box>
  </Box>
);
