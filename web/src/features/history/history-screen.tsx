import { Box, Button, Paper } from '@mui/material';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { useVehicles } from '../../lib/vehicles';
import { COLUMN } from '../../ui/column';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { Page } from '../../ui/page';
import { SkeletonRows } from '../../ui/skeleton-rows';
import { ClearHistory } from './clear-history';
import { entryCount } from './history-days';
import { HistoryList } from './history-list';
import { HistorySearch } from './history-search';
import { matching } from './search-filter';
import { useListedSearches } from './use-listed-searches';

type Props = {
  /** Where the answer of this number is. */
  answerPath: (id: number) => string;
  /** Where a first question is asked. */
  askPath: string;
};

type AskLink = { askPath: string; askLink: RefObject<HTMLAnchorElement | null> };

const Nothing = ({ askPath, askLink }: AskLink) => (
  <Paper variant="outlined">
    <EmptyState
      drawing="manual"
      title="Aún no has preguntado nada"
      description="Tus preguntas quedarán aquí con sus respuestas."
      action={
        <Button component={Link} ref={askLink} to={askPath} variant="contained">
          Hacer una pregunta
        </Button>
      }
    />
  </Paper>
);

const OFFLINE =
  'Las respuestas que guardaste en este dispositivo; las demás vuelven con la conexión.';

/** Everything that the owner has asked, the newest first: search it, see an answer again, forget. */
export function HistoryScreen({ answerPath, askPath }: Props) {
  const [isSavedOnly, setSavedOnly] = useState(false);
  const listed = useListedSearches(isSavedOnly);
  const { searches, isEmpty, counts, isOffline } = listed;
  const { data: vehicles } = useVehicles();
  const [text, setText] = useState('');
  const [isClearing, setClearing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const askLink = useRef<HTMLAnchorElement>(null);
  useFocusWhenEmptied(isEmpty, isClearing, askLink);

  if (listed.error) {
    return (
      <Page title="Historial">
        <ErrorState
          title="No hemos podido cargar tu historial"
          error={listed.error}
          onRetry={listed.retry}
        />
      </Page>
    );
  }
  const shown = searches && matching(searches, text, vehicles);
  // Words are looked for in what is listed.
  const isNarrowed = isSavedOnly || isOffline || text.trim() !== '';
  const total = isNarrowed ? searches?.length : (counts?.total ?? searches?.length);
  return (
    <Page
      title="Historial"
      description={isOffline ? OFFLINE : 'Tus preguntas con sus respuestas, tal como fueron.'}
    >
      <Box sx={{ maxWidth: COLUMN }}>
        {isEmpty ? (
          <Nothing askPath={askPath} askLink={askLink} />
        ) : (
          <HistorySearch
            text={text}
            onChange={setText}
            inputRef={field}
            isSavedOnly={isSavedOnly || isOffline}
            onSavedOnly={isOffline ? null : setSavedOnly}
            counts={
              shown && total !== undefined
                ? {
                    ...{ listed: entryCount(searches), shown: entryCount(shown) },
                    ...{ times: total, isAll: !listed.hasMore },
                  }
                : null
            }
          />
        )}
        {!shown && <SkeletonRows label="Cargando tu historial" rows={5} height={72} />}
        {shown && !isEmpty && (
          <HistoryList
            searches={shown}
            vehicles={vehicles}
            isSavedOnly={(isSavedOnly || isOffline) && text.trim() === ''}
            answerPath={answerPath}
            onShowAll={() => {
              setText('');
              setSavedOnly(false);
              field.current?.focus();
            }}
            onLastGoes={() => field.current?.focus()}
          />
        )}
        {listed.hasMore && (
          <Box sx={{ mt: 2, textAlign: 'center' }}>
            <Button loading={listed.isLoadingMore} onClick={listed.showMore}>
              {total === undefined ? 'Ver más' : `${searches?.length} de ${total} · Ver más`}
            </Button>
          </Box>
        )}
        {!isEmpty && !isOffline && searches && (
          <Box sx={{ mt: 3 }}>
            <ClearHistory isAsking={isClearing} saved={counts?.saved ?? 0} onAsk={setClearing} />
          </Box>
        )}
      </Box>
    </Page>
  );
}

/** The last question went, and with it the control that removed it: the next step has the focus. */
function useFocusWhenEmptied(
  isEmpty: boolean | undefined,
  isClearing: boolean,
  askLink: RefObject<HTMLAnchorElement | null>,
): void {
  const hadSome = useRef(false);
  useEffect(() => {
    if (isClearing) return;
    if (isEmpty && hadSome.current && document.activeElement === document.body) {
      askLink.current?.focus();
    }
    hadSome.current = isEmpty === false;
  }, [isEmpty, isClearing, askLink]);
}
