import { useMutation } from '@tanstack/react-query';
import { MAX_ATTACHED_MANUAL_BYTES, readManualCover, type Cover } from '@contract';
import { call } from '../../lib/api/api-client';

const NOTHING: Cover = { make: null, model: null, year: null };

/** Reads whose manual a file is. It spares typing and no more: what goes wrong is as if the cover said nothing. */
export const useCover = (onRead: (cover: Cover) => void) =>
  useMutation({
    mutationFn: async (file: File): Promise<Cover> => {
      if (file.size > MAX_ATTACHED_MANUAL_BYTES) return NOTHING;
      const body = new FormData();
      body.append('manual', file);
      return call(readManualCover, { body }).catch(() => NOTHING);
    },
    onSuccess: onRead,
  });
