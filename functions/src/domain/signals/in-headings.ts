import type { ManualPart, ManualText, Said } from '../findings/manual-part';
import { matchesOf } from './catalogue';
import { coloursIn } from './colours';
import { hasWord } from './expressions';
import type { Mention } from './mention';
import { splitSentences } from '../chunking/sentences';
import { byState, stateOf } from './states';

const ABOUT_LIGHTS = hasWord('titles');
/** Stricter than in a sentence: "Luz de cruce" is a heading of bulbs. */
const LIGHT = hasWord('lights');
/** "Testigos rojos": a title of many. */
const MANY = /^(?:testigos|pilotos|luces|mensajes|avisos|indicadores|s[ií]mbolos|tabla)(?!\p{L})/iu;
/** "Reiniciar el control", "Puesta a cero", "¿Qué significa…?": no light. */
const IS_TASK =
  /^(?:[\d.\s-]*)(?:\p{L}+(?:ar|er|ir)(?:lo|la)?(?!\p{L})|puesta|reinicio|reposici[oó]n|c[oó]mo|qu[eé]|¿|ajuste|sustituci[oó]n|cambio|control|colores)/iu;
const NUMBER = /^[\d.\s-]+/u;
const LONGEST_NAME = 8;

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
  const colours = [light.name, ...part.titles.slice(-2).toReversed(), text.slice(0, 60)]
    .map(coloursIn)
    .find((found) => found.length > 0);
  return [
    {
      ...base,
      colours: colours ?? [],
      blinks: stateOf(light.name),
      words: part.said.map((said) => ({ text: said.text, said })),
      said: part.said,
    },
  ];
}

/** "Presión de aceite (rojo): detenga el vehículo." */
const ENTRY = /^([^:.]{3,60})(?::|\s[–—]|\.)\s+(.+)$/su;

function entryIn(said: Said, titles: readonly string[]): Mention[] {
  const [, name = '', about = ''] = ENTRY.exec(said.text) ?? [];
  const left = coloursIn(name);
  if (about === '' || name.split(' ').length > LONGEST_NAME) return [];
  const catalogue = matchesOf(name, left)[0]?.entry.id ?? null;
  if (!catalogue) return [];
  const colours =
    left.length > 0
      ? left
      : (titles
          .slice(-2)
          .toReversed()
          .map(coloursIn)
          .find((one) => one.length > 0) ?? []);
  const base = {
    name: name.trim(),
    catalogue,
    isMessage: false,
    colours,
    isListed: true,
    said: [said],
  };
  const state = stateOf(name);
  const { common, steady, blinking } = byState(about);
  if (state !== null || (steady === '' && blinking === '')) {
    return [{ ...base, blinks: state, words: [{ text: about, said }] }];
  }
  return [
    {
      ...base,
      blinks: false,
      words: [common, steady].filter(Boolean).map((text) => ({ text, said })),
    },
    {
      ...base,
      blinks: true,
      words: [common, blinking].filter(Boolean).map((text) => ({ text, said })),
    },
  ].filter(({ words }) => words.length > 0);
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
  const colours = [name, text.slice(0, 40), ...part.titles.slice(-2).toReversed()].map(coloursIn);
  return [
    {
      ...{ name, catalogue: match.entry.id, isMessage: false, isListed: true, said: part.said },
      ...{ colours: colours.find((one) => one.length > 0) ?? [], blinks: stateOf(name) },
      words: others.map((said) => ({ text: said.text, said })),
    },
  ];
}

const STATED =
  /^(.*?)(roj[oa]|verde|azul|[aá]mbar|amarill[oa]|naranja|blanc[oa])(?: (fij[oa]|intermitente|parpade\p{L}+))?\s?:\s(.+)$/isu;
const FEWEST_COLOURS = 2;

/** "Luz del conector azul: espera. Verde parpadeando: carga": the colours of one light, which the first item names. */
function colouredIn({ said, titles }: ManualText): Mention[] {
  const stated = said.flatMap((one) =>
    splitSentences(one.text).flatMap(({ start, end }) => {
      const [whole, thing = '', colour = '', , about = ''] =
        STATED.exec(one.text.slice(start, end)) ?? [];
      return whole
        ? [
            {
              thing: thing.trim(),
              state: whole.slice(0, whole.indexOf(':')),
              colour,
              about,
              said: one,
            },
          ]
        : [];
    }),
  );
  const [first] = stated;
  if (!first || first.thing === '' || stated.length < FEWEST_COLOURS) return [];
  const of = stated.filter(({ thing }) => thing === '' || thing === first.thing);
  const [match] = matchesOf(`${first.thing} ${titles.at(-1) ?? ''}`);
  if (!match || of.length < stated.length) return [];
  return of.map(({ state, colour, about, said: one }) => ({
    ...{
      name: `${first.thing} ${state.slice(state.toLowerCase().indexOf(colour.toLowerCase()))}`,
      catalogue: match.entry.id,
    },
    ...{ isMessage: false, colours: coloursIn(colour), blinks: stateOf(state) },
    ...{ isListed: true, words: [{ text: about, said: one }], said: [one] },
  }));
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
