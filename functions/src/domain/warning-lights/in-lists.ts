import type { SignalColour } from '@contract';
import type { ManualText, SourceUnit } from '../findings/manual-part';
import { phrasesIn, sentencesIn } from '../findings/sentences';
import { COLOUR, coloursIn } from './colours';
import { lightNamed, messageNamed } from './light';
import { mentionOf, mentionsOf, type LightMention } from './light-mention';
import { stateOf } from './states';

export const MAX_NAME_LENGTH = 8;

/** "Presión de aceite (rojo): detenga el vehículo." */
const ENTRY = /^([^:.]{3,60})(?::|\s[–—]|\.)\s+(.+)$/su;

/** The first of texts that names colours: those. */
export const firstColours = (texts: readonly string[]): SignalColour[] =>
  texts.map(coloursIn).find((found) => found.length > 0) ?? [];

export const innermostFirst = (titles: readonly string[]): string[] =>
  titles.slice(-2).toReversed();

/** "«Remolque: revisar luces»: el enchufe hace mal contacto": a message in quotes need be no light that is known. */
const QUOTED = /^([«“"][^»”"]{3,80}[»”"])\s?[:.–—]?\s+(.+)$/su;

/** What begins with the name of a light, below a title of lights. */
export function entryIn(said: SourceUnit, titles: readonly string[]): LightMention[] {
  const [, message = '', meant = ''] = QUOTED.exec(said.text) ?? [];
  if (message !== '')
    return [mentionOf({ ...messageNamed(message), isListed: true }, null, [meant, message], said)];
  const [, start = '', about = ''] = ENTRY.exec(said.text) ?? [];
  const name = start.trim();
  const light = name.split(' ').length > MAX_NAME_LENGTH ? null : lightNamed(name);
  if (about === '' || !light) return [];
  const colours = firstColours([name, ...innermostFirst(titles)]);
  const entry = { ...light, colours, isListed: true };
  return mentionsOf(entry, stateOf(name), [[{ text: about, said }]], [said]);
}

const STATED = new RegExp(String.raw`^([^:]{0,60}?)(${COLOUR}[^:]{0,30}):\s(.+)$`, 'isu');
const MIN_COLOURS = 2;

type Stated = { thing: string; state: string; about: string; said: SourceUnit };

function statedIn(said: SourceUnit): Stated[] {
  return sentencesIn(said.text).flatMap((sentence) => {
    const [whole, thing = '', state = '', about = ''] = STATED.exec(sentence) ?? [];
    return whole ? [{ thing: thing.trim(), state: state.trim(), about, said }] : [];
  });
}

/** "Luz del conector azul: espera. Verde parpadeando: carga": the colours of one light, which the first item names. */
export function colouredIn({ said, titles }: ManualText): LightMention[] {
  const stated = said.flatMap(statedIn);
  const [first] = stated;
  if (!first || first.thing === '' || stated.length < MIN_COLOURS) return [];
  const light = lightNamed(first.thing, [], `${first.thing} ${titles.at(-1) ?? ''}`);
  const isOne = stated.every(({ thing }) => thing === '' || thing === first.thing);
  if (!light || !isOne) return [];
  return stated.map(({ state, about, said: one }) => {
    const name = `${first.thing} ${state}`;
    const named = { ...light, name, colours: coloursIn(state), isListed: true };
    return mentionOf(named, stateOf(state), [about], one);
  });
}

const ABOUT_CODES = /(?<!\p{L})c[oó]digos?(?!\p{L})/iu;
const IS_CODE = /^\p{Lu}{1,3}[- ]?\d{1,3}$/u;
/** "W1: falta un mantenimiento". */
const CODE = /^(\p{Lu}{1,3}[- ]?\d{1,3}):\s(.+)$/su;

/** What a display shows of a fault is no light of the catalogue, whatever its fault is about. */
export const isCode = (name: string): boolean => IS_CODE.test(name);

function codeIn(clause: string, said: SourceUnit): LightMention[] {
  const [, name = '', about = ''] = CODE.exec(clause) ?? [];
  if (name === '') return [];
  const code = { name, catalogue: null, isMessage: true, colours: [], isListed: true, asks: true };
  return [mentionOf(code, stateOf(about), [about], said)];
}

/** The codes that texts below a title of codes explain, each in a clause of its own. */
export const codesIn = ({ titles, said }: ManualText): LightMention[] =>
  ABOUT_CODES.test(titles.at(-1) ?? '')
    ? said.flatMap((one) => phrasesIn(one.text).flatMap((clause) => codeIn(clause, one)))
    : [];
