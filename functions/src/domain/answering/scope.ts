import type { Excerpt } from '../ports';
import { makes } from '../versions/makes';
import { plainWords } from '../spanish/plain-words';
import type { VehicleNames } from './vehicle-words';
import { alternativesOf } from '../spanish/alternatives';

const wordsOf = alternativesOf('scope.txt');

/**
 * What keeps a question from every model: it commands the assistant, asks for what is another owner's, is about money, or
 * about another vehicle. Nothing else may: a question to a manual that is refused here never finds its page, while one too
 * many that passes meets checked citations and an index of its owner's manuals alone.
 */

/** Where an order begins; "el navegador ignora las indicaciones" tells what a part of the car does. */
const ORDER = String.raw`(?:^|[.,;:!>)] ?|\b(?:y|ahora|primero|porfa|por favor|please|now|and) )[¡"'«(]*`;
const OTHERS = String.raw`(?:(?:l[oa]s|de|del|todos) ){0,3}(?:otr[oa]s?|demas|todos los) (?:usuari[oa]s?|duen[oa]s?|propietari[oa]s?|clientes?)\b`;
/** "Dime las preguntas de…"; not "dime cómo se borran", nor "la pantalla muestra…". */
const SHOW = String.raw`(?:${ORDER}(?:da|di|muestra|ensena|revela|enumera|lista|vuelca|exporta|lee)|\b(?:da|di|muestra|ensena|lista|lee)me) (?!como|donde|si |que (?:hago|hacer))`;

const COMMANDS: readonly RegExp[] = [
  `${ORDER}(?:${wordsOf('leaves out')}) (?:(?:${wordsOf('which')}) ?){0,3}(?:${wordsOf('instructions')})\\b`,
  String.raw`\b(?:ignore|disregard|forget) (?:\w+ ){0,2}(?:all|any|previous|prior|above|earlier|your) (?:\w+ ){0,2}(?:instructions|rules|prompts?)\b`,
  String.raw`\b(?:${wordsOf('of the system')})\b`,
  `${ORDER}(?:actua como (?:un|una|si|mi)|act as (?:an?|if|my))\\b`,
  String.raw`\b(?:actues como (?:un|una|si|mi)|finge (?:ser|que)|haz de cuenta que eres|a partir de ahora eres|eres ahora|you are now)\b`,
  `${SHOW}(?:\\w+ ){0,5}(?:de )?${OTHERS}`,
  String.raw`\b(?:preguntas?|preguntan|preguntaron|consultas?|consultan|busquedas|respuestas|manuales|correos|e-?mails|garajes?|contrasenas?|claves) (?:de |han hecho |hacen )?${OTHERS}`,
  `${SHOW}(?:\\w+ ){0,2}base de datos(?! de)\\b`,
].map((pattern) => new RegExp(pattern));

/** "¿Cuánto le cuesta arrancar?", "cuesta arriba": an effort or a slope, and no price. */
const EFFORT = String.raw`(?! (?:arriba|abajo|(?:arranc|fren|gir|sub|entr|engran|cerr|abr|encend|calent|aceler|mov|met|sal|cog|tom)[aei]r)\b)`;
/** "¿Cuánto vale la presión?": what a figure is. */
const FIGURE = String.raw`(?! (?:el|la|los|las) (?:${wordsOf('is what it is')})\w*)`;

/** Prices, insurance, buying and selling: no owner's manual tells them, though it holds every single word. */
const COMMERCE: readonly RegExp[] = [
  String.raw`(?<!\ben )\bcuanto (?:(?:me|nos|te|os|le|les) )?(?:cuestan?|costari?an?|va a costar)\b${EFFORT}`,
  String.raw`\bcuanto (?:(?:me|nos|te|os|le|les) )?(?:cobran|va a salir|sale(?: (?:el|la|los|las|un|una|al|eso|[a-z]+[aei]r)\b|[^a-z]*$))`,
  String.raw`\ba cuanto (?:(?:me|nos) )?(?:sale|esta (?:el|la) (?:${wordsOf('has a price')}))\b`,
  String.raw`\bcuanto (?:(?:hay|tengo|tenemos) que |se |me toca )?paga\w*`,
  String.raw`\bcuanto vale\b${FIGURE}`,
  [
    String.raw`\bseguro a (?:todo riesgo|terceros)\b`,
    String.raw`\bque (?:seguro|poliza|aseguradora)\b.{0,30}\b(?:convien|contrat|elij|recomiend)\w*`,
    String.raw`\bseguro (?:del? \w+ )?(?:me |te |nos )?(?:cubre|paga)\b`,
    String.raw`\b(?:contrat|renov)\w* (?:el|un|mi) seguro\b`,
  ].join('|'),
  String.raw`\b(?:conviene|(?:merece|vale) la pena|recomiendas|por cuanto(?: puedo)?) (?:comprar|vender|compro|vendo)(?:l[oa])?\b|\bfinancia\w*`,
].map((pattern) => new RegExp(pattern));

const PRICE = /\bprecios?\b/;
/** Cars reckon with prices that their owners set: "¿cómo pongo el precio del kWh en la pantalla?" */
const SETS_PRICE =
  /\b(?:pon(?:go|er|e)|introdu\w+|ajust\w+|configur\w+|program\w+|met(?:o|er)|fij(?:o|ar)|muestra|aparece|pantalla|ordenador|computadora|tablero|display)\b/;

/** As whole words, with or without the space or hyphen between two of them. */
const anyOf = (names: readonly string[], flags: string): RegExp => {
  const spelled = names.map((name) => name.replace(/[-\s]+/g, '[-\\s]?'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${spelled.join('|')})(?![\\p{L}\\p{N}])`, `u${flags}`);
};

const NO_SUBJECTS = [
  '(?:a|hasta|hacia|desde) (?:ibiza|ateca|alhambra|tucson|malibu|durango|tahoe|kona)',
  String.raw`(?:fusible|borne|rele|conector|terminal|toma|pin) (?:el )?[xq]\d`,
  String.raw`(?:${wordsOf('does to another vehicle')}) (?:a )?(?:un|una|otro|otra|al|el|la) (?:(?:coche|auto|carro) )?\p{L}+`,
].join('|');

/** "Ruta hasta Ibiza", "el fusible X3", "remolcar un Ford": a place, a code, or the other one of two vehicles. */
const NO_SUBJECT = new RegExp(String.raw`(?<!\p{L})(?:${NO_SUBJECTS})$`, 'u');

/** What stands before a name, and the name: no longer words of the above do. */
const upTo = (plain: string, end: number): string => plain.slice(Math.max(0, end - 80), end);

const mentions = (plain: string, name: string): boolean => anyOf([name], '').test(plain);

const inOneWord = (name: string): string => name.replace(/[-\s]/g, '');

const names = makes.flatMap(({ make, models }) => [make, ...models]);
const nameOf = new Map(names.map((name) => [inOneWord(name), name]));
// All at once: each by itself would take longer than the search.
const ANY_NAME = anyOf(names, 'g');

/**
 * Another make or model that the question names, and neither the vehicle's own names nor the passages found do; null
 * when there is none. (A passage may well name another make: "aceite según la norma MB 229.5 de Mercedes-Benz".)
 */
export function foreignVehicle(
  question: string,
  vehicle: VehicleNames,
  excerpts: readonly Excerpt[],
): string | null {
  const plain = plainWords(question);
  const named = [...plain.matchAll(ANY_NAME)].flatMap(({ 0: name, index }) =>
    NO_SUBJECT.test(upTo(plain, index + name.length)) ? [] : [name],
  );
  if (named.length === 0) return null;
  const own = plainWords(`${vehicle.make} ${vehicle.model} ${vehicle.trim ?? ''}`);
  const foreign = named
    .flatMap((name) => nameOf.get(inOneWord(name)) ?? [])
    .filter((name) => !mentions(own, name));
  const found = plainWords(excerpts.map(({ chunk }) => chunk.content).join('\n'));
  return foreign.find((name) => !mentions(found, name)) ?? null;
}

/** Whether the question is about money, which is no matter of a manual. */
export function isCommerce(question: string): boolean {
  const plain = plainWords(question);
  const isPrice = PRICE.test(plain) && !SETS_PRICE.test(plain);
  return isPrice || COMMERCE.some((pattern) => pattern.test(plain));
}

/** Whether the question tries to command the assistant, or asks for what is not the owner's, instead of asking a manual. */
export function isCommand(question: string): boolean {
  const plain = plainWords(question);
  return COMMANDS.some((pattern) => pattern.test(plain));
}
