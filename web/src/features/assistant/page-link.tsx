import { Link as TextLink } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import type { SourceDocument } from '@contract';
import { useAddress } from '../../lib/use-address';
import { addressOf, type Place } from '../../lib/page-address';
import { referenceOf } from './source-reference';

type Props = {
  source: SourceDocument;
  /** Null of answers that do not tell where they stand: those have no page to show. */
  place: Place | null;
};

/** Leads to the printed page, with what the answer quotes of it marked; the answer stays behind it. */
export function PageLink({ source, place }: Props) {
  const behind = useLocation();
  const address = useAddress();
  if (place === null) return null;
  return (
    <TextLink
      component={Link}
      to={addressOf(place)}
      state={{ behind }}
      // One page after another is one step: Back leads to the answer.
      replace={address.pathname !== behind.pathname}
      aria-label={`Ver la página: ${referenceOf(source)}`}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, px: 1, fontWeight: 600 }}
    >
      Ver la página
    </TextLink>
  );
}
