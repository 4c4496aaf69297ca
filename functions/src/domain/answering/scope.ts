import type { Excerpt } from '../ports';
import { makes } from './makes';
import { plainWords } from './plain-words';
import type { VehicleNames } from './vehicle-words';

/** Words that command an assistant; an owner who asks what happens when instructions are ignored says it otherwise. */
const COMMANDS =
  /\b(?:ignor[ae]d?|olvid[ae]d?|omit[ae]|desobedece|salt[ae]te|haz caso omiso de|no (?:hagas caso|sigas)(?: a| de)?)\b.{0,40}\b(?:instruccion(?:es)?|indicaciones|ordenes|reglas|anterior(?:es)?|contexto)\b|\b(?:ignore|disregard|forget)\b.{0,40}\b(?:instructions|rules|prompt)\b|\b(?:system prompt|prompt (?:del |de )?sistema|tus? (?:prompt|instrucciones(?: internas)?)|mensaje de sistema|jailbreak|modo desarrollador|developer mode)\b|\b(?:actua como|finge (?:ser|que)|haz de cuenta que eres|a partir de ahora eres|eres ahora|act as)\b|\b(?:otr[oa]s? (?:usuari[oa]s?|duen[oa]s?|propietari[oa]s?|clientes)|base de datos|contrasenas? de)\b/;

/** Prices, insurance, buying and selling: no owner's manual tells them, though it holds every single word. */
const COMMERCE =
  /\b(?:cuanto (?:(?:me|nos|te|os|le|les) )?(?:cuesta|costaria|cobran|sale)|cuanto (?:me |nos |te )?va a (?:salir|costar)|a cuanto (?:(?:me|nos) )?(?:sale|esta) (?:el|la)|cuanto (?:(?:hay|tengo|tenemos) que |se |me toca )?paga\w*|cuanto vale|precio|seguro (?:a todo riesgo|a terceros)|seguro (?:del?|para el) (?:coche|auto|carro)|poliza|aseguradora|(?:comprar|vender|compro|vendo)\b.{0,40}\bsegunda mano|financia\w*)\b/;

/** As whole words, with or without the space or hyphen between two of them. */
const anyOf = (names: readonly string[], flags: string): RegExp => {
  const spelled = names.map((name) => name.replace(/[-\s]+/g, '[-\\s]?'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${spelled.join('|')})(?![\\p{L}\\p{N}])`, `u${flags}`);
};

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
  const named = plainWords(question).match(ANY_NAME) ?? [];
  if (named.length === 0) return null;
  const own = plainWords(`${vehicle.make} ${vehicle.model} ${vehicle.trim ?? ''}`);
  const foreign = named
    .flatMap((name) => nameOf.get(inOneWord(name)) ?? [])
    .filter((name) => !mentions(own, name));
  const found = plainWords(excerpts.map(({ chunk }) => chunk.content).join('\n'));
  return foreign.find((name) => !mentions(found, name)) ?? null;
}

/** Whether the question is about money, which is no matter of a manual. */
export const isCommerce = (question: string): boolean => COMMERCE.test(plainWords(question));

/** Whether the question tries to command the assistant, or asks for what is not the owner's, instead of asking a manual. */
export const isCommand = (question: string): boolean => COMMANDS.test(plainWords(question));
