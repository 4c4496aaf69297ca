import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  afterOnboardingAction,
  getUser,
  updateOnboarding,
  type Onboarding,
  type OnboardingAction,
  type User,
} from '@contract';
import { call } from '../../lib/api/api-client';
import { sentenceOf } from '../../lib/api/api-error';
import { queryOf } from '../../lib/api/queries';
import { setSessionUser } from '../../lib/api/session';
import { english } from '../../ui/english';
import { useToast } from '../../ui/toast';

type Save = {
  before: User;
  after: Onboarding;
  /** Something else was said just now, and stays to be read. */
  isQuiet: boolean;
  /** Where the owner goes once the setup is completed. */
  destination: string;
};

const { queryKey } = queryOf(getUser);
const mutationKey = [updateOnboarding.path];

const isSame = (one: Onboarding, other: Onboarding): boolean =>
  one.onboardingStep === other.onboardingStep &&
  one.onboardingCompleted === other.onboardingCompleted;

/** The server's word on the owner; while it cannot be had, what was known before the change. */
async function refetchUser(client: QueryClient, before: User): Promise<void> {
  const user = await call(getUser).catch(() => before);
  // Whose session has ended is not signed in again by this.
  if (client.getQueryData(queryKey)) setSessionUser(client, user);
}

/** Saves where the owner is. The cached user is there already; a failure asks the server where it really is. */
function useSaveOnboarding() {
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationKey,
    mutationFn: ({ after }: Save) =>
      call(updateOnboarding, {
        body: { step: after.onboardingStep, completed: after.onboardingCompleted },
      }),
    onSuccess: (user, { isQuiet }) => {
      setSessionUser(client, user);
      if (user.onboardingCompleted) {
        showToast({
          title: '¡Configuración completada!',
          description: 'Te damos la bienvenida a Guantera. Pregunta lo que quieras a tu manual.',
          severity: 'success',
        });
      } else if (!isQuiet) {
        showToast({ title: english('Onboarding updated'), severity: 'success' });
      }
    },
    onError: async (error, { before }) => {
      showToast({
        title: english('Failed to update onboarding'),
        description: sentenceOf(error),
        error,
        severity: 'error',
      });
      await refetchUser(client, before);
    },
  });
}

/**
 * The guided setup of the signed-in owner: each action shows at once and is saved behind it. While a change is being
 * saved others are refused, so that saves never overtake each other. `home` is where completing it leads.
 */
export function useOnboarding(home: string) {
  const client = useQueryClient();
  const save = useSaveOnboarding();

  const act = (action: OnboardingAction, { isQuiet = false, destination = home } = {}) => {
    const before = client.getQueryData<User | null>(queryKey);
    if (!before || client.isMutating({ mutationKey }) > 0) return;
    const after = afterOnboardingAction(before, action);
    if (isSame(before, after)) return;
    setSessionUser(client, { ...before, ...after });
    save.mutate({ before, after, isQuiet, destination });
  };

  const isCompleted = save.isSuccess && save.data.onboardingCompleted;
  return {
    /** Nothing can be changed now. */
    isBusy: save.isPending || isCompleted,
    /** Where to go, once completing it has been saved; null before. */
    leaveFor: isCompleted ? save.variables.destination : null,
    /** Goes on; quietly when the owner was told something else just now. */
    next: (options?: { isQuiet: boolean }) => act({ type: 'next' }, options),
    back: () => act({ type: 'back' }),
    goTo: (step: number) => act({ type: 'goTo', step }),
    complete: (destination?: string) =>
      act({ type: 'complete' }, destination === undefined ? {} : { destination }),
    reset: () => act({ type: 'reset' }),
  };
}

export type OnboardingControls = ReturnType<typeof useOnboarding>;
