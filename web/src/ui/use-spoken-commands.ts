import { useEffect, useEffectEvent, useState } from 'react';
import { canListen } from './can-listen';
import {
  createRecognition,
  problemOf,
  wordsOf,
  type FailedEvent,
  type HeardEvent,
} from './recognition';

export type Command = 'next' | 'back' | 'repeat';

/** The last word that counts: "no, anterior" goes back. */
const COMMANDS: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    siguiente: 'next',
    adelante: 'next',
    anterior: 'back',
    atrás: 'back',
    repite: 'repeat',
    repetir: 'repeat',
  } as const),
);

const commandIn = (words: string): Command | null =>
  words
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .flatMap((word) => COMMANDS.get(word) ?? [])
    .at(-1) ?? null;

/** Between two times of listening, in milliseconds: a browser that ends at once is not asked without a pause. */
const PAUSE_MS = 300;

/** Does what is said, for as long as it is switched on. `isDeaf`: while a voice reads, which would hear itself. */
export function useSpokenCommands(isDeaf: boolean, onCommand: (command: Command) => void) {
  const [isOn, setOn] = useState(false);
  const [turn, setTurn] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const obey = useEffectEvent(onCommand);
  const isListening = isOn && !isDeaf;
  useEffect(() => {
    const own = isListening ? createRecognition() : null;
    if (!own) return undefined;
    let pause: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    own.addEventListener('result', (event) => {
      const command = commandIn(wordsOf(event as HeardEvent));
      if (isWanted && command) obey(command);
    });
    own.addEventListener('error', (event) => {
      const why = problemOf(event as FailedEvent);
      if (!isWanted || !why) return;
      setProblem(why);
      setOn(false);
    });
    own.addEventListener('end', () => {
      if (isWanted) pause = setTimeout(() => setTurn((last) => last + 1), PAUSE_MS);
    });
    own.start();
    return () => {
      isWanted = false;
      clearTimeout(pause);
      own.abort();
    };
  }, [isListening, turn]);
  return {
    canListen: canListen(),
    isOn,
    problem,
    toggle: () => {
      setProblem(null);
      setOn(!isOn);
    },
  };
}
