import { Link as TextLink } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import type { Quote, QuotedManual } from '@contract';
import { pageAddress } from '../../lib/page-address';
import { needsFigure } from '../../lib/figure-key';

type Props = { manual: QuotedManual; quotes: readonly Quote[] };

/** The way to the figure whose letters are named; none where words do without it, or the manual has no pages. */
export function FigureLink({ manual, quotes }: Props) {
  const behind = useLocation();
  const key = quotes.find(({ text }) => needsFigure(text));
  if (!key || !manual.hasPages) return null;
  return (
    <TextLink
      component={Link}
      to={pageAddress(manual.manualId, key.page, [{ id: key.unit, hash: key.hash }])}
      state={{ behind }}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}
    >
      Ver la figura · {key.pageReference}
    </TextLink>
  );
}
