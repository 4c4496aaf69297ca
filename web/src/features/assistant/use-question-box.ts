import { useLayoutEffect, useRef, useState } from 'react';
import type { ShownAnswer } from './shown-answer';

/** What waits in the box below an answer: the question that was not answered, to be put in other words. */
const textBelow = (answer: ShownAnswer | null): string =>
  answer && answer.sourceDocuments.length === 0 ? answer.query : '';

const isSame = (one: ShownAnswer | null, other: ShownAnswer | null): boolean =>
  one?.id === other?.id && one?.createdAt === other?.createdAt;

/** What is written in the box. Another answer begins it anew. */
export function useQuestionBox(answer: ShownAnswer | null) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [last, setLast] = useState<ShownAnswer | null>(null);
  if (!isSame(answer, last)) {
    setLast(answer);
    setText(textBelow(answer));
  }
  // Typing takes the place of what was not answered.
  useLayoutEffect(() => {
    if (textBelow(last) !== '') box.current?.setSelectionRange(0, textBelow(last).length);
  }, [last]);
  return { box, text, setText };
}
