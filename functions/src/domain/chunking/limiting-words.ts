/** Openings of sentences that limit, contradict or forbid what was just said: they go wherever it goes. */
const LIMITS =
  /^(?:sin embargo|no\b|nunca\b|jamás\b|en ningún caso|de lo contrario|en caso contrario|excepto\b|salvo\b|pero\b|s[oó]lo\b|únicamente\b|si no\b|esto no\b|a no ser|la excepción|en cambio|evite\b|queda prohibido|atención\b|advertencia\b|peligro\b|precaución\b|importante\b|con excepción)/iu;

/** Words that forbid, or tell of harm to people, wherever they stand. */
const FORBIDS =
  /(?<!\p{L})(?:nunca|jamás|ning[uú]n (?:concepto|caso)|ninguna circunstancia|proh[ií]b\p{L}*|peligro\p{L}*|quem(?:ar|adur)\p{L}*|lesi[oó]n\p{L}*|muerte|mortal(?:es)?|never|under no circumstances|prohibited|forbidden|danger\p{L}*|burns?|injur\p{L}*|death|proibid\p{L}*)(?!\p{L})/iu;

export const opensWithLimit = (sentence: string): boolean => LIMITS.test(sentence);
export const forbids = (sentence: string): boolean => FORBIDS.test(sentence);
