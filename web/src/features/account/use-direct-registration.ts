import { useState } from 'react';
import type { NewAccount } from './account-form';
import { useSessionLayer } from './session-layer';

/** A new account at our own server, which says what to do next. */
export function useDirectRegistration() {
  const { register } = useSessionLayer();
  const [message, setMessage] = useState<string | null>(null);
  return {
    message,
    isBusy: register.isPending,
    create: (account: NewAccount) =>
      register.mutate(account, { onSuccess: (answer) => setMessage(answer.message) }),
  };
}
