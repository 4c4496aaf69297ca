import { stopwords } from '../spanish/stopwords';
import { fold } from '../spanish/words';
import { matchesOf, stemsOf } from './catalogue';
import { COLOUR, coloursIn, withoutColours } from './colours';
import { anyWord, hasWord } from './words';
import { lightNamed, messageNamed, type Light } from './light';

export const NOUN = anyWord('nouns');
/** What lights the road or a part of the vehicle is no warning. */
const LAMP = hasWord('lamps');
/** What ends a name: "testigo del filtro de partículas se enciende". */
const ENDS = anyWord('ends of names');
const NAMED = new RegExp(
  String.raw`(${NOUN})\s+((?:(?!${ENDS})[\p{L}\d/&«"“!().-]+[»"”]?\s?){1,6})`,
  'giu',
);
const OPENING = String.raw`(?:[«“]|(?<=[\s(])"(?=\p{L}))`;
/** "aparece «Radar sin visión»", "el mensaje "STOP"". */
const MESSAGE = new RegExp(
  String.raw`${anyWord('messages')}[^«"“.:]{0,40}${OPENING}([^«»"“”>]{4,60})[»"”]`,
  'giu',
);
/** "El aviso Pila de la llave baja sale en el cuadro". */
const UNQUOTED =
  /(?<!\p{L})(?:aviso|mensaje) (\p{Lu}[^.,;:«"]{3,40}?) (?:sale|aparece|se muestra)(?!\p{L})/gu;
/** "hasta que aparezca READY", "que encienda PASSENGER AIR BAG OFF". */
const IN_CAPITALS =
  /(?<!\p{L})(?:mensaje|aparece|aparezca|se enciende|encienda|enciende|encenderse|se ilumina) [«"“]?([\p{Lu}]{4,}(?: [\p{Lu}]{2,})*)(?!\p{L})/gu;
/** "El testigo «ON»": its inscription, whatever it is. */
const INSCRIBED = new RegExp(String.raw`${NOUN}\s[«“"]([^«»"“”]{2,40})[»"”]`, 'giu');
/** A choice in a menu, or what is printed on a part, is no message. */
const IS_MENU =
  /(?:pulse|puls[ea]r|seleccion|elij|menú|tecla|botón|marcad|inscripción|apartado|véase|capítulo|sección)[^«"“,;]{0,40}[«"“]|>/iu;
/** Messages in quotation marks. */
export const quoted = (text: string): Light[] =>
  IS_MENU.test(text)
    ? []
    : [...text.matchAll(MESSAGE), ...text.matchAll(UNQUOTED)]
        .filter(([, words = '']) => /\p{L}{3}/u.test(words))
        .map(([, words = '']) => messageNamed(words));

/** A light by what is written on it. */
export const inscribed = (text: string): Light[] =>
  [...text.matchAll(INSCRIBED)].map(([, words = '']) => messageNamed(words));

/** What lights up in capitals, as it is inscribed. */
export const capitals = (text: string): Light[] =>
  [...text.matchAll(IN_CAPITALS)]
    .map(([, words = '']) => messageNamed(words))
    .filter(({ catalogue }) => catalogue);

/** "Cambio del cuadro", "presión de la": where all lights are, and words that begin what is cut off, end no name. */
const PANEL = /\s(?:del|en el) (?:cuadro|tablero|salpicadero)(?: de instrumentos)?$/iu;

function withoutLooseEnd(name: string): string {
  const words = name.replace(PANEL, '').split(/\s+/u);
  const last = words.findLastIndex((word) => !stopwords.has(fold(word.toLowerCase())));
  return words.slice(0, last + 1).join(' ');
}

/** As it is printed, without colour and marks; what is in capitals is the inscription itself. */
function shownName(phrase: string): string {
  const inscription = /(?<!\p{Lu})\p{Lu}{4,20}(?: \p{Lu}{2,20}){1,6}/u.exec(phrase)?.[0];
  return (
    inscription ??
    withoutLooseEnd(
      phrase
        .replace(/^(?:de la|de los|de las|de|del)\s+/iu, '')
        .replace(/[«»"“”(),.]+/gu, '')
        .trim(),
    )
  );
}

const UNNAMED_LIGHT = String.raw`(?<!\p{L})(?:el|un|su) (?:${anyWord('lights')}|indicador|símbolo|[ií]cono)`;
/** What a sentence calls a light by no name: "al poner la alarma el testigo parpadea". */
const UNNAMED = new RegExp(String.raw`${UNNAMED_LIGHT}(?!\s+de)`, 'iu');
/** The same, by where it is: "el testigo del salpicadero". */
const PLACED = new RegExp(
  String.raw`${UNNAMED_LIGHT}(?:\s+${COLOUR})?\s+del? (?:la |las |los )?${anyWord('places')}`,
  'iu',
);

/** A light without a name, of what the sentence is about, else of what its section is; one by its place the other way round. */
export function unnamed(text: string, titles: readonly string[]): Light[] {
  const isPlaced = PLACED.test(text);
  if (!(isPlaced || UNNAMED.test(text)) || LAMP.test(text)) return [];
  const colours = coloursIn(text);
  const above = titles.slice(-2).toReversed();
  for (const about of isPlaced ? [...above, text] : [text, ...above]) {
    const [match] = matchesOf(about, colours);
    if (!match) continue;
    return [{ name: match.entry.name, catalogue: match.entry.id, isMessage: false, colours: [] }];
  }
  return [];
}

/** "Aparece un copo de nieve", "la llave inglesa parpadea": what is drawn. */
const DRAWN = [
  /(?<!\p{L})aparecen? (?:el|la|un|una) ((?:(?!mensaje|aviso|testigo|s[ií]mbolo|[ií]cono)\p{Ll}{2,20})(?: (?!y |e |o |en |con |cuando |si )\p{Ll}{2,20}){1,3})/giu,
  /(?<!(?<!\p{L})(?:con|de|en|por|para|sobre) )(?<!\p{L})(?:el|la) (\p{Ll}{2,20}(?: (?!y |e |o |en |con )\p{Ll}{2,20}){0,2}) (?:aparece|parpadea)(?!\p{L})/giu,
];

/** A drawing is a light where it is one by all of its words. */
export const drawn = (text: string): Light[] =>
  DRAWN.flatMap((one) => [...text.matchAll(one)]).flatMap(([, name = '']): Light[] => {
    const [match] = matchesOf(name);
    const isWhole = match && match.score >= stemsOf(name).length;
    return isWhole && !LAMP.test(name)
      ? [{ name, catalogue: match.entry.id, isMessage: false, colours: [] }]
      : [];
  });

/** "El testigo del filtro de partículas". */
export function named(text: string): Light[] {
  return [...text.matchAll(NAMED)].flatMap(([, noun = '', phrase = '']): Light[] => {
    const colours = coloursIn(phrase);
    const bare = withoutColours(phrase).trim();
    const whole = `${noun} ${bare}`;
    const name = shownName(bare);
    const light = lightNamed(name, colours, bare) ?? lightNamed(name, colours, whole);
    return light && name !== '' && !LAMP.test(whole) ? [light] : [];
  });
}
