import { useShareText } from '../../../ui/use-share-text';
import { sharedText } from './shared-text';
import type { ShownAnswer } from './shown-answer';

/** Gives an answer to others. */
export function useShare(answer: ShownAnswer, vehicle: string | null): () => void {
  const share = useShareText('Respuesta copiada');
  return () => share(sharedText(answer, vehicle));
}
