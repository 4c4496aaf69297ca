import type { ManualPart, ManualText, SourceUnit } from '../findings/manual-part';
import { unnumbered } from '../findings/titles';
import { coloursIn } from './colours';
import { lightNamed, messageNamed, type Light } from './light';
import { anyWord, hasWord, isAboutLights } from './words';
import { mentionOf, mentionsOf, wholeOf, type LightMention } from './light-mention';
import {
  codesIn,
  colouredIn,
  entryIn,
  firstColours,
  innermostFirst,
  MAX_NAME_LENGTH,
} from './in-lists';
import { stateOf } from './states';

/** Stricter than in a sentence: "Luz de cruce" is a heading of bulbs. */
const LIGHT = hasWord('lights');
/** "Luz de advertencia de aceite" says itself that it is one. */
const BEGINS_AS_LIGHT = new RegExp(String.raw`^${anyWord('lights')}\s\p{L}`, 'iu');
const LAMP = hasWord('lamps');
/** "Testigos rojos": a title of many. */
const MANY = /^(?:testigos|pilotos|luces|mensajes|avisos|indicadores|s[ií]mbolos|tabla)(?!\p{L})/iu;
/** "Reiniciar el control", "Puesta a cero", "¿Qué significa…?": no light. */
const IS_TASK =
  /^(?:[\d.\s-]*)(?:\p{L}+(?:ar|er|ir)(?:lo|la)?(?!\p{L})|puesta|reinicio|reposici[oó]n|c[oó]mo|qu[eé]|¿|ajuste|sustituci[oó]n|cambio|control|colores)/iu;

/** "«Tómese un descanso»", "Mensaje «Sensor sin visión»". */
const QUOTED = /^(?:(?:mensaje|aviso) )?[«“"]([^«»“”"]{3,80})[»”"]$/iu;

/** The light that the innermost title names, where the titles above are about lights, or it says so itself. */
function titled(titles: readonly string[]): Light | null {
  const name = unnumbered(titles.at(-1) ?? '');
  const message = QUOTED.exec(name)?.[1];
  if (message !== undefined && (isAboutLights(titles) || isAboutLights(titles.slice(0, -1))))
    return messageNamed(message);
  if (
    name === '' ||
    name.split(' ').length > MAX_NAME_LENGTH ||
    IS_TASK.test(name) ||
    MANY.test(name)
  )
    return null;
  const isBelow = titles.slice(0, -1).some((title) => LIGHT.test(title));
  if (!isBelow && !LIGHT.test(name)) return null;
  return told(name);
}

function told(name: string): Light | null {
  const isLight = BEGINS_AS_LIGHT.test(name) && !LAMP.test(name);
  const unknown = { name, catalogue: null, isMessage: false, colours: coloursIn(name) };
  return lightNamed(name) ?? (isLight ? unknown : null);
}

/** What units say of a light that is named before them. */
function explained(
  light: Light,
  about: readonly SourceUnit[],
  part: { titles: readonly string[]; said: SourceUnit[] },
): LightMention[] {
  const text = about.map((said) => said.text).join(' ');
  const colours = firstColours([light.name, text.slice(0, 60), ...innermostFirst(part.titles)]);
  const own = light.isMessage ? part.said.slice(0, 1) : [];
  const words = [...wholeOf(about), ...own.map((said) => ({ text: light.name, said }))];
  const named = { ...light, isListed: true, colours };
  return mentionsOf(named, stateOf(light.name), [words], part.said);
}

/** "Presión de aceite. Deténgase …": a paragraph that begins with the name of its light. */
function leadIn(part: ManualText): LightMention[] {
  const [first, ...others] = part.said;
  if (!first || part.kind !== 'paragraph') return [];
  const name = first.text.replace(/[.:]$/u, '').trim();
  const isName =
    name.split(' ').length <= MAX_NAME_LENGTH && /^\p{Lu}/u.test(name) && others.length > 0;
  const light = isName ? told(name) : null;
  return light ? explained(light, others, part) : entryIn(first, part.titles);
}

/** "5. Luz de advertencia de avería del motor (ámbar)": what the numbers in a picture are. */
function inPicture({ said }: ManualText): LightMention[] {
  return said.flatMap((one): LightMention[] => {
    const name = one.text.replace(/[.;]$/u, '').trim();
    const light = name.split(' ').length <= MAX_NAME_LENGTH + 2 ? told(name) : null;
    if (!light || !BEGINS_AS_LIGHT.test(name)) return [];
    return [mentionOf({ ...light, isListed: false }, null, [], one)];
  });
}

/** Lights that have a heading of their own, or an item in a list of lights. */
export function inHeadings(parts: readonly ManualPart[]): LightMention[] {
  return parts.flatMap((part) => {
    if (part.kind === 'table') return [];
    const light = titled(part.titles);
    if (light) return explained(light, part.said, part);
    const coloured = part.kind === 'list' ? colouredIn(part) : [];
    if (coloured.length > 0) return coloured;
    const codes = codesIn(part);
    if (codes.length > 0) return codes;
    if (!isAboutLights(part.titles)) return [];
    return part.kind === 'list'
      ? [...part.said.flatMap((said) => entryIn(said, part.titles)), ...inPicture(part)]
      : leadIn(part);
  });
}
