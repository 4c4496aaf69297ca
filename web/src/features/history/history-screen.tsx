import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { Button, Paper } from '@mui/material';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { MAX_LISTED_SEARCHES, type SearchHistoryItem } from '@contract';
import { useSearchHistory } from '../../lib/search-history';
import { useVehicles } from '../../lib/vehicles';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { Page } from '../../ui/page';
import { SkeletonRows } from '../../ui/skeleton-rows';
import { ClearHistory } from './clear-history';
import { HistoryList } from './history-list';
import { HistorySearch } from './history-search';
import { matching } from './search-filter';

type Props = {
  /** Asks an earlier question again. */
  onAsk: (search: SearchHistoryItem) => void;
  /** Where a first question is asked. */
  askPath: string;
};

type AskLink = { askPath: string; askLink: RefObject<HTMLAnchorElement | null> };

const Nothing = ({ askPath, askLink }: AskLink) => (
  <Paper variant="outlined">
    <EmptyState
      icon={<HistoryIcon />}
      title="Aún no has preguntado nada"
      description="Tus preguntas quedarán aquí para que puedas repetirlas."
      action={
        <Button component={Link} ref={askLink} to={askPath} variant="contained">
          Hacer una pregunta
        </Button>
      }
    />
  </Paper>
);

/** Everything that the owner has asked, the newest first: search it, ask again, forget. */
export function HistoryScreen({ onAsk, askPath }: Props) {
  const { data: searches, error, isFetching, refetch } = useSearchHistory();
  const { data: vehicles } = useVehicles();
  const [text, setText] = useState('');
  const [isClearing, setClearing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const askLink = useRef<HTMLAnchorElement>(null);
  const hadSome = useRef(false);
  const total = searches?.length;
  const isEmpty = total === 0;

  useEffect(() => {
    if (isClearing) return;
    // The last question went, and with it the control that removed it: the next step has the focus.
    if (total === 0 && hadSome.current && document.activeElement === document.body) {
      askLink.current?.focus();
    }
    hadSome.current = Boolean(total);
  }, [total, isClearing]);

  if (error && !searches && !isFetching) {
    return (
      <Page title="Historial">
        <ErrorState
          title="No hemos podido cargar tu historial"
          error={error}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  }
  const shown = searches && matching(searches, text, vehicles);
  return (
    <Page
      title="Historial"
      description="Tus preguntas más recientes. Elige una para repetirla."
      action={!isEmpty && searches && <ClearHistory isAsking={isClearing} onAsk={setClearing} />}
    >
      {isEmpty ? (
        <Nothing askPath={askPath} askLink={askLink} />
      ) : (
        <HistorySearch
          text={text}
          onChange={setText}
          inputRef={field}
          counts={shown ? { total: searches.length, shown: shown.length } : null}
        />
      )}
      {!shown && <SkeletonRows label="Cargando tu historial" rows={5} height={72} />}
      {shown && !isEmpty && (
        <HistoryList
          searches={shown}
          vehicles={vehicles}
          isFull={searches.length >= MAX_LISTED_SEARCHES}
          onAsk={onAsk}
          onShowAll={() => {
            setText('');
            field.current?.focus();
          }}
          onLastGoes={() => field.current?.focus()}
        />
      )}
    </Page>
  );
}
