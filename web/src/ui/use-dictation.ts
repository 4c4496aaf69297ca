import { useEffect, useEffectEvent, useState } from 'react';
import {
  createRecognition,
  problemOf,
  wordsOf,
  type FailedEvent,
  type HeardEvent,
} from './recognition';

type Dictation = {
  /** What has been understood so far; it may still change. */
  onWords: (words: string) => void;
  /** Somebody has stopped speaking. */
  onSaid: (words: string) => void;
};

/** Writes down what is said, from one touch to the next silence. */
export function useDictation({ onWords, onSaid }: Dictation) {
  const [isListening, setListening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const hear = useEffectEvent(onWords);
  const end = useEffectEvent(onSaid);
  useEffect(() => {
    if (!isListening) return undefined;
    const own = createRecognition();
    if (!own) return undefined;
    let words = '';
    let isWanted = true;
    own.interimResults = true;
    own.addEventListener('result', (event) => {
      words = wordsOf(event as HeardEvent);
      if (isWanted) hear(words);
    });
    own.addEventListener('error', (event) => {
      words = '';
      if (isWanted) setProblem(problemOf(event as FailedEvent));
    });
    own.addEventListener('end', () => {
      if (!isWanted) return;
      setListening(false);
      if (words !== '') end(words);
    });
    own.start();
    return () => {
      isWanted = false;
      own.abort();
    };
  }, [isListening]);
  return {
    isListening,
    problem,
    toggle: () => {
      setProblem(null);
      setListening(!isListening);
    },
  };
}
