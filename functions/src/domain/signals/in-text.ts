import type { SignalColour } from '@contract';
import type { ManualPart, ManualText, Said, TableRow } from '../findings/manual-part';
import { splitSentences } from '../chunking/sentences';
import { matchesOf } from './catalogue';
import { coloursIn } from './colours';
import { hasWord } from './expressions';
import type { Mention, Words } from './mention';
import { capitals, drawn, inscribed, named, NOUN, quoted, unnamed } from './names-in-text';
import { toldBy } from './severity';
import { stateOf } from './states';

/** Only texts with one of these are looked at any closer. */
const MAY_SPEAK =
  /testigo|piloto|parpade|luz|luces|led|diodo|indicador|mensaje|aviso|apar(?:ec|ez)|enciend|«|"|“|icono|ícono|símbolo|anillo|titil/iu;
const ABOUT_LIGHTS = hasWord('titles');
const LIT = hasWord('lit');
const NOT_LIT = hasWord('not lit');
const IS_CONDITION = /(?<!\p{L})(?:si|cuando|al) /iu;
const STARTS_AS_STEP = /^\d/u;
const LEADS_TO_STEPS = /(?<!\p{L})(?:si|cuando|al) [^.:]{1,200}:$/iu;

const COLOURED = new RegExp(
  String.raw`(?:${NOUN}\s+|(?<!\p{L})un[oa]\s+)(?:de color )?(?:rojo|roja|verde|azul|[aá]mbar|amarill[oa]|naranja|blanc[oa])(?!\p{L})`,
  'iu',
);

/** "Testigo verde: sistema correcto; rojo: avería". */
const IS_LEGEND =
  /(?<!\p{L})(?:testigo|luz|piloto|led) (?:en )?(?:rojo|roja|verde|azul|[aá]mbar|amarill[oa]|naranja|blanc[oa])(?: \p{L}+)?: /iu;
/** "…; si parpadea, hay un objeto extraño". */
const NEXT_STATE = /^(?:si|cuando) parpadea(?!\p{L})/iu;
/** "…; el rojo, avería", "…; naranja destellando: …". */
const NEXT_COLOUR =
  /^(?:(?:el|la|un|una|en|si (?:es|parpadea(?: en)?)) )?(?:rojo|roja|verde|azul|[aá]mbar|amarill[oa]|naranja|blanc[oa])(?!\p{L})/iu;

type Coloured = { text: string; colours: SignalColour[] };

/** "Un piloto verde indica que funciona; uno rojo, una avería": lights of what the section is about, by their colours. */
function coloured(text: string): Coloured[] {
  const found: Coloured[] = [];
  for (const clause of text.split(/;\s/u)) {
    const next = (): RegExpExecArray | null => NEXT_COLOUR.exec(clause) ?? NEXT_STATE.exec(clause);
    const head = (COLOURED.exec(clause) ?? (found.length > 0 ? next() : null))?.[0];
    if (head) found.push({ text: clause, colours: coloursIn(head) });
  }
  return found;
}

/** "Reserva: la luz enciende cuando quedan unos 11 litros". */
const LED = new RegExp(
  String.raw`^([^:.]{3,40}): (?:el|la) ${NOUN} (?:se )?(?:enciende|ilumina|prende|parpadea)`,
  'iu',
);

function led(name: string, words: Words): Mention[] {
  const [match] = matchesOf(name, coloursIn(name));
  return match
    ? [
        {
          ...{ name, catalogue: match.entry.id, isMessage: false, colours: coloursIn(name) },
          ...{ blinks: null, isListed: false, words: [words], said: [words.said] },
        },
      ]
    : [];
}

/** Units after the one that names a light and still are about it. */
const FOLLOWING = 2;

/** Lights and messages of which sentences speak. */
export function inText(parts: readonly ManualPart[]): Mention[] {
  return parts.flatMap((part, at) =>
    part.kind === 'table' ? [] : withSteps(mentionsIn(part), part, parts[at + 1]),
  );
}

/** "Si aparece «Motor muy caliente»:" above a list: its steps are what that light asks for. */
function withSteps(mentions: Mention[], { said }: ManualText, next?: ManualPart): Mention[] {
  const last = said.at(-1);
  if (!last || next?.kind !== 'list' || !LEADS_TO_STEPS.test(last.text)) return mentions;
  const steps = next.said.map((step) => ({ text: step.text, said: step }));
  return mentions.map((one) =>
    one.said.includes(last) && one.words.length > 0
      ? { ...one, words: [...one.words, ...steps], said: [...one.said, ...next.said] }
      : one,
  );
}

/** The same, in a row of a table that is about something else. */
export const inRowOfText = (row: TableRow, titles: string[]): Mention[] =>
  mentionsIn({ kind: 'paragraph', titles, said: [row] });

/** A warning is one unit of several sentences. */
const sentencesOf = (said: Said): string[] =>
  splitSentences(said.text).map(({ start, end }) =>
    said.text.slice(start, end).replaceAll('\t', ' '),
  );

type Current = { mention: Mention; left: number };

function mentionsIn({ said: units, kind, titles }: ManualText): Mention[] {
  const mentions: Mention[] = [];
  let current: Current | null = null;
  for (const said of units) {
    const isStep = kind === 'list' && 'mark' in said && STARTS_AS_STEP.test(said.mark);
    const sentences: string[] = MAY_SPEAK.test(said.text) || current ? sentencesOf(said) : [];
    for (const text of sentences) {
      const found = MAY_SPEAK.test(text) ? mentionsOf({ text, said }, isStep, titles) : [];
      mentions.push(...found);
      const last = found.at(-1);
      if (last) current = { mention: last, left: FOLLOWING };
      else if (current) goesOn(current, { text, said }, kind === 'list');
    }
    if (current && !current.mention.said.includes(said)) current.left -= 1;
    if (current?.left === 0) current = null;
  }
  return mentions;
}

/** What follows is about the same light where it stands in the same unit, speaks of being lit, or asks to stop. */
function goesOn({ mention }: { mention: Mention }, words: Words, isList: boolean): void {
  if (mention.words.length === 0) return;
  const isSameUnit = mention.said.includes(words.said);
  const isAbout = !isList && (LIT.test(words.text) || toldBy(words.text)?.says === 'stop');
  if (!isSameUnit && !isAbout) return;
  mention.words.push(words);
  if (!isSameUnit) mention.said.push(words.said);
}

function mentionsOf({ text, said }: Words, isStep: boolean, titles: readonly string[]): Mention[] {
  const isLit = LIT.test(text);
  const isExpected = NOT_LIT.test(text) && !IS_CONDITION.test(text);
  // What is done until a light goes out is not asked for by the light.
  const tells = !isExpected && (!isStep || IS_CONDITION.test(text));
  const [, lead = ''] = LED.exec(text) ?? [];
  if (lead !== '') return led(lead, { text, said });
  const lights =
    isLit || isExpected || /esper[ae]/iu.test(text) ? [...named(text), ...drawn(text)] : [];
  const written = isLit || isExpected ? inscribed(text) : [];
  const known = [...quoted(text), ...capitals(text)];
  const others = written.filter(({ name }) => known.every((one) => one.name !== name));
  const whole = [...lights, ...known, ...others].map((found): Mention => {
    const words = tells && (isLit || found.isMessage) ? [{ text, said }] : [];
    const own = found.isMessage ? [{ text: found.name, said }] : [];
    return {
      ...found,
      ...{ isListed: false, said: [said], words: [...words, ...own] },
      blinks: found.isMessage || !tells ? null : stateOf(text) || null,
    };
  });
  if (whole.length > 0 || !(isLit || IS_LEGEND.test(text))) return whole;
  const title = titles.at(-1) ?? '';
  // A title of all lights is the name of none.
  const [match] = ABOUT_LIGHTS.test(title) ? [] : matchesOf(title);
  const colouredOnes = match ? coloured(text) : [];
  if (!match || colouredOnes.length === 0)
    return unnamed(text, titles).map((found) => ({
      ...{ ...found, isListed: false, said: [said], blinks: tells ? stateOf(text) || null : null },
      words: tells ? [{ text, said }] : [],
    }));
  return colouredOnes.map(({ text: clause, colours }) => ({
    ...{ name: (titles.at(-1) ?? '').replace(/^[\d.\s-]+/u, ''), catalogue: match.entry.id },
    ...{ isMessage: false, colours, isListed: false, said: [said] },
    ...{ blinks: stateOf(clause), words: [{ text: clause, said }] },
  }));
}
