import { useMutation } from '@tanstack/react-query';
import {
  MAX_ATTACHED_MANUAL_BYTES,
  manualTypeOf,
  manualTypes,
  readManualCover,
  type Cover,
} from '@contract';
import { call } from './api/api-client';

export const MANUAL_FILES = Object.entries(manualTypes).flat().join(',');

const NOTHING: Cover = { make: null, model: null, year: null };

function sentenceOf(cover: Cover | undefined, isReading: boolean): string {
  if (isReading) return 'Leyendo la portada…';
  if (!cover) return 'Opcional: sacamos la marca, el modelo y el año de su portada.';
  const told = [cover.make, cover.model, cover.year].filter(Boolean).join(' ');
  return told === ''
    ? 'La portada no dice de qué vehículo es: escríbelo tú. El archivo queda elegido.'
    : `La portada dice ${told}. Comprueba que es el tuyo. El archivo queda elegido.`;
}

/** Reads whose manual a file is. It spares typing and no more: what goes wrong is as if the cover said nothing. */
export function useCover(onRead: (cover: Cover) => void) {
  const { mutate, data, isPending } = useMutation({
    mutationFn: async (file: File): Promise<Cover> => {
      if (file.size > MAX_ATTACHED_MANUAL_BYTES) return NOTHING;
      const body = new FormData();
      body.append('manual', file);
      return call(readManualCover, { body }).catch(() => NOTHING);
    },
    onSuccess: onRead,
  });
  return {
    /** Of what cannot be a manual nothing is read. */
    read: (file: File) => {
      if (manualTypeOf(file.name)) mutate(file);
    },
    said: sentenceOf(data, isPending),
  };
}
