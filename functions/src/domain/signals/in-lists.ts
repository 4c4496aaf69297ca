import type { SignalColour } from '@contract';
import type { ManualText, Said } from '../findings/manual-part';
import { sentencesIn } from '../findings/sentences';
import { coloursIn } from './colours';
import { lightNamed, messageNamed } from './light';
import { mentionOf, mentionsOf, type Mention } from './mention';
import { stateOf } from './states';

export const LONGEST_NAME = 8;

/** "Presión de aceite (rojo): detenga el vehículo." */
const ENTRY = /^([^:.]{3,60})(?::|\s[–—]|\.)\s+(.+)$/su;

/** The first of texts that names colours: those. */
export const firstColours = (texts: readonly string[]): SignalColour[] =>
  texts.map(coloursIn).find((found) => found.length > 0) ?? [];

export const innermostFirst = (titles: readonly string[]): string[] =>
  titles.slice(-2).toReversed();

/** "«Remolque: revisar luces»: el enchufe hace mal contacto": a message in quotes need be no light that is known. */
const QUOTED = /^([«“"][^»”"]{3,80}[»”"])\s?[:.–—]?\s+(.+)$/su;

function quotedIn(said: Said): Mention | null {
  const [, name = '', about = ''] = QUOTED.exec(said.text) ?? [];
  if (name === '') return null;
  return mentionOf({ ...messageNamed(name), isListed: true }, null, [about, name], said);
}

/** What begins with the name of a light, below a title of lights. */
export function entryIn(said: Said, titles: readonly string[]): Mention[] {
  const quoted = quotedIn(said);
  if (quoted) return [quoted];
  const [, start = '', about = ''] = ENTRY.exec(said.text) ?? [];
  const name = start.trim();
  if (about === '' || name.split(' ').length > LONGEST_NAME) return [];
  const light = lightNamed(name);
  const colours = firstColours([name, ...innermostFirst(titles)]);
  return light
    ? mentionsOf(
        { ...light, colours, isListed: true },
        stateOf(name),
        [[{ text: about, said }]],
        [said],
      )
    : [];
}

const STATED =
  /^([^:]{0,60}?)((?:roj[oa]|verde|azul|[aá]mbar|amarill[oa]|naranja|blanc[oa])(?!\p{L})[^:]{0,30}):\s(.+)$/isu;
const FEWEST_COLOURS = 2;

type Stated = { thing: string; state: string; about: string; said: Said };

function statedIn(said: Said): Stated[] {
  return sentencesIn(said.text).flatMap((sentence) => {
    const [whole, thing = '', state = '', about = ''] = STATED.exec(sentence) ?? [];
    return whole ? [{ thing: thing.trim(), state: state.trim(), about, said }] : [];
  });
}

/** "Luz del conector azul: espera. Verde parpadeando: carga": the colours of one light, which the first item names. */
export function colouredIn({ said, titles }: ManualText): Mention[] {
  const stated = said.flatMap(statedIn);
  const [first] = stated;
  if (!first || first.thing === '' || stated.length < FEWEST_COLOURS) return [];
  const light = lightNamed(first.thing, [], `${first.thing} ${titles.at(-1) ?? ''}`);
  const isOne = stated.every(({ thing }) => thing === '' || thing === first.thing);
  if (!light || !isOne) return [];
  return stated.map(({ state, about, said: one }) => {
    const name = `${first.thing} ${state}`;
    const named = { ...light, name, colours: coloursIn(state), isListed: true };
    return mentionOf(named, stateOf(state), [about], one);
  });
}
