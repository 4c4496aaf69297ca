import { sentenceOf } from '../lib/api/api-error';
import { useToast } from './toast';

/** Opens a file in a tab of its own, by an address that is asked for then; `failed` heads what is said where there is none. */
export function useLinkedTab(failed: string): (link: () => Promise<{ url: string }>) => void {
  const showToast = useToast();
  return (link) => {
    // Opened at once: browsers refuse a tab that comes after an answer.
    const tab = window.open('about:blank', '_blank');
    if (tab) tab.opener = null;
    link().then(
      ({ url }) => {
        if (tab) tab.location.href = url;
        else window.location.assign(url);
      },
      (error: unknown) => {
        tab?.close();
        showToast({ title: failed, description: sentenceOf(error), severity: 'error' });
      },
    );
  };
}
