import { unitsOf, type Kind as Measure } from '../../quantity/units';
import { figure } from './figure';
import type { Kind } from './kind';

/** "En los primeros 6 meses o 10 000 km", "durante 8 años": for how long something holds, once. */
const NOT_A_PERIOD =
  '(?<!(?:primer[oa]s?|durante|first|during)\\s(?:\\d[\\d.,]{0,12}\\s\\p{L}{1,20}\\s(?:o|y|or)\\s)?[\\d.,\\s]{0,20})';

/**
 * The same for how often: in a plan the unit stands before the figures of all columns, "Kilómetros 15 000 30 000", and a
 * column may have its name, "Correa: Km: 120 000 · Meses: 96".
 */
export function intervals(asks: RegExp, kinds: readonly Measure[], more: readonly string[]): Kind {
  const kind = figure(asks, kinds, { more, before: NOT_A_PERIOD });
  const units = unitsOf(...kinds);
  const ofPlan = `(?:^|\\n)[^\\n\\d]{0,30}(?:kilometraje|${units})[^\\n]{0,15}\\s\\d`;
  const ofColumn = `(?<!\\p{L})(?:${units})(?:\\s\\([^)\\n]{0,60}\\)|\\))?:\\s(?:\\p{L}\\s)?\\d`;
  const oftenInEnglish = '(?<!\\p{L})(?:once|twice) (?:a|per|every)(?!\\p{L})';
  return {
    ...kind,
    answers: new RegExp(`${kind.answers.source}|${ofColumn}|${oftenInEnglish}`, 'iu'),
    unitAbove: new RegExp(`${kind.unitAbove?.source}|${ofPlan}`, 'iu'),
  };
}

/** "Si no se usa durante más de un mes, …": when something holds, and not how long it takes. */
const NO_CONDITION = '(?<!(?:^|[.;:\\n]\\s?)(?:si|cuando|if|when)(?!\\p{L})[^.;,\\n]{0,120})';

/** "Pulse durante 3 segundos", "causa quemaduras en dos horas": no time that something takes by itself. */
const NO_PRESS_NOR_INJURY =
  '(?<!(?:puls|apriet|apret|mantenga|presion(?!es)|quemadura|lesi[oó]n|espere)\\p{L}{0,12}\\s[^.;\\n]{0,80})';
/** "No lo deje más de 24 horas": a limit. */
const NO_LIMIT = '(?<!(?<!\\p{L})(?:no|nunca)(?!\\p{L})[^.;\\n]{0,80}más de\\s[\\d.,]{0,20})';
/** Who asks for such a time says so: "¿cuánto tiempo lo mantengo pulsado?". */
const OF_PRESS_OR_INJURY =
  '\\b(?:ojos?|piel|acido|enjuag|puls|presion|apr[ie]+t|esper|manten|boton|tecla|dej[ao]|tocar)';

/** Who asks how long something is pressed or rinsed for says so. */
export const heldFor = (kind: Kind): Kind => ({
  ...kind,
  asks: new RegExp(`^(?=.*${OF_PRESS_OR_INJURY}).*(?:${kind.asks.source})`),
});

/** How long something takes: "enjuáguelos con agua durante 15 minutos" is what an accident asks for, and nothing else does. */
export const lasting = (kind: Kind): Kind => ({
  ...kind,
  asks: new RegExp(`^(?!.*${OF_PRESS_OR_INJURY}).*(?:${kind.asks.source})`),
  answers: new RegExp(
    `^(?![^]*(?:enju[aá]g|ojos))[^]*?(?=${kind.answers.source})${NO_CONDITION}${NO_LIMIT}${NO_PRESS_NOR_INJURY}`,
    'iu',
  ),
});
