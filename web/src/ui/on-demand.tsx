import {
  createElement,
  lazy,
  Suspense,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';

type OnDemand<Props> = {
  (props: Props): ReactElement;
  /** Brings the code before it is shown. Fails when it cannot be had; showing it then tries again. */
  fetch: () => Promise<unknown>;
  isHere: () => boolean;
};

/**
 * A component whose code comes when it is first shown, within a `Suspense`. Code that is here already is shown at once:
 * `lazy` alone would put the fallback in its place first, which React then leaves there for 300 ms.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): OnDemand<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetch = async () => (loaded ??= await load());
  const Fetched = lazy(async () => ({ default: await fetch() }));
  function Shown(props: Props) {
    const [View] = useState<ComponentType<Props>>(() => loaded ?? Fetched);
    return createElement(View, props);
  }
  return Object.assign(Shown, { fetch, isHere: () => loaded !== null });
}

export type Fetched = { fetch: () => Promise<unknown> };

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
export function fetchLater(parts: readonly Fetched[]): () => void {
  let isWanted = true;
  const fetchNext = async ([part, ...others]: readonly Fetched[]): Promise<void> => {
    if (!part || !isWanted) return;
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

/** Menus and dialogs, from the first time that they are open: what was never opened costs nothing, what closes can fade. */
export function OnceOpen({ open, children }: { open: boolean; children: ReactNode }) {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return wasOpen ? <Suspense>{children}</Suspense> : null;
}
