import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api/api-error';
import { useFocusAfter } from '../../../ui/use-focus-after';
import { useShownAnswer } from '../answer/shown-answer';
import { useAsk } from './use-ask';
import { useAskedVehicle } from './use-asked-vehicle';
import { useQuestionBox } from './use-question-box';

export type Visit = {
  /** Changes with every visit to the screen: a new visit begins with an empty page, or with the answer it is about. */
  visit: string;
  /** Number of the answer that the visit is about; null: of none. */
  shownId: number | null;
  /** An answer has come that can be shown by its number from now on. */
  onAnswered: (id: number) => void;
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

/** The question before was removed meanwhile: what goes on from it can only be asked by itself. */
const isGone = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'SEARCH_NOT_FOUND';

/** What is asked about which vehicle, and the answer that is shown: one that was kept, or that of the question just asked. */
export function useAsking({ visit, shownId, onAnswered }: Visit) {
  const retry = useRef<HTMLButtonElement>(null);
  const { garage, vehicles, vehicle: chosen, choose } = useAskedVehicle();
  const search = useAsk(({ id }) => {
    if (id !== null) onAnswered(id);
  });
  const shown = useShownAnswer(shownId, search.answer?.id === null ? search.answer : null);
  const { answer } = shown;
  const questionBox = useQuestionBox(answer);
  useFocusAfter(search.isSearching, retry, questionBox.box);
  useNewVisit(visit, search.cancel);
  const own = vehicles.find(({ id }) => id === answer?.vehicleId);
  const vehicle = own ?? chosen;
  // The question that was asked by voice: its answer is read aloud.
  const [spoken, setSpoken] = useState<string | null>(null);
  const ask = (query: string, followUpOf?: number) => {
    setSpoken(null);
    if (vehicle) search.ask({ query, vehicleId: vehicle.id, followUpOf });
  };
  const askAgain = () => {
    const { question, error } = search;
    if (question) ask(question.query, isGone(error) ? undefined : question.followUpOf);
  };
  const goesOnFrom = own ? (answer?.id ?? null) : null;
  const askHere = (query: string) =>
    ask(query, questionBox.isFollowUp && goesOnFrom !== null ? goesOnFrom : undefined);
  const askAloud = (query: string) => {
    askHere(query);
    setSpoken(query);
  };
  return {
    ...{ garage, vehicles, vehicle, own, choose },
    ...{ search, shown, questionBox, retry, goesOnFrom },
    ...{ ask, askAgain, askHere, askAloud, isSpoken: answer !== null && answer.query === spoken },
  };
}
