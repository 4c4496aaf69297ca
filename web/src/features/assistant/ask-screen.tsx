import { Container, Skeleton } from '@mui/material';
import { Suspense, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { ApiError } from '../../lib/api-error';
import { askedAgain } from '../../lib/search-history';
import { useDocumentTitle } from '../../ui/document-title';
import { ErrorState } from '../../ui/error-state';
import { OnceOpen } from '../../ui/on-demand';
import { useFocusAfter } from '../../ui/use-focus-after';
import { Announcement } from './announcement';
import { ManualHint } from './manual-hint';
import { NoVehicle } from './no-vehicle';
import { AnswerArticle, MissingAnswer, QuestionLine, SearchingOverlay } from './on-demand';
import { QuestionForm } from './question-form';
import { SearchError } from './search-error';
import { useShownAnswer } from './shown-answer';
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
export function AskScreen({ visit, shownId, onAnswered, paths, instead }: Props) {
  useDocumentTitle('Panel');
  const retry = useRef<HTMLButtonElement>(null);
  const { garage, vehicles, vehicle: chosen, choose } = useAskedVehicle();
  const search = useAsk(({ id }) => {
    if (id !== null) onAnswered(id);
  });
  const shown = useShownAnswer(shownId, search.answer?.id === null ? search.answer : null);
  const { answer } = shown;
  const { box, text, setText } = useQuestionBox(answer);
  useFocusAfter(search.isSearching, retry, box);
  useNewVisit(visit, search.cancel);
  const own = vehicles.find(({ id }) => id === answer?.vehicleId);
  const vehicle = own ?? chosen;
  const ask = (query: string, followUpOf?: number) => {
    if (vehicle) search.ask({ query, vehicleId: vehicle.id, followUpOf });
  };
  /** From below an answer: it waits in the box if it fails. */
  const goOn = (query: string, followUpOf?: number) => {
    setText(query);
    ask(query, followUpOf);
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
  const form = {
    ...{ text, isSearching, inputRef: box, onChange: setText },
    onAsk: (query: string) => ask(query),
  };
  const error = search.error && question && (
    <SearchError
      error={search.error}
      onRetry={() => ask(question.query, isGone(search.error) ? undefined : question.followUpOf)}
      retryRef={retry}
    />
  );
  return (
    <>
      {isAnswer ? (
        <Container
          maxWidth={false}
          sx={{
            ...{ pt: { xs: 1.5, md: 3 }, maxWidth: 1200, display: 'flex', flexDirection: 'column' },
            // The box stays at the foot of the screen, however short the answer is.
            minHeight: 'calc(100dvh - 65px)',
          }}
        >
          <Suspense>
            {answer && (
              <AnswerArticle
                query={answer.query}
                answer={answer}
                vehicle={own}
                historyPath={paths.history}
                onFill={fill}
                onAsk={(query) => goOn(query)}
                onFollowUp={(query) => goOn(query, answer.id ?? undefined)}
                onAskAgain={() => (own ? (query: string) => ask(query) : fill)(askedAgain(answer))}
              />
            )}
            <QuestionLine {...form} disabled={!vehicle} error={error} />
          </Suspense>
        </Container>
      ) : (
        <StartView
          vehicleId={vehicle?.id ?? null}
          canAsk={vehicle !== null && !isSearching}
          onAsk={(query) => ask(query)}
          instead={instead}
        >
          <QuestionForm
            {...form}
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
      <OnceOpen open={isSearching}>
        <SearchingOverlay
          open={isSearching}
          question={question?.query ?? ''}
          onCancel={search.cancel}
        />
      </OnceOpen>
    </>
  );
}

/** The question before was removed meanwhile: what goes on from it can only be asked by itself. */
const isGone = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'SEARCH_NOT_FOUND';
