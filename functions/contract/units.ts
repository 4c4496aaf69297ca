/**
 * How manuals write the units of what is measured, as the alternatives of an expression for folded text and for printed one
 * whatever its case. Both sides read figures: the browser keeps each with its unit.
 */
export const UNIT_FORMS = {
  speed: String.raw`km/h|mph`,
  pressure: String.raw`bar(?:es)?|psi|[km]pa|kgf?/cm[2²]|lbs?/(?:pulg|in)[2²]`,
  volume: String.raw`litros?|l|lts?|ml|cc|cm[3³]|liters?|litres?|quarts?|qts?|gal(?:ones|lons)?|m[3³]|dm[3³]|[cd]l`,
  mass: String.raw`kg|kilos?|g|gramos?|toneladas?|lbs?|libras?|pounds?`,
  torque: String.raw`(?:da)?n\s?[·.⋅]?\s?m|kgf?\s?[·.]?\s?m|(?:lbs?|libras?)\s?[·.-]?\s?(?:ft|pies?)|(?:ft|in|pies)\s?[·.-]?\s?(?:lb[fs]?|libras?)`,
  charge: String.raw`ah`,
  current: String.raw`m?a|amperios?|cca`,
  tension: String.raw`[mk]?v|voltios?|volts?`,
  power: String.raw`kw|w(?!\s?-\s?\d)|cv|b?hp|ps|vatios?|watts?|caballos|horsepower`,
  energy: String.raw`k?wh`,
  size: String.raw`mil[ií]metros?|cent[ií]metros?|mm|cm`,
  length: String.raw`metros?|m|yards?|pulg(?:adas?)?|inch(?:es)?|in(?! \p{L})|feet|ft`,
  distance: String.raw`kil[oó]metros?|kms?|millas?|miles?|mi`,
  time: String.raw`segundos?|minutos?|seconds?|minutes?|min|m?s|h`,
  period: String.raw`horas?|d[ií]as?|semanas?|mes(?:es)?|a[ñn]os?|hours?|days?|weeks?|months?|years?`,
  turning: String.raw`rpm|r(?:ev)?\s?/\s?min|min\s?[-⁻–]\s?[1¹]|vueltas|revoluciones|turns|revolutions`,
  temperature: String.raw`[°º]\s?[cf]?|grados?`,
  share: String.raw`%`,
  force: String.raw`n`,
  memory: String.raw`[kmgt]i?b`,
  money: String.raw`euros?|€`,
  frequency: String.raw`[kmg]?hz`,
  resistance: String.raw`[km]?[ΩΩ]|ohm(?:ios?)?`,
};

/** What may be measured. */
export type Measure = keyof typeof UNIT_FORMS;

export const ANY_UNIT = Object.values(UNIT_FORMS).join('|');
const UNIT = new RegExp(`^(?:${ANY_UNIT})$`, 'iu');
/** Letters mean nothing without their case: "1.0 T" is no mass and "(a)" no current. */
const LETTER = /^[AVWNLlmgsht]$/;

/** Whether a text is a unit, as printed. */
export const isUnit = (text: string): boolean =>
  text.length === 1 && /\p{L}/u.test(text) ? LETTER.test(text) : UNIT.test(text);
