import { openOriginal } from '@contract';
import { call } from '../../lib/api/api-client';
import { useLinkedTab } from '../../ui/use-linked-tab';

/** Opens the original file in a tab of its own. */
export function useOriginal(manual: number): () => void {
  const open = useLinkedTab('No se ha podido abrir el original');
  return () => open(() => call(openOriginal, { params: { id: manual } }));
}
