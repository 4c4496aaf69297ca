import { Link as TextLink } from '@mui/material';
import { Link } from 'react-router-dom';
import type { SourceDocument } from '@contract';
import { addressOf, type Place } from '../../../lib/page-address';
import { useWayToPage } from '../../../lib/use-way-to-page';
import { referenceOf } from './source-reference';

type Props = {
  source: SourceDocument;
  /** Null of answers that do not tell where they stand: those have no page to show. */
  place: Place | null;
};

/** Leads to the printed page, with what the answer quotes of it marked; the answer stays behind it. */
export const PageLink = ({ source, place }: Props) =>
  place && <LinkTo source={source} place={place} />;

const LinkTo = ({ source, place }: { source: SourceDocument; place: Place }) => (
  <TextLink
    component={Link}
    to={addressOf(place)}
    {...useWayToPage()}
    aria-label={`Ver la página: ${referenceOf(source)}`}
    sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, px: 1, fontWeight: 600 }}
  >
    Ver la página
  </TextLink>
);
