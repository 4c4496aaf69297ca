import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attachReceipt, deleteReceipt, listServices, openReceipt } from '@contract';
import { call, pathOf } from '../../lib/api/api-client';
import { invalidateUnder } from '../../lib/api/queries';
import { sendForm } from '../../lib/api/send-form';
import { useLinkedTab } from '../../ui/use-linked-tab';

/** Opens the receipt of a service in a tab of its own. */
export function useOpenReceipt(vehicleId: number): (service: number) => void {
  const open = useLinkedTab('No se ha podido abrir el recibo');
  return (service) => open(() => call(openReceipt, { params: { id: vehicleId, service } }));
}

/** Gives a service its receipt, or takes it away where there is no file. */
export function useChangeReceipt(id: number) {
  const client = useQueryClient();
  const [percent, setPercent] = useState(0);
  const mutation = useMutation({
    mutationFn: async ({ service, file }: { service: number; file: File | null }) => {
      setPercent(0);
      const params = { id, service };
      if (!file) return call(deleteReceipt, { params });
      const body = new FormData();
      body.append('receipt', file);
      await sendForm(attachReceipt, { params, body }, (share) =>
        setPercent(Math.floor(share * 100)),
      );
    },
    onSettled: () => invalidateUnder(client, pathOf(listServices.path, { id })),
  });
  return { ...mutation, percent };
}
