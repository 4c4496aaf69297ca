import type { KeyboardEvent, SubmitEvent } from 'react';

type Sending = { text: string; canAsk: boolean; onAsk: (text: string) => void };

/** How a question is sent: by the form's button or by Enter; Shift and Enter begin a new line. */
export function useSending({ text, canAsk, onAsk }: Sending) {
  const send = () => {
    if (canAsk) onAsk(text.trim());
  };
  return {
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      send();
    },
    sendOnEnter: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
      event.preventDefault();
      send();
    },
  };
}
