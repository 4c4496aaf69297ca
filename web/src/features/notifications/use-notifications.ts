import { useEffect, useState } from 'react';
import { loadMarks, saveMarks } from './marks-storage';
import { afterMarking, noMarks, notificationsOf, type News } from './notification-list';

const CLOCK_MS = 60_000;

/** The time in milliseconds, to the minute: ages are told in minutes. */
function useClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** An owner's notifications and what can be done with them; none of it leaves this browser. */
export function useNotifications(ownerId: string, news: readonly News[]) {
  const now = useClock();
  const [marks, setMarks] = useState(() => loadMarks(ownerId) ?? noMarks(now));
  useEffect(() => saveMarks(ownerId, marks), [ownerId, marks]);
  const mark = (as: 'read' | 'deleted', ids: readonly string[]) => {
    // Another tab may have marked others in the meantime; or this one, a moment ago.
    const next = afterMarking(loadMarks(ownerId) ?? marks, as, ids, now);
    saveMarks(ownerId, next);
    setMarks(next);
  };
  return { items: notificationsOf(news, marks, now), now, mark };
}
