import { format, isValid } from 'date-fns';
import { es } from 'date-fns/locale/es';

const UNITS = ['Bytes', 'KB', 'MB', 'GB', 'TB'] as const;

/** A size in bytes as "4.76 MB": two decimals, multiples of 1024. */
export function formatBytes(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes <= 0) return '0 Bytes';
  const power = Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length - 1);
  return `${Number((bytes / 1024 ** power).toFixed(2))} ${UNITS[power] ?? 'TB'}`;
}

/** An ISO moment as "21 nov 2026, 09:05" in the owner's time zone. */
export function formatDate(moment: string | null | undefined): string {
  if (!moment) return 'Desconocido';
  const date = new Date(moment);
  return isValid(date) ? format(date, 'd MMM yyyy, HH:mm', { locale: es }) : 'Fecha inválida';
}
