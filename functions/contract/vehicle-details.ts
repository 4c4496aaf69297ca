import * as z from 'zod/mini';
import { nameSchema } from './name';

/**
 * Where a vehicle may be registered, by ISO 3166-1 alpha-2: where Spanish is spoken, and where else owners who read Spanish
 * are likely to live.
 */
export const COUNTRIES: readonly string[] =
  'ES AR BO CL CO CR CU DO EC GQ GT HN MX NI PA PE PR PY SV UY VE AD AT BE BR CH DE FR GB GI IE IT LU MA NL PL PT RO SE US'.split(
    ' ',
  );

/** Blank is not known. */
export const countrySchema = z
  .string()
  .check(z.refine((code) => code === '' || COUNTRIES.includes(code), 'Elige el país de la lista.'));

const MONTH = /^(?:(?:19|20)\d\d-(?:0[1-9]|1[0-2]))?$/;

/** "3/2021", as it stands in the papers, becomes "2021-03"; what is written otherwise stays as it is. */
const monthOf = (written: string): string => {
  const [, month = '', year] = /^(\d{1,2})\s?[/.-]\s?(\d{4})$/.exec(written) ?? [];
  return year === undefined ? written : `${year}-${month.padStart(2, '0')}`;
};

const isPast = (month: string): boolean => month <= new Date().toISOString().slice(0, 7);

/** A number as it is dialled: signs that only eyes need are left out, and "00" before a country is "+". */
const dialled = (written: string): string => written.replace(/[\s().-]/g, '').replace(/^00/, '+');

/** Whom to call beside a road, for a `tel:` address: "+34900123456"; blank is not known. */
export const phoneSchema = z
  .string()
  .check(
    z.overwrite(dialled),
    z.regex(/^(?:\+?\d{3,15})?$/, 'El teléfono tiene entre 3 y 15 cifras, como 900 123 456.'),
  );

/** Year and month ("2021-03"), blank is not known: the day is seldom known, and nothing here depends on it. */
export const registrationMonthSchema = z
  .string()
  .check(
    z.trim(),
    z.overwrite(monthOf),
    z.regex(MONTH, 'La primera matriculación es un mes y un año, como 03/2021.'),
    z.refine(isPast, 'La primera matriculación no puede ser futura.'),
  );

/** One size and no more, whatever stands around it: "Verano 205/55 R16". */
const ONE_SIZE = /^$|^[^/]*\d\d ?\/ ?\d\d[^/]*$/;

/** The size of tyre, in the words of its side or of a manual's table; blank is not known. */
export const tyreSizeSchema = nameSchema.check(
  z.maxLength(60),
  z.regex(ONE_SIZE, 'Escribe la medida así: 205/55 R16.'),
);
