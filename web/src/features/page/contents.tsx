import { List, ListItemButton, ListItemText, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { getManualContents } from '@contract';
import { queryOf } from '../../lib/api/queries';
import { COLUMN } from '../../ui/column';
import { ErrorState } from '../../ui/error-state';
import { SkeletonRows } from '../../ui/skeleton-rows';

type Props = { manual: number; onGo: (page: number) => void };

/** Titles deeper than this are set in no further. */
const DEEPEST = 4;

/** The titles of a manual, each with its page. */
export function Contents({ manual, onGo }: Props) {
  const { data: titles, error, refetch } = useQuery(queryOf(getManualContents, { id: manual }));
  if (error) {
    return (
      <ErrorState
        title="No se puede mostrar el contenido"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!titles) return <SkeletonRows label="Cargando el contenido…" rows={8} height={44} />;
  if (titles.length === 0) {
    return (
      <Typography color="textSecondary" sx={{ p: 3, textAlign: 'center' }}>
        Este manual no tiene títulos. Busca en él por palabras.
      </Typography>
    );
  }
  return (
    <List aria-label="Contenido del manual" sx={{ maxWidth: COLUMN, mx: 'auto' }}>
      {titles.map(({ title, depth, page, pageReference }, index) => (
        <li key={index}>
          <ListItemButton
            onClick={() => onGo(page)}
            sx={{ minHeight: 44, pl: 1 + 2 * Math.min(depth, DEEPEST) }}
          >
            <ListItemText
              primary={title}
              slotProps={{ primary: { sx: { fontWeight: depth === 1 ? 600 : 400 } } }}
            />
            <Typography
              variant="body2"
              color="textSecondary"
              sx={{ ml: 2, flexShrink: 0, maxWidth: '40%', fontVariantNumeric: 'tabular-nums' }}
              noWrap
            >
              {pageReference === title ? '' : pageReference}
            </Typography>
          </ListItemButton>
        </li>
      ))}
    </List>
  );
}
