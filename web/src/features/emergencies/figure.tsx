import { Link as TextLink } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Quote, QuotedManual } from '@contract';
import { needsFigure } from '../../lib/figure-key';
import { pageAddress } from '../../lib/page-address';
import { useWayToPage } from '../../lib/use-way-to-page';
import { FigurePicture } from './figure-picture';

type Props = {
  manual: QuotedManual;
  /** The words that name what it shows; none where words do without it. */
  figure: Quote | undefined;
};

/** A figure where it can be cut out, and the way to it; none where the manual has no pages. */
export function Figure({ manual, figure }: Props) {
  const way = useWayToPage();
  if (!figure || !manual.hasPages) return null;
  // Of a step that points at a figure nobody knows which one of its page it is.
  const isCaption = needsFigure(figure.text);
  return (
    <>
      {isCaption && <FigurePicture manual={manual} caption={figure} />}
      <TextLink
        component={Link}
        to={pageAddress(manual.manualId, figure.page, [{ id: figure.unit, hash: figure.hash }])}
        {...way}
        sx={{
          ...{ display: 'inline-flex', alignItems: 'center', alignSelf: 'flex-start' },
          ...{ minHeight: 44, fontWeight: 600 },
        }}
      >
        Ver la figura en la {figure.pageReference}
      </TextLink>
    </>
  );
}
