export const ENDS_IN_COLON = /:["»”’)\]]*\s*$/;

/** "Lo que se debe y lo que no se debe hacer": stands above both. */
export const HAS_BOTH_SIDES =
  /(?<!\p{L})(?:y|o) (?:lo )?(?:que|qué) no(?!\p{L})|sí y no|do['’]?s and don/iu;

/** Titles below which everything is what must not be done. "Cómo evitar averías" is none: it stands above advice. */
export const FORBIDS =
  /(?<!\p{L})(?:nunca|jamás|proh[ií]b\p{L}*|no permitid\p{L}*|no (?:se )?(?:deben?|debería|puede|haga|hacer|use|usar)|(?:qué|que|cosas a|a|debe|deben|hay que|lo) evitar)(?!\p{L})|^evit(?:e|ar)(?: (?:esto|lo siguiente))?[:.]?$|^lo que no(?!\p{L})|^qué no(?!\p{L})|(?<!\p{L})(?:never|do not|don['’]ts?|must not|prohibited|forbidden|what not to|things to avoid|não|proibid\p{L}*)(?!\p{L})/iu;

/** What turns the meaning of a list round, or narrows it, in the sentence above it. */
export const TURNS =
  /(?<!\p{L})(?:no|nunca|jamás|sin|ni|ning[uú]n\p{L}*|nadie|nada|proh[ií]b\p{L}*|evit\p{L}*|salvo|excepto|s[oó]lo|solamente|únicamente|imp[ie]d\p{L}*|desaconsej\p{L}*|abst[eé]n\p{L}*|peligro\p{L}*|not|never|don['’]t|without|only|except|prohibited|forbidden|danger\p{L}*|não|proibid\p{L}*)(?!\p{L})/iu;

/** A sentence that points at what follows, be it on the next page. */
export const POINTS_ON =
  /(?<!\p{L})(?:siguientes?|est[oa]s (?:casos|situaciones|condiciones)|following|seguintes?)(?!\p{L})/iu;

/** "ADVERTENCIA", "¡Peligro!": what manuals set above or before a warning. */
export const WARNS =
  /^[\s¡([«⚠]*(?:advertencias?|peligro|atención|precaución|cuidado|aviso|importante|warning|caution|danger)(?!\p{L})/iu;
/** Titles that say of which vehicles what stands below them holds: "Con remolque", "Motor diésel". */
export const QUALIFIES =
  /^(?:con|sin|s[oó]lo|a plena carga|with|without|only)(?!\p{L})|^(?:vehículos?|versi[oó]n(?:es)?|modelos?|motor(?:es)?|cambio|caja|transmisión|remolque|equipad[oa]s?|vehicles?|models?|versions?) [\p{L}\d]|^(?:diésel|gasolina|gasóleo|híbrid\p{L}*|eléctric\p{L}*|tracción|4x[24])(?!\p{L})/iu;

/** Titles that say when it does: of what stands right below them, while "En caso de avería" is also a chapter's name. */
export const HOLDS_WHEN = /^(?:si|en caso de|cuando|if|when)(?!\p{L})/iu;
