import { Link as TextLink } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import type { Quote, QuotedManual } from '@contract';
import { pageAddress } from '../../lib/page-address';

type Props = {
  manual: QuotedManual;
  /** The words that name what it shows; none where words do without it. */
  figure: Quote | undefined;
};

/** The way to a figure; none where the manual has no pages. */
export function FigureLink({ manual, figure }: Props) {
  const behind = useLocation();
  if (!figure || !manual.hasPages) return null;
  return (
    <TextLink
      component={Link}
      to={pageAddress(manual.manualId, figure.page, [{ id: figure.unit, hash: figure.hash }])}
      state={{ behind }}
      sx={{
        ...{ display: 'inline-flex', alignItems: 'center', alignSelf: 'flex-start' },
        ...{ minHeight: 44, fontWeight: 600 },
      }}
    >
      Ver la figura en la {figure.pageReference}
    </TextLink>
  );
}
