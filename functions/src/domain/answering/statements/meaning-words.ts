import { isWarningLabel } from '../../chunking/warning-words';

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

/** The label of a warning, or "NOTA": nothing that could be the title of a table below the sentence that it labels. */
export const isLabelOfSentence = (title: string): boolean =>
  isWarningLabel(title) || /^notas?:?$/iu.test(title);
/** Titles that say of which vehicles what stands below them holds: "Con remolque", "Motor diésel". */
export const QUALIFIES =
  /^(?:con|sin|s[oó]lo|a plena carga|with|without|only)(?!\p{L})|^(?:vehículos?|versi[oó]n(?:es)?|modelos?|motor(?:es)?|cambio|caja|transmisión|remolque|equipad[oa]s?|vehicles?|models?|versions?) [\p{L}\d]|^(?:diésel|gasolina|gasóleo|híbrid\p{L}*|eléctric\p{L}*|tracción|4x[24])(?!\p{L})/iu;

/** "Plan de revisiones (motores diésel)": the same at a title's end. */
export const OF_VERSIONS =
  /\((?:s[oó]lo |excepto |salvo )?(?:versi[oó]n(?:es)?|motor(?:es)?|modelos?|vehículos?) (?!\p{L}+\/)[^)]+\)$/iu;

/** Titles that say when it does: of what stands right below them, while "En caso de avería" is also a chapter's name. */
export const HOLDS_WHEN = /^(?:si|en caso de|cuando|if|when)(?!\p{L})/iu;

const MACHINES = String.raw`(?:vehículos|coches|automóviles|versi[oó]n(?:es)?|modelos?|unidades|motores|motorizaci[oó]n(?:es)?|variantes?|acabados?)`;
const QUALITIES = String.raw`(?:con|sin|de|que|equipad\p{L}*|dotad\p{L}*|provist\p{L}*|diésel|(?:de )?gas[oó]l\p{L}*|híbrid\p{L}*|eléctric\p{L}*|automátic\p{L}*|manual(?:es)?|4x[24]|glp|gnc|turbo\p{L}*|tce|[tc]rdi|dci|td[ci]|tsi|(?:blue)?hdi|puretech|fabricad\p{L}*|anteriores|posteriores|destinad\p{L}*|cuy[oa]s?|\d)`;
const LEADING = String.raw`(?:(?:en|para|con|a|solo|sólo|si|cuando|todos|los|las|el|la|estos|estas) )*`;

/** Sentences that begin with some of the vehicles only: "Los vehículos con cambio automático…", "Si el vehículo lleva…". */
export const NAMES_VERSIONS = new RegExp(
  `^${LEADING}${MACHINES} ${QUALITIES}(?!\\p{L})|^(?:si|cuando) (?:el|su) (?:vehículo|coche|motor|modelo) (?:es|está|tiene|lleva|dispone|cuenta|va)(?!\\p{L})|^(?:el|en el|con el) (?:vehículo|coche|motor) (?:con|sin|diésel|gasolina|híbrido|eléctrico)(?!\\p{L})`,
  'iu',
);
/** Sentences that begin with a case, of which the next one still speaks. */
export const CONDITIONS =
  /^(?:si|cuando|en caso de|con(?! (?:el tiempo|ello|todo|esto|eso)(?!\p{L}))|sin(?! embargo))(?!\p{L})/iu;
/** "Solo motores diésel.": a line that is no sentence, and is about what stands below it. */
export const IS_LABEL = new RegExp(
  `^(?:(?:solo|sólo|únicamente|exclusivamente)(?: (?:en|para|con))? )?${MACHINES} ${QUALITIES}(?!\\p{L})[^,:.]{0,40}\\.$`,
  'iu',
);

/** "El de las traseras", "Las demás": is about others than the sentence before. */
export const IS_OF_OTHERS =
  /^(?:el|la|los|las) (?:del?|delanter[oa]s?|traser[oa]s?|izquierd[oa]s?|derech[oa]s?|demás|otr[oa]s?|restantes?)(?!\p{L})/iu;
const CHANGES_IT =
  /^(?:reduzca|aumente|incremente|disminuya|acorte|añada|sume|reste|multiplique|divida)(?!\p{L})/iu;
const IS_CASE = /^(?:en|durante|por (?:encima|debajo)|para|a partir|fuera|según|tras)(?!\p{L})/iu;
const CHANGES =
  /(?<!\p{L})(?:red[uú][cz]\p{L}*|aument\p{L}*|increment\p{L}*|disminu\p{L}*|acort\p{L}*|adelant(?:e|ar)|añad\p{L}*|sub[ae]|baj[ae]|rest[ea]|dupli\p{L}*|a la mitad|el doble|mayor(?:es)?|menor(?:es)?|superior(?:es)?|inferior(?:es)?)(?!\p{L})/iu;

export const namesCase = (sentence: string): boolean =>
  IS_CASE.test(sentence) || CONDITIONS.test(sentence) || NAMES_VERSIONS.test(sentence);

/** "En uso intenso, reduzca el intervalo a la mitad": makes a figure before it another one. */
export const changesFigure = (sentence: string): boolean =>
  (namesCase(sentence) && CHANGES.test(sentence)) ||
  (NAMES_VERSIONS.test(sentence) && /\d/.test(sentence)) ||
  (IS_OF_OTHERS.test(sentence) && /\d/.test(sentence)) ||
  CHANGES_IT.test(sentence) ||
  CONTRASTS.test(sentence);

const CONTRASTS =
  /^(?:a diferencia|al contrario|por el contrario|en cambio|mientras que)(?!\p{L})/iu;

/** "Desaconsejado.", "No, salvo con remolque.": says nothing without the title above it. */
export const IS_VERDICT =
  /^(?:sí|no|nunca|siempre|(?:no (?:está )?)?(?:(?:des)?aconsejad|prohibid|permitid|autorizad|recomendad|obligatori|necesari|admitid|apt|disponible)\p{L}*)(?:[.,;]| (?:por|en|para|con|sin|si|salvo|excepto|hasta|a partir)(?!\p{L}))/iu;

/** Openings that say nothing without the sentence before, be it in the paragraph above. */
export const NEEDS_SENTENCE_BEFORE =
  /^(?:sin embargo|no obstante|de lo contrario|en caso contrario|en (?:este|ese|tal|estos|esos|tales) casos?|(?:excepto|salvo|con excepción|a excepción)(?![^.]*,)|lo anterior|la excepción|en cambio|solo entonces|ello|pero|tampoco)(?!\p{L})/iu;

/** "Durante ese recorrido", "Para ello": names what the sentence before says. */
export const NAMES_BEFORE =
  /^(?:(?:durante|en|para|con|tras|desde|hasta|a) )?(?:es[eao]s?|dich[oa]s?|ello)(?!\p{L})/iu;

/** "Está protegida por el fusible F18.": what is so stands before it. "Está prohibido", "Es necesario" are about nothing. */
export const ELIDES_SUBJECT =
  /^(?:también )?(?:están? (?!prohibid|permitid|terminantemente|estrictamente|totalmente prohibid)|(?:es|son) (?!peligros|posible|imposible|obligatori|necesari|normal|recomendable|important|convenient|imprescindible|aconsejable|preferible|indispensable|fundamental|probable|suficiente|preciso|mejor|decir)|tienen? (?!que(?!\p{L}))|(?:llevan?|disponen? de|constan? de|sirven? para|contienen?|incluyen?|permiten?|indican?|funcionan?|protegen?|admiten?|soportan?|pesan?|miden?|duran?) |(?:se (?:encuentran?|hallan?|ubican?|sitúan?|localizan?) (?:en|junto|bajo|debajo|detrás|delante|encima|dentro|al|a|entre|sobre)(?!\p{L})))/iu;

/** "Cámbielo cada dos años.", "Límpielas": an order about what stands before it. Bounded, as a hostile word has no end. */
export const ORDERS_IT = /^(?!símbolo)\p{L}{0,20}[áéíóú]\p{L}{0,20}[aeo]n?l[ao]s?(?!\p{L})/iu;

/** "Riesgo de aplastamiento.": a sentence that warns of what the next one says. */
export const WARNS_OF =
  /^¡?(?:riesgos?|peligro|atención|advertencia|precaución|cuidado)(?: de [^.]{1,60})?[.!]+$/iu;
