import * as z from 'zod/mini';
import { daySchema, kmSchema } from '@contract';
import { typedKm } from './plan-texts';

const isBlank = (typed: string): boolean => typed.trim() === '';

const wordsOrNull = (most: number, tooLong: string) =>
  z.pipe(
    z.string().check(z.trim(), z.maxLength(most, tooLong)),
    z.transform((said) => said || null),
  );

const kmOrNull = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed) => (isBlank(typed) ? null : typedKm(typed))),
  ),
  z.nullable(z.pipe(z.number('Escribe los kilómetros, como 58.000.'), kmSchema)),
);

/** "89,90": the comma is Spanish, a point is taken too. */
const priceOf = (typed: string): number | null => {
  if (isBlank(typed)) return null;
  const plain = typed.replace(/[€\s]/g, '').replace(',', '.');
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
};

const priceOrNull = z.pipe(
  z.pipe(z.string(), z.transform(priceOf)),
  z.nullable(z.number('Escribe el precio, como 89,90.')),
);

/** What is typed of a service. */
export const typedServiceSchema = z.object({
  what: z
    .string()
    .check(z.trim(), z.minLength(1, 'Di qué se hizo.'), z.maxLength(200, 'Es demasiado largo.')),
  date: daySchema,
  km: kmOrNull,
  workshop: wordsOrNull(80, 'El nombre no debe pasar de 80 caracteres.'),
  price: priceOrNull,
  notes: wordsOrNull(500, 'Las notas no deben pasar de 500 caracteres.'),
});
