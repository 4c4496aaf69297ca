import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, type ReactNode } from 'react';
import { login, logout, register, type Credentials } from '@contract';
import { call } from '../../lib/api/api-client';
import { ApiError, sentenceOf } from '../../lib/api/api-error';
import { signOutOfDevice } from '../../lib/offline/owner-guard';
import { knownUser, setSessionUser, useSession } from '../../lib/api/session';
import { english, inBoth } from '../../ui/english';
import { useToast } from '../../ui/toast';
import { logRefusedDomain } from './refused-domain';

type Registration = Credentials & { displayName?: string };

/** The answer's `error` field first; the title where nothing says why, and what to do then. */
const descriptionOf = (error: unknown, title: string): ReactNode =>
  (error instanceof ApiError ? error.errorField : null) ?? inBoth(title, sentenceOf(error));

function useFailureToast(title: string): (error: unknown) => void {
  const showToast = useToast();
  return (error) =>
    showToast({
      title: english(title),
      description: descriptionOf(error, title),
      error,
      severity: 'error',
    });
}

/** What changes the session at our own server, without Firebase in the browser. */
function useSessionCalls() {
  const client = useQueryClient();
  const sayLoginFailed = useFailureToast('Login failed');
  const sayRegistrationFailed = useFailureToast('Registration failed');
  return {
    login: useMutation({
      mutationFn: (body: Credentials) => call(login, { body }),
      onSuccess: ({ user }) => setSessionUser(client, user),
      onError: (error, { email }) => {
        logRefusedDomain(error, email);
        sayLoginFailed(error);
      },
    }),
    register: useMutation({
      mutationFn: (body: Registration) => call(register, { body }),
      onSuccess: ({ user }) => {
        // Nobody, as long as the address must be confirmed first.
        if (user) setSessionUser(client, user);
      },
      onError: (error, { email }) => {
        logRefusedDomain(error, email);
        sayRegistrationFailed(error);
      },
    }),
    logout: useMutation({
      mutationFn: async () => {
        await signOutOfDevice(knownUser(client)?.id);
        await call(logout);
      },
      onSuccess: () => setSessionUser(client, null),
      onError: useFailureToast('Logout failed'),
    }),
  };
}

const SessionContext = createContext<ReturnType<typeof useSessionCalls> | null>(null);

/** Gives `useSessionLayer` its calls. */
export function SessionProvider({ children }: { children: ReactNode }) {
  return <SessionContext value={useSessionCalls()}>{children}</SessionContext>;
}

function useCallsOfProvider() {
  const calls = useContext(SessionContext);
  if (calls) return calls;
  throw new Error('useSessionLayer must be used within the auth provider (SessionProvider)');
}

/** The second way into the session, straight to our server: the current user and the calls that change who that is. */
export function useSessionLayer() {
  const calls = useCallsOfProvider();
  return { ...useSession(), ...calls };
}
