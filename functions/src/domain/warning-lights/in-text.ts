import type { ManualPart, ManualText, TableRow } from '../findings/manual-part';
import { unnumbered } from '../findings/titles';
import { sentencesIn } from '../findings/sentences';
import { byColourAlone, coloured, explainsColours, statedColours } from './by-colour';
import { hasWord, isAboutLights } from './words';
import { lightNamed, type Light } from './light';
import { mentionOf, wholeOf, type LightMention, type Words } from './light-mention';
import { capitals, drawn, inscribed, named, NOUN, quoted, unnamed } from './names-in-text';
import { toldBy } from './severity';
import { stateOf } from './states';
import { CELL_SEPARATOR } from '../text/cells';

/** Only texts with one of these are looked at any closer. */
const MAY_SPEAK =
  /testigo|piloto|parpade|luz|luces|led|diodo|indicador|mensaje|aviso|apar(?:ec|ez)|enciend|«|"|“|icono|ícono|símbolo|anillo|titil|(?:verde|roj[oa]|[aá]mbar|amarill[oa])(?: \p{L}{1,15})?:/iu;
const LIT = hasWord('lit');
const NOT_LIT = hasWord('not lit');
const IS_CONDITION = /(?<!\p{L})(?:si|cuando|al) /iu;
const STARTS_AS_STEP = /^\d/u;
const LEADS_TO_STEPS = /(?<!\p{L})(?:si|cuando|al) [^.:]{1,200}:$/iu;

/** "Reserva: la luz enciende cuando quedan unos 11 litros". */
const LED = new RegExp(
  String.raw`^([^:.]{3,40}): (?:el|la) ${NOUN} (?:se )?(?:enciende|ilumina|prende|parpadea)`,
  'iu',
);

function led(name: string, words: Words): LightMention[] {
  const light = lightNamed(name);
  return light ? [mentionOf({ ...light, isListed: false }, null, [words.text], words.said)] : [];
}

/** Lights and messages of which sentences speak. */
export function inText(parts: readonly ManualPart[]): LightMention[] {
  return parts.flatMap((part, at) =>
    part.kind === 'table' ? [] : withSteps(mentionsIn(part), part, parts[at + 1]),
  );
}

/** "Si aparece «Motor muy caliente»:" above a list: its steps are what that light asks for. */
function withSteps(
  mentions: LightMention[],
  { said }: ManualText,
  next?: ManualPart,
): LightMention[] {
  const last = said.at(-1);
  if (!last || next?.kind !== 'list' || !LEADS_TO_STEPS.test(last.text)) return mentions;
  const steps = wholeOf(next.said);
  return mentions.map((one) =>
    one.said.includes(last) && one.words.length > 0
      ? { ...one, words: [...one.words, ...steps], said: [...one.said, ...next.said] }
      : one,
  );
}

/** The same, in a row of a table that is about something else. */
export const inRowOfText = (row: TableRow, titles: string[]): LightMention[] =>
  mentionsIn({ kind: 'paragraph', titles, headings: [], said: [row] });

function mentionsIn({ said: units, kind, titles }: ManualText): LightMention[] {
  const mentions: LightMention[] = [];
  let current: LightMention | undefined;
  for (const said of units) {
    const isStep = 'mark' in said && STARTS_AS_STEP.test(said.mark);
    for (const sentence of MAY_SPEAK.test(said.text) || current ? sentencesIn(said.text) : []) {
      const text = sentence.replaceAll(CELL_SEPARATOR, ' ');
      const found = MAY_SPEAK.test(text) ? mentionsOf({ text, said }, isStep, titles) : [];
      mentions.push(...found);
      if (found.length > 0) current = found.at(-1);
      else if (current) goesOn(current, { text, said }, kind === 'list');
    }
  }
  return mentions;
}

/** What follows is about the same light where it stands in the same unit, speaks of being lit, or asks to stop. */
function goesOn(mention: LightMention, words: Words, isList: boolean): void {
  if (mention.words.length === 0) return;
  const isSameUnit = mention.said.includes(words.said);
  const isAbout = !isList && (LIT.test(words.text) || toldBy(words.text)?.says === 'stop');
  if (!isSameUnit && !isAbout) return;
  mention.words.push(words);
  if (!isSameUnit) mention.said.push(words.said);
}

/** What a sentence calls lights, be it by names, messages or inscriptions. */
function calledBy(text: string, isLit: boolean, isExpected: boolean): Light[] {
  const lights = isLit || isExpected || /esper[ae]/iu.test(text) ? named(text) : [];
  const shown = isLit || isExpected ? [...drawn(text), ...inscribed(text)] : [];
  return [...lights, ...quoted(text), ...capitals(text), ...shown];
}

function mentionsOf(
  { text, said }: Words,
  isStep: boolean,
  titles: readonly string[],
): LightMention[] {
  const isLit = LIT.test(text);
  const isExpected = NOT_LIT.test(text) && !IS_CONDITION.test(text);
  // What is done until a light goes out is not asked for by the light.
  const tells = !isExpected && (!isStep || IS_CONDITION.test(text));
  const [, lead = ''] = LED.exec(text) ?? [];
  if (lead !== '') return led(lead, { text, said });
  const whole = calledBy(text, isLit, isExpected).map((found): LightMention => {
    const words = tells && (isLit || found.isMessage) ? [text] : [];
    const own = found.isMessage ? [found.name] : [];
    const blinks = found.isMessage || !tells ? null : stateOf(text) || null;
    return mentionOf({ ...found, isListed: false }, blinks, [...words, ...own], said);
  });
  return whole.length > 0 ? whole : unnamedIn({ text, said }, tells, isLit, titles);
}

/** Lights that a sentence tells but by their colours, or not at all. */
function unnamedIn(
  { text, said }: Words,
  tells: boolean,
  isLit: boolean,
  titles: readonly string[],
): LightMention[] {
  const inColour = (light: Light, clause: string): LightMention =>
    mentionOf({ ...light, isListed: false }, stateOf(clause), [clause], said);
  const stated = statedColours(text);
  if (stated.length > 0) return stated.map(({ light, text: clause }) => inColour(light, clause));
  if (!isLit && !explainsColours(text)) return [];
  const title = titles.at(-1) ?? '';
  // A title of all lights is the name of none.
  const light = isAboutLights([title]) ? null : lightNamed(unnumbered(title), []);
  const colours = light ? coloured(text) : [];
  if (light && colours.length > 0)
    return colours.map((one) => inColour({ ...light, colours: one.colours }, one.text));
  const found = unnamed(text, titles);
  const blinks = tells ? stateOf(text) || null : null;
  return (found.length > 0 ? found : byColourAlone(text, titles)).map((one) =>
    mentionOf({ ...one, isListed: false }, blinks, tells ? [text] : [], said),
  );
}
