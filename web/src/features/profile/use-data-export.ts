import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  EXPORT_REFRESH_MS,
  getDataExport,
  openDataExport,
  startDataExport,
  type DataExport,
} from '@contract';
import { call } from '../../lib/api/api-client';
import { sentenceOf } from '../../lib/api/api-error';
import { queryOf } from '../../lib/api/queries';
import { useToast } from '../../ui/toast';

const exportQuery = queryOf(getDataExport);

const isBeingMade = (state: DataExport | null | undefined): boolean =>
  state?.status === 'queued' || state?.status === 'running';

/** How the owner's archive stands; asked for again while it is being made. */
export const useDataExport = () =>
  useQuery({
    ...exportQuery,
    refetchInterval: ({ state }) => (isBeingMade(state.data) ? EXPORT_REFRESH_MS : false),
    // A look at how it stands now: an archive of yesterday is gone today.
    gcTime: 0,
  });

export function useStartExport() {
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: () => call(startDataExport),
    onSuccess: (state) => client.setQueryData(exportQuery.queryKey, state),
    onError: (error) =>
      showToast({
        title: 'Error al preparar tus datos',
        description: sentenceOf(error),
        error,
        severity: 'error',
      }),
  });
}

/** Asks for an address, which is good for minutes, and goes there: as an attachment it leaves the page where it is. */
export function useDownload() {
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: () => call(openDataExport),
    onSuccess: ({ url }) => {
      const link = document.createElement('a');
      link.href = url;
      link.rel = 'noopener noreferrer';
      link.click();
    },
    onError: (error) => {
      showToast({
        title: 'Error al descargar tus datos',
        description: sentenceOf(error),
        error,
        severity: 'error',
      });
      // It may have been removed meanwhile.
      void client.invalidateQueries({ queryKey: exportQuery.queryKey });
    },
  });
}
