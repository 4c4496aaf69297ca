import { Link as TextLink } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import { MAX_MARKED_UNITS, type SourceDocument, type UnitKey } from '@contract';
import { pageAddress } from '../../lib/page-address';
import { referenceOf } from './source-reference';

type Props = { source: SourceDocument; units: readonly UnitKey[] };

/** Physical page, or the section, which the ids of its units begin with; null of answers that tell neither. */
function placeOf({ metadata }: SourceDocument): number | null {
  const [first] = metadata.blocks.flatMap(({ units }) => units.map(({ id }) => id));
  const place = metadata.pageNumber ?? Number.parseInt(first ?? '', 10);
  return Number.isInteger(place) && place > 0 ? place : null;
}

/** Leads to the printed page, with what the answer quotes of it marked; the answer stays behind it. */
export function PageLink({ source, units }: Props) {
  const behind = useLocation();
  const place = placeOf(source);
  if (place === null) return null;
  return (
    <TextLink
      component={Link}
      to={pageAddress(source.metadata.manualId, place, units.slice(0, MAX_MARKED_UNITS))}
      state={{ behind }}
      aria-label={`Ver la página: ${referenceOf(source)}`}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, px: 1, fontWeight: 600 }}
    >
      Ver la página
    </TextLink>
  );
}
