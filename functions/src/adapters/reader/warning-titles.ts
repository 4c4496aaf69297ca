/**
 * The word that stands above the box of a warning, and no more: "ADVERTENCIA", "¡Peligro!", "Precaución (Continúa)".
 * It names the box, not a section: what follows the box belongs to the title before it.
 */
const WARNING_TITLE =
  /^[\s¡([{«⚠]*(?:advertencias?|peligro|atención|precauci(?:ón|ones)|cuidado|aviso|nota|importante|warning|caution|danger|notice|note)[\s!:)\]»]*(?:\(\s*cont\p{L}*\.?\s*\))?$/iu;

/** No such title is longer. */
const LONGEST = 40;

export const isWarningTitle = (text: string): boolean =>
  text.length <= LONGEST && WARNING_TITLE.test(text.trim());
