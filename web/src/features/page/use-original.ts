import { openOriginal } from '@contract';
import { call } from '../../lib/api-client';
import { sentenceOf } from '../../lib/api-error';
import { useToast } from '../../ui/toast';

/** Opens the original file in a tab of its own. */
export function useOriginal(manual: number): () => void {
  const showToast = useToast();
  return () => {
    // Opened at once: browsers refuse a tab that comes after an answer.
    const tab = window.open('about:blank', '_blank');
    if (tab) tab.opener = null;
    call(openOriginal, { params: { id: manual } }).then(
      ({ url }) => {
        if (tab) tab.location.href = url;
        else window.location.assign(url);
      },
      (error: unknown) => {
        tab?.close();
        const title = 'No se ha podido abrir el original';
        showToast({ title, description: sentenceOf(error), severity: 'error' });
      },
    );
  };
}
