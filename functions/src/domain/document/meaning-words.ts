import { isWarningLabel } from '../text/warning-words';
import { anyFuel } from '../versions/engine';
import { alternativesOf } from '../spanish/alternatives';

const anyOf = alternativesOf('meaning-words.txt');

/** "Lo que se debe y lo que no se debe hacer": stands above both. */
export const HAS_BOTH_SIDES =
  /(?<!\p{L})(?:y|o) (?:lo )?(?:que|qué) no(?!\p{L})|sí y no|do['’]?s and don/iu;

/** Titles below which everything is what must not be done. "Cómo evitar averías" is none: it stands above advice. */
export const FORBIDS = new RegExp(
  [
    String.raw`(?<!\p{L})(?:${anyOf('forbids')})(?!\p{L})`,
    String.raw`^evit(?:e|ar)(?: (?:esto|lo siguiente))?[:.]?$`,
    String.raw`^(?:\d[\d.]{0,7}\s)?(?:lo que|qué) no(?!\p{L})`,
    String.raw`^(?:\d[\d.]{0,7}\s)?(?:exclusiones|(?:daños |piezas |casos )?no (?:cubiert|incluid)[oa]s)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:${anyOf('forbids in other languages')})(?!\p{L})`,
  ].join('|'),
  'iu',
);

/** What turns the meaning of a list round, or narrows it, in the sentence above it. */
export const NEGATES_OR_RESTRICTS = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('turns')})(?!\p{L})`,
  'iu',
);

/** A sentence that points at what follows, be it on the next page. */
export const POINTS_ON =
  /(?<!\p{L})(?:siguientes?|est[oa]s (?:casos|situaciones|condiciones)|following|seguintes?)(?!\p{L})/iu;

/** The label of a warning, or "NOTA": nothing that could be the title of a table below the sentence that it labels. */
export const isLabelOfSentence = (title: string): boolean =>
  isWarningLabel(title) || /^notas?:?$/iu.test(title);
/** Titles that say of which vehicles what stands below them holds: "Con remolque", "Motor diésel". */
export const QUALIFIES = new RegExp(
  [
    String.raw`^(?:con|sin|s[oó]lo|a plena carga|with|without|only)(?!\p{L})`,
    String.raw`^(?:${anyOf('parts of vehicles')}) [\p{L}\d]`,
    String.raw`^(?:${anyOf('kinds of vehicles')})(?!\p{L})`,
  ].join('|'),
  'iu',
);

/** "Plan de revisiones (motores diésel)": the same at a title's end. */
export const OF_VERSIONS = new RegExp(
  String.raw`\((?:s[oó]lo |excepto |salvo )?(?:${anyOf('versions')}) (?!\p{L}+\/)[^)]+\)$`,
  'iu',
);
/** "Motor 1.5 diésel", "Versiones 4x4": a title that may hold a figure. */
export const BEGINS_WITH_VERSION = new RegExp(
  String.raw`^(?:${anyOf('versions')})(?!\p{L})[^:]*$`,
  'iu',
);

/** Titles that say when it does: of what stands right below them, while "En caso de avería" is also a chapter's name. */
export const HOLDS_WHEN = /^(?:si|en caso de|cuando|if|when)(?!\p{L})/iu;

const MACHINES = `(?:${anyOf('machines')})`;
const QUALITIES = `(?:${anyOf('qualities of versions')})`;
const LEADING = String.raw`(?:(?:en|para|con|a|solo|sólo|si|cuando|todos|los|las|el|la|estos|estas) )*`;

/** Sentences that begin with some of the vehicles only: "Los vehículos con cambio automático…", "Si el vehículo lleva…". */
export const NAMES_VERSIONS = new RegExp(
  [
    `^${LEADING}${MACHINES} ${QUALITIES}(?!\\p{L})`,
    String.raw`^(?:si|cuando) (?:el|su) (?:vehículo|coche|motor|modelo) (?:es|está|tiene|lleva|dispone|cuenta|va)(?!\p{L})`,
    String.raw`^(?:el|en el|con el) (?:vehículo|coche|motor) (?:con|sin|${anyFuel('diesel', 'petrol', 'hybrid', 'electric')})(?!\p{L})`,
  ].join('|'),
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
/** Which of two limits counts: "cada 15.000 km o 12 meses, lo que antes ocurra". */
export const COUNTS_FIRST = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('whichever comes first')})(?!\p{L})`,
  'iu',
);

const CHANGES = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('changes a figure')})(?!\p{L})`, 'iu');

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
export const BARE_VERDICT = new RegExp(
  String.raw`^(?:sí|no|nunca|siempre|(?:no (?:está )?)?(?:${anyOf('verdicts')})\p{L}*)(?:[.,;]| (?:por|en|para|con|sin|si|salvo|excepto|hasta|a partir)(?!\p{L}))`,
  'iu',
);

/** Openings that say nothing without the sentence before, be it in the paragraph above. */
export const NEEDS_SENTENCE_BEFORE = new RegExp(
  String.raw`^(?:${anyOf('needs the sentence before')})(?!\p{L})`,
  'iu',
);

/** "Durante ese recorrido", "Para ello": names what the sentence before says. */
export const NAMES_BEFORE =
  /^(?:(?:durante|en|para|con|tras|desde|hasta|a) )?(?:es[eao]s?|dich[oa]s?|ello)(?!\p{L})/iu;

const SAYS_OF_IT = [
  String.raw`están? (?!${anyOf('is so of nothing')})`,
  String.raw`(?:es|son) (?!${anyOf('judges')})`,
  String.raw`tienen? (?!que(?!\p{L}))`,
  String.raw`(?:${anyOf('tells of it')}) `,
  String.raw`(?:se (?:encuentran?|hallan?|ubican?|sitúan?|localizan?) (?:${anyOf('places')})(?!\p{L}))`,
].join('|');

/** "Está protegida por el fusible F18.": what is so stands before it. "Está prohibido", "Es necesario" are about nothing. */
export const ELIDES_SUBJECT = new RegExp(String.raw`^(?:también )?(?:${SAYS_OF_IT})`, 'iu');

/** "Cámbielo cada dos años.", "Límpielas": an order about what stands before it. Bounded, as a hostile word has no end. */
export const ORDERS_IT = /^(?!símbolo)\p{L}{0,20}[áéíóú]\p{L}{0,20}[aeo]n?l[ao]s?(?!\p{L})/iu;

/** "Riesgo de aplastamiento.": a sentence that warns of what the next one says. */
export const WARNS_OF =
  /^¡?(?:riesgos?|peligro|atención|advertencia|precaución|cuidado)(?: de [^.]{1,60})?[.!]+$/iu;
