import { useToast } from '../../ui/toast';
import { sharedText } from './shared-text';
import type { ShownAnswer } from './shown-answer';

const isCalledOff = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Gives an answer to others by the device's own way of sharing; where it has none, to the clipboard. */
export function useShare(answer: ShownAnswer, vehicle: string | null): () => void {
  const toast = useToast();
  const share = async () => {
    const text = sharedText(answer, vehicle);
    if ('share' in navigator) {
      await navigator.share({ text });
      return;
    }
    await (navigator as Navigator).clipboard.writeText(text);
    toast({
      title: 'Respuesta copiada',
      description: 'Pégala donde quieras.',
      severity: 'success',
    });
  };
  return () =>
    void share().catch((error: unknown) => {
      if (isCalledOff(error)) return;
      toast({
        title: 'No se ha podido compartir',
        description: 'Tu navegador no lo permite aquí.',
        severity: 'error',
      });
    });
}
