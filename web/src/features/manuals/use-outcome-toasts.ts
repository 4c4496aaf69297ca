import { useEffect, useRef } from 'react';
import type { Manual } from '@contract';
import { useToast } from '../../ui/toast';
import { outcomes, type Outcome } from './manual-list';

const toastOf = ({ manual, isAskable }: Outcome) =>
  isAskable
    ? {
        title: `«${manual.originalFilename}» está listo`,
        description: manual.processingMessage ?? 'Ya puedes preguntar.',
        severity: 'success' as const,
      }
    : {
        title: `«${manual.originalFilename}» no se ha podido leer`,
        description: manual.processingMessage ?? 'Vuelve a procesarlo o súbelo de nuevo.',
        severity: 'error' as const,
      };

/** Keeps the promise made after an upload: says when a manual has been read, or why it could not be. */
export function useOutcomeToasts(manuals: readonly Manual[] | undefined): void {
  const toast = useToast();
  const last = useRef<readonly Manual[]>([]);
  useEffect(() => {
    if (!manuals) return;
    for (const outcome of outcomes(last.current, manuals)) {
      toast({ ...toastOf(outcome), isPatient: true });
    }
    last.current = manuals;
  }, [manuals, toast]);
}
