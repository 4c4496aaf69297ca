import CarIcon from '@mui/icons-material/DirectionsCarOutlined';
import { Box, Button, Container, Paper, Skeleton, Stack } from '@mui/material';
import { Suspense, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useDocumentTitle } from '../../ui/document-title';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { OnceOpen } from '../../ui/on-demand';
import { useFocusAfter } from '../../ui/use-focus-after';
import { Announcement } from './announcement';
import { Ideas } from './ideas';
import { ManualHint } from './manual-hint';
import { AnswerArticle, SearchingOverlay } from './on-demand';
import { QuestionForm } from './question-form';
import { SearchError } from './search-error';
import { useAsk, type Question } from './use-ask';
import { useAskedVehicle } from './use-asked-vehicle';
import { VehicleChip } from './vehicle-chip';
import { FeatureCards } from './feature-cards';
import { Welcome } from './welcome';

type Props = {
  /** Changes with every visit to the screen: a new visit begins with an empty page. */
  visit: string;
  /** A question that the visit brings along; it is asked once. */
  brought: Question | null;
  /** The visit shows the answer to a question that was brought along. */
  isAnswered: boolean;
  onBroughtTaken: () => void;
  paths: { vehicles: string; manuals: string; history: string };
};

/** Where an owner asks: the box, the vehicle it speaks about, and the answer. */
export function AskScreen({ visit, brought, isAnswered, onBroughtTaken, paths }: Props) {
  useDocumentTitle('Panel');
  const [text, setText] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const retry = useRef<HTMLButtonElement>(null);
  const { garage, vehicles, vehicle, choose } = useAskedVehicle();
  const search = useAsk(() => setText(''));
  const { question, answer } = search;
  useFocusAfter(search.isSearching, retry, box);
  // The box first: one commit of all holds the processor of a phone for too long.
  const areIdeasDue = useDeferredValue(true, false);

  const arrive = useEffectEvent(() => {
    if (brought) {
      setText(brought.query);
      if (vehicles.some(({ id }) => id === brought.vehicleId)) {
        choose(brought.vehicleId);
        search.ask(brought);
      } else {
        // Its vehicle is gone: the question waits in the box, to be asked about another.
        search.cancel();
      }
      onBroughtTaken();
    } else if (!isAnswered) {
      search.cancel();
    }
  });
  const lastVisit = useRef<string | null>(null);
  const isGarageHere = garage.data !== undefined;
  useEffect(() => {
    // React runs effects twice while developing; a question is asked once.
    if (!isGarageHere || lastVisit.current === visit) return;
    lastVisit.current = visit;
    arrive();
  }, [visit, isGarageHere]);

  const ask = (query: string) => {
    if (vehicle) search.ask({ query, vehicleId: vehicle.id });
  };
  const fill = (query: string) => {
    setText(query);
    box.current?.focus();
  };

  if (garage.error && !garage.data) {
    return (
      <ErrorState
        title="No se pueden mostrar tus vehículos"
        error={garage.error}
        onRetry={() => void garage.refetch()}
      />
    );
  }
  if (garage.data?.length === 0) return <NoVehicle vehiclesPath={paths.vehicles} />;
  return (
    <Container maxWidth="md" sx={{ py: { xs: 3, md: 5 } }}>
      <Stack sx={{ gap: { xs: 3, md: 4 } }}>
        {!answer && <Welcome />}
        <Stack sx={{ gap: 2 }}>
          <QuestionForm
            text={text}
            isSearching={search.isSearching}
            disabled={!vehicle}
            inputRef={box}
            onChange={setText}
            onAsk={ask}
            vehicleChip={
              vehicle ? (
                <VehicleChip vehicle={vehicle} vehicles={vehicles} onChoose={choose} />
              ) : (
                <Skeleton variant="rounded" width={170} height={44} sx={{ borderRadius: 22 }} />
              )
            }
          />
          {vehicle && <ManualHint vehicle={vehicle} manualsPath={paths.manuals} />}
          {search.error && question && (
            <SearchError
              error={search.error}
              onRetry={() => ask(question.query)}
              retryRef={retry}
            />
          )}
        </Stack>
        {answer && question ? (
          <Suspense>
            <AnswerArticle
              query={question.query}
              answer={answer}
              vehicle={vehicles.find(({ id }) => id === question.vehicleId)}
              historyPath={paths.history}
              onFill={fill}
            />
          </Suspense>
        ) : (
          areIdeasDue && <Ideas canAsk={vehicle !== null && !search.isSearching} onAsk={ask} />
        )}
      </Stack>
      <Announcement answer={answer} />
      <OnceOpen open={search.isSearching}>
        <SearchingOverlay
          open={search.isSearching}
          question={question?.query ?? ''}
          onCancel={search.cancel}
        />
      </OnceOpen>
    </Container>
  );
}

const NoVehicle = ({ vehiclesPath }: { vehiclesPath: string }) => (
  <Container maxWidth="md" sx={{ py: { xs: 3, md: 5 } }}>
    <Welcome />
    <Paper variant="outlined" sx={{ my: 4 }}>
      <EmptyState
        icon={<CarIcon />}
        title="Empieza por tu vehículo"
        description="Añade tu vehículo y sube su manual: desde entonces podrás preguntarle lo que quieras."
        action={
          <Button component={Link} to={vehiclesPath} variant="contained">
            Añadir vehículo
          </Button>
        }
      />
    </Paper>
    <Box>
      <FeatureCards />
    </Box>
  </Container>
);
