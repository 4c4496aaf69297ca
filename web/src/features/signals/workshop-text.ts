import { onOneLine } from '../../lib/one-line';
import { viewOf, type Advice } from './views';

export type Sheet = {
  vehicle: string;
  /** Null where nobody has said it, or this device does not keep it. */
  vin: string | null;
  /** The light as it is named, with colour and state. */
  light: string;
  advice: Advice | null;
  date: string;
  /** As it was typed; empty: nobody said. */
  kilometres: string;
  /** The manual's words, each with its page. */
  words: readonly { text: string; manual: string; reference: string }[];
};

/** What a workshop wants to know, as plain text: to be sent, or read aloud. */
export const sheetText = ({
  vehicle,
  vin,
  light,
  advice,
  date,
  kilometres,
  words,
}: Sheet): string =>
  [
    'Hoja para el taller',
    `Vehículo: ${vehicle}`,
    vin && `Bastidor (VIN): ${vin}`,
    `Testigo: ${light}`,
    `Fecha: ${date}`,
    kilometres.trim() && `Kilómetros: ${kilometres.trim()}`,
    advice && `Aviso: ${viewOf(advice).label}`,
    ...words.map(({ text, manual, reference }) => `«${onOneLine(text)}» (${manual}, ${reference})`),
    words.length === 0 && 'El manual no dice nada de este testigo.',
    advice?.isToCheck && 'Señalado por un modelo al leer el manual: sin comprobar.',
    'Hecha con Guantera',
  ]
    .filter(Boolean)
    .join('\n');
