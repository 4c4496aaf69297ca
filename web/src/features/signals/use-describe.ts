import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeSignal, type SignalGuess } from '@contract';
import { call } from '../../lib/api/api-client';

/** What an owner writes of a light, and which ones that may be. It outlives the step, for the way back. */
export function useDescribe(vehicleId: number) {
  const [text, setText] = useState('');
  const { mutate, data, error, isPending } = useMutation<SignalGuess[], Error, string>({
    mutationFn: (words) =>
      call(describeSignal, { params: { id: vehicleId }, body: { text: words } }),
  });
  return { text, setText, ask: mutate, guesses: data, error, isPending };
}

export type Describing = ReturnType<typeof useDescribe>;
