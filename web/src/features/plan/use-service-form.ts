import { useState } from 'react';
import { errors, MAX_RECEIPT_BYTES, type NewService, type Service } from '@contract';
import { sentenceOf } from '../../lib/api/api-error';
import { isUnlikely, useSaveService } from './use-plan';
import { useChangeReceipt } from './use-receipt';

/** What is wrong with a file before any of it is sent; null when nothing is. Its content is judged by the server. */
function problemOf({ name, type, size }: File): string | null {
  if (type.startsWith('image/hei') || /\.hei[cf]$/i.test(name)) {
    return errors.RECEIPT_IS_HEIC.sentence;
  }
  if (size > MAX_RECEIPT_BYTES) return errors.RECEIPT_TOO_LARGE.sentence;
  return size === 0 ? errors.EMPTY_FILE.sentence : null;
}

/**
 * Saves a service, then its receipt. Where that cannot be sent, the service is saved all the same: the next time changes it, and enters
 * no second one.
 */
export function useServiceForm(vehicleId: number, before: Service | null, onSaved: () => void) {
  const [service, setService] = useState(before);
  const [file, setFile] = useState<File | null>(null);
  const [isRemoved, setRemoved] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const saving = useSaveService(vehicleId);
  const sending = useChangeReceipt(vehicleId);
  const receipt = isRemoved ? null : (service?.receipt ?? null);

  const saveReceipt = (saved: Service) => {
    setService(saved);
    const hasChange = file !== null || (isRemoved && saved.receipt !== null);
    if (!hasChange) onSaved();
    else
      sending.mutate(
        { service: saved.id, file },
        {
          onSuccess: onSaved,
          onError: (error) =>
            setProblem(`El servicio está apuntado, el recibo no. ${sentenceOf(error)}`),
        },
      );
  };
  return {
    ...{ file, receipt, problem, service },
    unlikely: isUnlikely(saving.error) ? (saving.variables?.body ?? null) : null,
    takeBack: saving.reset,
    isBusy: saving.isPending || sending.isPending,
    percent: sending.isPending && file ? sending.percent : null,
    choose: (chosen: File) => {
      const wrong = problemOf(chosen);
      setProblem(wrong);
      if (!wrong) setFile(chosen);
    },
    remove: () => {
      setProblem(null);
      // First what was chosen just now; what was there before comes back, and goes by the second press.
      if (file) setFile(null);
      else setRemoved(true);
    },
    save: (body: NewService) => {
      setProblem(null);
      saving.mutate({ service: service?.id ?? null, body }, { onSuccess: saveReceipt });
    },
  };
}
