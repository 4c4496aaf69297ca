import type { ManualPart, ManualText } from '../findings/manual-part';
import { matchesOf } from './catalogue';
import { coloursIn } from './colours';
import { hasWord } from './expressions';
import type { Mention } from './mention';
import { colouredIn, entryIn, firstColours, innermostFirst, LONGEST_NAME } from './in-lists';
import { stateOf } from './states';

const ABOUT_LIGHTS = hasWord('titles');
/** Stricter than in a sentence: "Luz de cruce" is a heading of bulbs. */
const LIGHT = hasWord('lights');
/** "Testigos rojos": a title of many. */
const MANY = /^(?:testigos|pilotos|luces|mensajes|avisos|indicadores|s[ií]mbolos|tabla)(?!\p{L})/iu;
/** "Reiniciar el control", "Puesta a cero", "¿Qué significa…?": no light. */
const IS_TASK =
  /^(?:[\d.\s-]*)(?:\p{L}+(?:ar|er|ir)(?:lo|la)?(?!\p{L})|puesta|reinicio|reposici[oó]n|c[oó]mo|qu[eé]|¿|ajuste|sustituci[oó]n|cambio|control|colores)/iu;
const NUMBER = /^[\d.\s-]+/u;

/** The light that the innermost title names, where the titles above are about lights, or it says so itself. */
function titled(titles: readonly string[]): { name: string; catalogue: string } | null {
  const name = (titles.at(-1) ?? '').replace(NUMBER, '').trim();
  if (name === '' || name.split(' ').length > LONGEST_NAME || IS_TASK.test(name) || MANY.test(name))
    return null;
  const isBelow = titles.slice(0, -1).some((title) => LIGHT.test(title));
  if (!isBelow && !LIGHT.test(name)) return null;
  const [match] = matchesOf(name, coloursIn(name));
  if (!match) return null;
  return { name, catalogue: match.entry.id };
}

function below(part: ManualText): Mention[] {
  const light = titled(part.titles);
  if (!light) return [];
  const base = { ...light, isMessage: false, isListed: true };
  const text = part.said.map((said) => said.text).join(' ');
  const colours = firstColours([light.name, ...innermostFirst(part.titles), text.slice(0, 60)]);
  return [
    {
      ...base,
      colours,
      blinks: stateOf(light.name),
      words: part.said.map((said) => ({ text: said.text, said })),
      said: part.said,
    },
  ];
}

/** "Presión de aceite. Deténgase …": a paragraph that begins with the name of its light. */
function leadIn(part: ManualText): Mention[] {
  const [first, ...others] = part.said;
  if (!first || part.kind !== 'paragraph') return [];
  const name = first.text.replace(/[.:]$/u, '').trim();
  const isName =
    name.split(' ').length <= LONGEST_NAME - 2 && /^\p{Lu}/u.test(name) && others.length > 0;
  const [match] = isName ? matchesOf(name, coloursIn(name)) : [];
  if (!match) return entryIn(first, part.titles);
  const text = others.map((one) => one.text).join(' ');
  const colours = firstColours([name, text.slice(0, 40), ...innermostFirst(part.titles)]);
  return [
    {
      ...{ name, catalogue: match.entry.id, isMessage: false, isListed: true, said: part.said },
      ...{ colours, blinks: stateOf(name) },
      words: others.map((said) => ({ text: said.text, said })),
    },
  ];
}

/** Lights that have a heading of their own, or an item in a list of lights. */
export function inHeadings(parts: readonly ManualPart[]): Mention[] {
  return parts.flatMap((part) => {
    if (part.kind === 'table') return [];
    const own = below(part);
    if (own.length > 0) return own;
    const coloured = part.kind === 'list' ? colouredIn(part) : [];
    if (coloured.length > 0) return coloured;
    const isAbout = part.titles.slice(-2).some((title) => ABOUT_LIGHTS.test(title));
    if (!isAbout) return [];
    return part.kind === 'list'
      ? part.said.flatMap((said) => entryIn(said, part.titles))
      : leadIn(part);
  });
}
