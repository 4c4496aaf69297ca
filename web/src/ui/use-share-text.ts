import { useToast } from './toast';

const isCalledOff = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Gives a text to others by the device's own way of sharing; where it has none, to the clipboard, and `copied` says so. */
export function useShareText(copied: string): (text: string) => void {
  const toast = useToast();
  const share = async (text: string) => {
    if ('share' in navigator) {
      await navigator.share({ text });
      return;
    }
    await (navigator as Navigator).clipboard.writeText(text);
    toast({ title: copied, description: 'Pégala donde quieras.', severity: 'success' });
  };
  return (text) =>
    void share(text).catch((error: unknown) => {
      if (isCalledOff(error)) return;
      toast({
        title: 'No se ha podido compartir',
        description: 'Tu navegador no lo permite aquí.',
        severity: 'error',
      });
    });
}
