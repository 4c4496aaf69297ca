import { useLayoutEffect, useRef, useState } from 'react';
import { takeOver } from '../../../lib/early-fields';
import type { ShownAnswer } from '../answer/shown-answer';

/** What is asked below an answer goes on from it: a question that says all it means is read by itself all the same. */
const goesOn = (answer: ShownAnswer | null): boolean =>
  answer !== null && answer.sourceDocuments.length > 0;

const isSame = (one: ShownAnswer | null, other: ShownAnswer | null): boolean =>
  one?.id === other?.id && one?.createdAt === other?.createdAt;

/** What is written in the box, and whether it goes on from the answer above. Another answer begins it anew. */
export function useQuestionBox(answer: ShownAnswer | null) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [isFollowUp, setFollowUp] = useState(false);
  const [last, setLast] = useState<ShownAnswer | null>(null);
  if (!isSame(answer, last)) {
    setLast(answer);
    setText('');
    setFollowUp(goesOn(answer));
  }
  useLayoutEffect(() => takeOver('question', box.current, setText), []);
  return {
    ...{ box, text, setText, isFollowUp, setFollowUp },
    /** A question of its own, which waits to be sent. */
    fill: (question: string) => {
      setText(question);
      setFollowUp(false);
      box.current?.focus();
    },
    goOn: () => {
      setFollowUp(true);
      box.current?.focus();
    },
  };
}
