/** The words that makers set above or before a warning; "Aviso de servicio" and "Cuidado del vehículo" are chapters. */
const WARNINGS =
  'advertencias?|peligro|atención(?! al cliente)|precauci(?:ón|ones)|cuidado(?! del? | exterior| interior)|aviso(?! del? (?!seguridad)| legal)|importante|warning|caution|danger';
/** Boxes that warn of nothing are set the same way. */
const NOTES = 'nota|consejo|sugerencia|recuerde|notice|note|tip';
const OPENING = String.raw`^[\s¡([{«⚠]*`;

/** "ADVERTENCIA", "¡Peligro!": what manuals set above or before a warning. */
export const WARNS = new RegExp(String.raw`${OPENING}(?:${WARNINGS})(?!\p{L})`, 'iu');

const LABELLED = new RegExp(String.raw`${OPENING}(?:${WARNINGS}|${NOTES})(?!\p{L})`, 'iu');
/** What parts a label from what it says; in capitals it needs none, "Cuidado y limpieza" is a chapter. */
const PARTED = /^[\s)\]»]{0,3}[!:.–—-]/u;
const MIN_WORDS = 4;

/** What a line says behind the label of a warning or note; "" where it is the label alone, null where it begins with none. */
export function behindLabel(text: string): string | null {
  const [label] = LABELLED.exec(text) ?? [];
  if (label === undefined) return null;
  const rest = text.slice(label.length);
  if (!/\p{L}/u.test(rest)) return /\d/.test(rest) ? null : '';
  const isCapital = !/\p{Ll}/u.test(label) && rest.trim().split(/\s+/).length >= MIN_WORDS;
  return PARTED.test(rest) || isCapital ? rest : null;
}

/** Nothing but such a label, which is the title of warnings only. */
export const isWarningLabel = (title: string): boolean =>
  WARNS.test(title) && !/\p{L}/u.test(title.replace(WARNS, ''));

const BOX_TITLE = new RegExp(
  String.raw`${OPENING}(?:${WARNINGS}|${NOTES})[\s!:)\]»]*(?:\(\s*cont\p{L}*\.?\s*\))?$`,
  'iu',
);

/** No such title is longer. */
const LONGEST = 40;

/**
 * The word that stands above the box of a warning or note, and no more: "ADVERTENCIA", "¡Peligro!", "Precaución
 * (Continúa)". It names the box, not a section: what follows the box belongs to the title before it.
 */
export const isBoxTitle = (text: string): boolean =>
  text.length <= LONGEST && BOX_TITLE.test(text.trim());
