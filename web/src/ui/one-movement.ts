/** What moves, by its name for the browser. */
const NAME = 'page';
/** How long what comes is waited for, in milliseconds: nothing is painted meanwhile, and there would be nothing to see. */
const PATIENCE_MS = 1000;

let isUnderWay = false;

/** Whether one thing is just becoming another: what comes then needs no entrance of its own. */
export const isMovement = (): boolean => isUnderWay;

const canMove = (): boolean =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What a selector finds as soon as it is there; null after a while. No frame is waited for: there are none meanwhile. */
function appeared(selector: string): Promise<HTMLElement | null> {
  const find = () => document.querySelector<HTMLElement>(selector);
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(patience);
      resolve(find());
    };
    const observer = new MutationObserver(() => find() && end());
    const patience = setTimeout(end, PATIENCE_MS);
    observer.observe(document.body, { subtree: true, childList: true });
    if (find()) end();
  });
}

/** Makes a change as one movement from what is there to what `into` finds; at once where the browser or its owner wants none. */
export function asOneMovement(from: HTMLElement | null, into: string, change: () => void): void {
  if (!from || !canMove()) {
    change();
    return;
  }
  isUnderWay = true;
  from.style.viewTransitionName = NAME;
  let there: HTMLElement | null = null;
  const end = () => {
    isUnderWay = false;
    if (there) there.style.viewTransitionName = '';
  };
  const transition = document.startViewTransition(async () => {
    from.style.viewTransitionName = '';
    change();
    there = await appeared(into);
    if (there) there.style.viewTransitionName = NAME;
  });
  // A browser leaves out a movement that nobody would see.
  transition.ready.catch(() => undefined);
  transition.finished.then(end, end);
}
