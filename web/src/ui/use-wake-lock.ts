import { useEffect } from 'react';

/** Keeps the screen awake as long as this is shown, where the browser can: hands that hold a jack touch no screen. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const release = () => void lock?.release().catch(() => undefined);
    const keepAwake = () => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock.request('screen').then(
        (granted) => {
          lock = granted;
          if (isOver) release();
        },
        // Refused, as with an empty battery: the steps are there all the same.
        () => undefined,
      );
    };
    keepAwake();
    // It ends with every look at something else.
    document.addEventListener('visibilitychange', keepAwake);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', keepAwake);
      release();
    };
  }, []);
}
