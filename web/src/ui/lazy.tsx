import {
  createElement,
  lazy,
  Suspense,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useToast } from './toast';

export type OnDemand<Props> = {
  (props: Props): ReactElement;
  /** Brings the code before it is shown. Fails when it cannot be had; showing it then tries again. */
  fetch: () => Promise<unknown>;
  isHere: () => boolean;
};

/** Code that could not be fetched. Showing it fails at once until that is forgotten: React shows it twice before it fails. */
class MissingCode extends Error {
  constructor(
    readonly forget: () => void,
    options: ErrorOptions,
  ) {
    super('The code could not be fetched', options);
    this.name = 'MissingCode';
  }
}

/** Has code that was missing fetched anew when it is shown again; for the boundary that has caught the error. */
export function forgetMissing(error: unknown): void {
  if (error instanceof MissingCode) error.forget();
}

/**
 * Fails where there is no network. Chromium remembers, as long as a document lives, that an import failed, and never asks
 * for that file again: none is begun in vain where the browser says that it is offline, which may also be wrong.
 */
const reachServer = () => window.fetch('/icon.svg', { method: 'HEAD', cache: 'no-store' });

/**
 * A component whose code comes when it is first shown, within a `Suspense`. Code that is here already is shown at once:
 * `lazy` alone would put the fallback in its place first, which React then leaves there for 300 ms.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): OnDemand<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetch = async () => {
    if (!loaded && !navigator.onLine) await reachServer();
    return (loaded ??= await load());
  };
  const createView = () =>
    lazy(async () => {
      try {
        return { default: await fetch() };
      } catch (cause) {
        throw new MissingCode(() => (Fetched = createView()), { cause });
      }
    });
  let Fetched = createView();
  function Shown(props: Props) {
    const [View] = useState<ComponentType<Props>>(() => loaded ?? Fetched);
    return createElement(View, props);
  }
  return Object.assign(Shown, { fetch, isHere: () => loaded !== null });
}

type Fetched = { fetch: () => Promise<unknown> };

/** How long what was asked for first has the network and the processor to itself, in milliseconds. */
const DELAY_MS = 6000;

export const fetchAll = (parts: readonly Fetched[]) =>
  Promise.allSettled(parts.map((part) => part.fetch()));

/** Safari knows no idle callbacks. */
const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run);
};

/**
 * Fetches what a first look does not need, so that nobody waits for the network later: one part in each pause of the page,
 * or evaluating them would keep an owner's click waiting. Returns how to do without those that have not come yet.
 */
export function fetchLater(parts: readonly Fetched[], onEnd?: () => void): () => void {
  let isWanted = true;
  const fetchNext = async ([part, ...others]: readonly Fetched[]): Promise<void> => {
    if (!isWanted) return;
    if (!part) return onEnd?.();
    await fetchAll([part]);
    whenIdle(() => void fetchNext(others));
  };
  const timer = setTimeout(() => {
    whenIdle(() => void fetchNext(parts));
  }, DELAY_MS);
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}

const nothingInItsPlace = ({ error }: FallbackProps) => {
  if (error instanceof MissingCode) return null;
  throw error;
};

type DispensableProps = {
  onMissing?: () => void;
  /** What keeps its place until it comes. */
  fallback?: ReactNode;
  children: ReactNode;
};

/** Comes on demand, and the page goes on without it where it cannot be had. */
export const Dispensable = ({ onMissing, fallback, children }: DispensableProps) => (
  <ErrorBoundary
    fallbackRender={nothingInItsPlace}
    onError={(error) => {
      forgetMissing(error);
      onMissing?.();
    }}
  >
    <Suspense fallback={fallback}>{children}</Suspense>
  </ErrorBoundary>
);

const MISSING = {
  title: 'No se ha podido abrir',
  description: 'Comprueba tu conexión e inténtalo de nuevo. Si sigue igual, recarga la página.',
  severity: 'error',
} as const;

type OnceOpenProps = {
  open: boolean;
  /** Closes what cannot be had, so that it can be opened anew; its owner is told. Without this, nobody is. */
  onMissing?: () => void;
  children: ReactNode;
};

/** Menus and dialogs, from the first time that they are open: what was never opened costs nothing, what closes can fade. */
export function OnceOpen({ open, onMissing, children }: OnceOpenProps) {
  const showToast = useToast();
  const [state, setState] = useState<'unopened' | 'opened' | 'missing'>('unopened');
  if (open && state === 'unopened') setState('opened');
  if (!open && state === 'missing') setState('unopened');
  const miss = () => {
    setState('missing');
    if (!onMissing) return;
    onMissing();
    showToast(MISSING);
  };
  return state === 'opened' ? <Dispensable onMissing={miss}>{children}</Dispensable> : null;
}
