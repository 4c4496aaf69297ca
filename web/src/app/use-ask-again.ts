import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SearchHistoryItem } from '@contract';
import { askAgainState } from './ask-again';
import { paths } from './paths';

/** Takes an earlier question to the home screen, which asks it again. */
export function useAskAgain(): (search: SearchHistoryItem) => void {
  const navigate = useNavigate();
  return useCallback(
    (search) => void navigate(paths.home, { state: askAgainState(search) }),
    [navigate],
  );
}
