import { inSpanish, languageOf } from './language';
import { valueOfNumber } from '../../quantity/numbers';
import { unitsOf } from '../../quantity/units';

/** "0w 20", "5 w-30": how the grades of oil are written everywhere. */
const GRADE = /(?<![\p{L}\p{N}.,])(\d{1,2})\s?[wW]\s?-?\s?(\d{2})(?![\p{L}\p{N}])/gu;
const anyNumber = [...valueOfNumber.keys()].join('|');
/** From eleven on: "uno", "dos" and "once" are words of other kinds, too, and manuals print them. */
const MIN_WRITTEN = 11;
const WRITTEN = [...valueOfNumber].filter(([, value]) => Number(value) > MIN_WRITTEN);
/** "Fusible veintisiete", "gomas de diecisiete": dictated. Not "quince mil", which is read with its thousand. */
const WRITTEN_NUMBER = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${WRITTEN.map(([name]) => name).join('|')})(?!\p{L}| mil(?!\p{L}))`,
  'giu',
);
/** "Cinco w treinta". */
const DICTATED_GRADE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${anyNumber}|\d{1,2}) (?:w|uve doble|doble uve) ?(${anyNumber}|\d{2})(?![\p{L}\p{N}])`,
  'giu',
);
/** "Fusible num 17", "número 17". */
const NUMBERED = /(?<![\p{L}\p{N}])(?:n[uú]m(?:ero)?|nro)\.? (?=\d)/giu;

const inFigures = (word: string): string => valueOfNumber.get(word.toLowerCase()) ?? word;

/** A question that was dictated, with its numbers in figures. */
const withFigures = (question: string): string =>
  question
    .replace(
      DICTATED_GRADE,
      (_, cold: string, warm: string) => `${inFigures(cold)}W-${inFigures(warm)}`,
    )
    .replace(WRITTEN_NUMBER, inFigures)
    .replace(NUMBERED, 'n.º ');

/** Units of other countries, and what manuals in Spanish count the same in: figures are told as they print them. */
const UNITS: readonly [RegExp, string][] = [
  [/(?<!\p{L})millas(?!\p{L})/giu, 'kilómetros'],
  [/(?<!\p{L})galones(?!\p{L})/giu, 'litros'],
  [new RegExp(String.raw`(?<!\p{L})(?:${unitsOf('torque')})(?!\p{L})`, 'giu'), 'Nm'],
  [/(?<!\p{L})pulgadas de (?:largo|ancho|alto)(?!\p{L})/giu, 'mm'],
];

/** "El aceite del cambio automático", "qué aceite lleva el cambio manual": the gearbox, and nothing that is changed. */
const GEARBOX =
  /(?<=(?<!\p{L})(?:aceite|valvulina)(?: \p{L}{1,12}){0,2} )(de)?(?:l|el) cambio(?= (?:manual|autom[aá]tico)|[?.,]|$)/giu;

/** The question as it is searched for: in Spanish, with grades and units as manuals in Spanish write them. */
export function asSearched(question: string): string {
  const language = languageOf(question);
  const spanish = language === null ? question : inSpanish(question, language);
  const graded = withFigures(spanish)
    .replace(GRADE, '$1W-$2')
    .replace(GEARBOX, (_, of: string | undefined) => `${of ? 'de ' : ''}la caja de cambios`);
  return UNITS.reduce((text, [unit, own]) => text.replace(unit, own), graded);
}
