import { useEffect, useRef, useState } from 'react';
import type { Manual } from '@contract';
import { outcomes } from './manual-list';
import { manualNews } from './manual-news';

/** What was last read to the end, or given up, in words: who does not see the bell hears of it too. */
export function useSpokenOutcomes(manuals: readonly Manual[] | undefined): string {
  const [spoken, setSpoken] = useState('');
  const last = useRef<readonly Manual[]>([]);
  useEffect(() => {
    if (!manuals) return;
    const news = manualNews(outcomes(last.current, manuals));
    if (news.length > 0) setSpoken(news.map(({ message }) => message).join(' '));
    last.current = manuals;
  }, [manuals]);
  return spoken;
}
