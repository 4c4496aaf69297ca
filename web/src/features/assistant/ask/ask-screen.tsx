import { Skeleton } from '@mui/material';
import { Suspense, type ReactNode } from 'react';
import type { Door, Vehicle } from '@contract';
import { asUnderstood } from '../../../lib/api/search-history';
import { useDocumentTitle } from '../../../ui/document-title';
import { ErrorState } from '../../../ui/error-state';
import { Dispensable, OnceOpen } from '../../../ui/lazy';
import { canListen } from '../../../ui/can-listen';
import { Announcement } from './announcement';
import { AnswerPlace } from './answer-place';
import type { PagePane } from '../../../lib/page-pane';
import { ManualHint } from './manual-hint';
import { NoAnswer } from './no-answer';
import { NoVehicle } from './no-vehicle';
import {
  Microphone,
  MissingAnswer,
  QuestionLine,
  SearchingOverlay,
  SpokenAnswer,
} from '../answer/lazy';
import type { ShownAnswer } from '../answer/shown-answer';
import { QuestionForm } from './question-form';
import { StartView } from './start-view';
import type { useAskedVehicle } from './use-asked-vehicle';
import { useAsking, type Visit } from './use-asking';
import { VehicleChip } from './vehicle-chip';

type Props = Visit & {
  paths: { home: string; vehicles: string; manuals: string; history: string };
  /** Shows the page of a manual beside an answer. */
  PagePane: PagePane;
  /** What else can be done about a vehicle, before anything is asked. */
  entry: (vehicle: Vehicle) => ReactNode;
  /** The way to a part of the vehicle's page that knows more of a question. */
  door: (door: Door, answer: ShownAnswer, vehicleId: number) => ReactNode;
  /** Stands in the place of what could be asked. */
  instead?: ReactNode;
};

/** Where an owner asks: the box, the vehicle it speaks about, and the answer. */
export function AskScreen(props: Props) {
  const { visit, shownId, onAnswered, paths, PagePane, entry, door, instead } = props;
  useDocumentTitle('Panel');
  const asking = useAsking({ visit, shownId, onAnswered });
  const { garage, vehicles, vehicle, own, choose, search, shown, questionBox, retry } = asking;
  const { ask, askHere, askAloud, isSpoken, goesOnFrom } = asking;
  const { answer } = shown;
  const { box, text, setText, isFollowUp, setFollowUp, fill, goOn } = questionBox;

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
    <NoAnswer
      error={search.error}
      vehicleId={question.vehicleId}
      onRetry={asking.askAgain}
      retryRef={retry}
    />
  );
  const microphone = canListen() && (
    <Dispensable>
      <Microphone disabled={!vehicle || isSearching} onWords={setText} onSaid={askAloud} />
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
        <AnswerPlace
          {...{ answer, PagePane, door, box: line }}
          vehicle={own}
          historyPath={paths.history}
          onFill={fill}
          // It waits in the box if it fails.
          onAsk={(query) => {
            setText(query);
            ask(query);
          }}
          onAskAgain={() =>
            answer && (own ? (query: string) => ask(query) : fill)(asUnderstood(answer))
          }
          onGoOn={goesOnFrom === null ? undefined : goOn}
        />
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
            vehicleChip={<AskedVehicle {...{ vehicle, vehicles, choose }} />}
          />
          {vehicle && <ManualHint vehicle={vehicle} manualsPath={paths.manuals} />}
          {error}
        </StartView>
      )}
      <Announcement answer={answer} />
      {answer && isSpoken && (
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

type AskedVehicleProps = Pick<
  ReturnType<typeof useAskedVehicle>,
  'vehicle' | 'vehicles' | 'choose'
>;

const AskedVehicle = ({ vehicle, vehicles, choose }: AskedVehicleProps) =>
  vehicle ? (
    <VehicleChip vehicle={vehicle} vehicles={vehicles} onChoose={choose} />
  ) : (
    <Skeleton variant="rounded" width={170} height={44} sx={{ borderRadius: 22 }} />
  );
