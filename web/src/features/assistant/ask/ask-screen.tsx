import { Container, Skeleton } from '@mui/material';
import { Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { Door, Vehicle } from '@contract';
import { ApiError } from '../../../lib/api/api-error';
import { askedAgain } from '../../../lib/api/search-history';
import { useDocumentTitle } from '../../../ui/document-title';
import { ErrorState } from '../../../ui/error-state';
import { Dispensable, OnceOpen } from '../../../ui/lazy';
import { canListen } from '../../../ui/can-listen';
import { useFocusAfter } from '../../../ui/use-focus-after';
import { Announcement } from './announcement';
import type { PagePane } from '../../../lib/page-pane';
import { ManualHint } from './manual-hint';
import { NoVehicle } from './no-vehicle';
import {
  AnswerArticle,
  Microphone,
  MissingAnswer,
  QuestionLine,
  SearchingOverlay,
  SpokenAnswer,
} from '../answer/lazy';
import { QuestionForm } from './question-form';
import { SearchError } from './search-error';
import { useShownAnswer } from '../answer/shown-answer';
import { StartView } from './start-view';
import { useAsk } from './use-ask';
import { useAskedVehicle } from './use-asked-vehicle';
import { useQuestionBox } from './use-question-box';
import { VehicleChip } from './vehicle-chip';

type Props = {
  /** Changes with every visit to the screen: a new visit begins with an empty page, or with the answer it is about. */
  visit: string;
  /** Number of the answer that the visit is about; null: of none. */
  shownId: number | null;
  /** An answer has come that can be shown by its number from now on. */
  onAnswered: (id: number) => void;
  paths: { home: string; vehicles: string; manuals: string; history: string };
  /** Shows the page of a manual beside an answer. */
  PagePane: PagePane;
  /** What else can be done about a vehicle, before anything is asked. */
  entry: (vehicle: Vehicle) => ReactNode;
  /** The way to a part of the vehicle's page that knows more of a question. */
  door: (door: Door, vehicleId: number) => ReactNode;
  /** Stands in the place of what could be asked. */
  instead?: ReactNode;
};

/** Calls off what the visit before was about. */
function useNewVisit(visit: string, cancel: () => void): void {
  const arrive = useEffectEvent(cancel);
  const last = useRef(visit);
  useEffect(() => {
    if (last.current === visit) return;
    last.current = visit;
    arrive();
  }, [visit]);
}

/** Where an owner asks: the box, the vehicle it speaks about, and the answer. */
export function AskScreen(props: Props) {
  const { visit, shownId, onAnswered, paths, PagePane, entry, door, instead } = props;
  useDocumentTitle('Panel');
  const retry = useRef<HTMLButtonElement>(null);
  const { garage, vehicles, vehicle: chosen, choose } = useAskedVehicle();
  const search = useAsk(({ id }) => {
    if (id !== null) onAnswered(id);
  });
  const shown = useShownAnswer(shownId, search.answer?.id === null ? search.answer : null);
  const { answer } = shown;
  const { box, text, setText, isFollowUp, setFollowUp, fill, goOn } = useQuestionBox(answer);
  useFocusAfter(search.isSearching, retry, box);
  useNewVisit(visit, search.cancel);
  const own = vehicles.find(({ id }) => id === answer?.vehicleId);
  const vehicle = own ?? chosen;
  // The question that was asked by voice: its answer is read aloud.
  const [spoken, setSpoken] = useState<string | null>(null);
  const ask = (query: string, followUpOf?: number) => {
    setSpoken(null);
    if (vehicle) search.ask({ query, vehicleId: vehicle.id, followUpOf });
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
  if (shown.error) {
    return (
      <Suspense>
        <MissingAnswer error={shown.error} onRetry={shown.retry} askPath={paths.home} />
      </Suspense>
    );
  }
  const isAnswer = answer !== null || shown.isLoading;
  if (garage.data?.length === 0 && !isAnswer) return <NoVehicle vehiclesPath={paths.vehicles} />;
  const { question, isSearching } = search;
  const error = search.error && question && (
    <SearchError
      error={search.error}
      onRetry={() => ask(question.query, isGone(search.error) ? undefined : question.followUpOf)}
      retryRef={retry}
    />
  );
  const goesOnFrom = own ? (answer?.id ?? null) : null;
  const askHere = (query: string) =>
    ask(query, isFollowUp && goesOnFrom !== null ? goesOnFrom : undefined);
  const microphone = canListen() && (
    <Dispensable>
      <Microphone
        disabled={!vehicle || isSearching}
        onWords={setText}
        onSaid={(query) => {
          askHere(query);
          setSpoken(query);
        }}
      />
    </Dispensable>
  );
  const form = { ...{ text, isSearching, microphone, inputRef: box, onChange: setText } };
  const line = (
    <QuestionLine
      {...form}
      disabled={!vehicle}
      followUp={goesOnFrom === null ? null : { isOn: isFollowUp, onChange: setFollowUp }}
      onAsk={askHere}
      error={error}
    />
  );
  return (
    <>
      {isAnswer ? (
        <Container maxWidth={false} sx={{ pt: { xs: 1.5, md: 3 }, maxWidth: 1200 }}>
          <Suspense>
            {answer ? (
              <AnswerArticle
                {...{ answer, PagePane, door, box: line }}
                vehicle={own}
                historyPath={paths.history}
                onFill={fill}
                // It waits in the box if it fails.
                onAsk={(query) => {
                  setText(query);
                  ask(query);
                }}
                onAskAgain={() => (own ? (query: string) => ask(query) : fill)(askedAgain(answer))}
                onGoOn={goesOnFrom === null ? undefined : goOn}
              />
            ) : (
              <Skeleton
                role="status"
                aria-label="Cargando la respuesta…"
                variant="rounded"
                height={320}
              />
            )}
          </Suspense>
        </Container>
      ) : (
        <StartView
          vehicleId={vehicle?.id ?? null}
          entry={vehicle && entry(vehicle)}
          canAsk={vehicle !== null && !isSearching}
          onAsk={(query) => ask(query)}
          instead={instead}
        >
          <QuestionForm
            {...form}
            onAsk={(query) => ask(query)}
            disabled={!vehicle}
            vehicleChip={
              vehicle ? (
                <VehicleChip vehicle={vehicle} vehicles={vehicles} onChoose={choose} />
              ) : (
                <Skeleton variant="rounded" width={170} height={44} sx={{ borderRadius: 22 }} />
              )
            }
          />
          {vehicle && <ManualHint vehicle={vehicle} manualsPath={paths.manuals} />}
          {error}
        </StartView>
      )}
      <Announcement answer={answer} />
      {answer && answer.query === spoken && (
        <Dispensable>
          <SpokenAnswer key={answer.createdAt} answer={answer} />
        </Dispensable>
      )}
      <OnceOpen open={isSearching}>
        <SearchingOverlay
          open={isSearching}
          question={question?.query ?? ''}
          requestId={question?.requestId}
          onCancel={search.cancel}
        />
      </OnceOpen>
    </>
  );
}

/** The question before was removed meanwhile: what goes on from it can only be asked by itself. */
const isGone = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'SEARCH_NOT_FOUND';
