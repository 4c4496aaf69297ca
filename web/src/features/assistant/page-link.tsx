import { Link as TextLink } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import type { SourceDocument, UnitKey } from '@contract';
import { citedPage } from '../../lib/cited-pages';
import { pageAddress } from '../../lib/page-address';
import { referenceOf } from './source-reference';

type Props = { source: SourceDocument; units: readonly UnitKey[] };

/** Leads to the printed page, with what the answer quotes of it marked; the answer stays behind it. */
export function PageLink({ source, units }: Props) {
  const behind = useLocation();
  const cited = citedPage(source, units);
  if (!cited) return null;
  return (
    <TextLink
      component={Link}
      to={pageAddress(cited.manual, cited.page, cited.units)}
      state={{ behind }}
      aria-label={`Ver la página: ${referenceOf(source)}`}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, px: 1, fontWeight: 600 }}
    >
      Ver la página
    </TextLink>
  );
}
