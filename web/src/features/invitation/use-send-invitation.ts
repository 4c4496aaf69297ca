import { useMutation } from '@tanstack/react-query';
import { sendInvitation } from '@contract';
import { call } from '../../lib/api/api-client';
import { useToast } from '../../ui/toast';

/** Registers the invitation of a name, with a message or without one. */
export function useSendInvitation(name: string) {
  const toast = useToast();
  return useMutation({
    mutationFn: (message: string) =>
      call(sendInvitation, {
        params: { name },
        body: message.trim() === '' ? {} : { message: message.trim() },
      }),
    onError: (error) =>
      toast({
        title: 'Hubo un problema al enviar la invitación, pero ha sido registrada.',
        error,
        severity: 'error',
      }),
  });
}
