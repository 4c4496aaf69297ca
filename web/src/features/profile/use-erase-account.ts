import { useMutation } from '@tanstack/react-query';
import { ERASE_CONFIRMATION, eraseAccount } from '@contract';
import { call } from '../../lib/api/api-client';

/** Erases the owner's account; what is left in this browser is the caller's to remove. */
export const useEraseAccount = () =>
  useMutation({
    mutationFn: () => call(eraseAccount, { body: { confirmation: ERASE_CONFIRMATION } }),
  });
