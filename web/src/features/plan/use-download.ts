import { useMutation } from '@tanstack/react-query';
import type { Endpoint } from '@contract';
import { sentenceOf } from '../../lib/api/api-error';
import { callFile } from '../../lib/api/call-file';
import { useToast } from '../../ui/toast';

type File = Endpoint<{ id: number }, Record<string, never>, Uint8Array>;

/** Long enough for every browser to have begun. */
const KEPT_MS = 60_000;

/** Saves a file of a vehicle: by the API's client, as an address in a link would carry no App Check. */
export function useDownload(id: number) {
  const showToast = useToast();
  return useMutation({
    mutationFn: async ({ file, name }: { file: File; name: string }) => {
      const { signal } = new AbortController();
      const blob = await callFile(file, { params: { id }, query: {}, signal });
      const address = URL.createObjectURL(blob);
      const link = document.createElement('a');
      link.href = address;
      link.download = name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
    },
    onError: (error) =>
      showToast({
        title: 'No se ha podido descargar',
        description: sentenceOf(error),
        error,
        severity: 'error',
      }),
  });
}
