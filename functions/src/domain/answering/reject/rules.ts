import type { Measured } from '../features/features';
import { LIGHT } from '../kinds/light';
import { plainWords } from '../../spanish/plain-words';
import { compareEngines, engineIn } from '../../versions/engine';
import {
  COLOURS_OF_LIGHTS,
  MEASURES,
  namesExclusiveTerm,
  OF_ZERO,
  SIDES,
  TOWING,
} from './exclusive-terms';
import { ofOtherComponent } from './other-component';
import { matchesOtherSense, TABLES, VARIANTS } from './other-sense';
import { isOfOtherPart } from './other-part';
import { ofOtherTyres } from './other-tyres';
import { isForOtherVersion } from './other-version';
import { byText, near, textOf, told, withTitles, type Rule, type RuleTime } from './rule';
import { RULES_OF_ASKING } from './rules-of-asking';
import { RULES_OF_OPPOSITES } from './rules-of-opposites';

const nameOf = ({ quotable: { name = '' } }: Measured): string => name;

/** Nothing, or a mark for it. */
const IS_EMPTY = /^[\s\u2013\u2014-]*$/;

/** All that keeps what might be quoted from being an answer, however well the rest of it fits, in the order of trial. */
export const RULES: readonly Rule[] = [
  ...RULES_OF_ASKING,
  {
    id: 'other-tyres',
    why: 'The pressure of tyres of another size.',
    example: {
      question: 'presión 215/45 R18',
      content: 'Neumático | Delante\n205/55 R16 | 2,1 bar',
    },
    counterExample: {
      question: 'presión 205/55 R16',
      content: 'Neumático | Delante\n205/55 R16 | 2,1 bar',
    },
    rejects: byText(textOf, (asked) => ofOtherTyres(asked, asked.found)),
  },
  {
    id: 'opposite-side',
    why: 'The row of the front for the rear, of petrol for diesel, of the minimum for the maximum.',
    example: {
      question: '¿qué bombilla lleva el intermitente trasero?',
      content: 'Luz | Bombilla\nIntermitente delantero | PY21W',
    },
    counterExample: {
      question: '¿qué bombilla lleva el intermitente trasero?',
      content: 'Luz | Bombilla\nIntermitente trasero | WY16W',
    },
    rejects: byText(nameOf, (asked) => namesExclusiveTerm(SIDES, asked)),
  },
  {
    id: 'other-side-of-zero',
    why: 'What holds in summer for a question about frost.',
    example: { question: 'autonomía a -20 grados', content: 'La autonomía a 20 °C es de 305 km.' },
    counterExample: {
      question: 'autonomía a -20 grados',
      content: 'La autonomía a −10 °C es de 205 km.',
    },
    rejects: byText(textOf, (asked) => namesExclusiveTerm([OF_ZERO], asked)),
  },
  {
    id: 'non-default-variant',
    why: "The spare wheel's pressure for the wheels, the gearbox's oil for the engine.",
    example: {
      question: '¿qué presión llevan las ruedas?',
      content: 'La presión de la rueda de repuesto es de 4,2 bar.',
    },
    counterExample: {
      question: '¿qué presión lleva la rueda de repuesto?',
      content: 'La presión de la rueda de repuesto es de 4,2 bar.',
    },
    rejects: (asked) => {
      const isSpecial = matchesOtherSense(VARIANTS, asked);
      const whole = (candidate: Measured) => (candidate.cell ? told(candidate) : near(candidate));
      return (candidate) => isSpecial(nameOf(candidate)) || isSpecial(whole(candidate));
    },
  },
  {
    id: 'other-measure',
    why: 'The least thickness of a disc for its diameter: both are millimetres.',
    example: {
      question: '¿qué diámetro tienen los discos?',
      content: 'El espesor mínimo de los discos es de 10 mm.',
    },
    counterExample: {
      question: '¿qué diámetro tienen los discos?',
      content: 'El diámetro de los discos es de 280 mm.',
    },
    rejects: byText(near, (asked) => namesExclusiveTerm([MEASURES], asked)),
  },
  {
    id: 'other-table',
    why: 'The most that a socket bears for the fuse of it.',
    example: {
      question: '¿cuál es el fusible del mechero?',
      content: 'Tomas\nToma | Máximo\nMechero | 10 A',
      headings: ['Tomas de corriente'],
    },
    counterExample: {
      question: '¿cuál es el fusible del mechero?',
      content: 'Fusibles\nFusible | Circuito\n3 | Mechero, 15 A',
      headings: ['Fusibles'],
    },
    rejects: byText(withTitles, (asked) => matchesOtherSense(TABLES, asked)),
  },
  {
    id: 'other-towing',
    why: 'How fast a trailer may be drawn for how fast the vehicle may be towed.',
    example: {
      question: '¿se le puede enganchar un remolque?',
      content: 'La argolla de remolque está en el maletero.',
    },
    counterExample: {
      question: '¿se le puede enganchar un remolque?',
      content: 'No se puede enganchar un remolque sin frenos.',
    },
    rejects: byText(withTitles, (asked) => namesExclusiveTerm([TOWING], asked)),
  },
  {
    id: 'other-colour',
    why: 'What the amber light means, where the one that is on is red.',
    example: {
      question: 'se ha encendido la luz roja del ABS',
      content: 'Testigo | Significado\nABS | Avería del ABS',
      headings: ['Testigos de color ámbar'],
    },
    counterExample: {
      question: 'se ha encendido la luz naranja del ABS',
      content: 'Testigo | Significado\nABS | Avería del ABS',
      headings: ['Testigos de color ámbar'],
    },
    rejects: byText(withTitles, (asked) =>
      LIGHT.test(asked.plain) ? namesExclusiveTerm([COLOURS_OF_LIGHTS], asked) : () => false,
    ),
  },
  {
    id: 'other-version',
    why: 'The torque of the 2.8 TD for the 2.4.',
    example: {
      question: 'par de apriete del filtro del 2.4',
      content:
        'El filtro del 2.8 TD se aprieta a 25 N·m.\n\nEl filtro del 2.4 TD se aprieta a 20 N·m.',
    },
    counterExample: {
      question: 'par de apriete del filtro del 2.4',
      content: 'El filtro se aprieta a 25 N·m.',
    },
    rejects: byText(withTitles, (asked) => isForOtherVersion(asked, asked.found)),
  },
  {
    id: 'other-engine',
    why: 'The row of the petrol engine for the diesel, of the 1.0 for the 1.6.',
    example: {
      question: '¿cuánto aceite lleva el motor diésel?',
      content: 'Motor | Aceite\n1.0 gasolina | 3,9 l\n1.6 diésel | 4,7 l',
    },
    counterExample: {
      question: '¿cuánto aceite lleva el motor diésel?',
      content: 'Motor | Aceite\n1.6 TDI | 4,7 l\n2.0 TDI | 5,1 l',
    },
    rejects:
      ({ engine }) =>
      (candidate) =>
        candidate.quotable.kind === 'row' &&
        compareEngines(engine, engineIn(nameOf(candidate))) === 'other',
  },
  {
    id: 'empty-cell',
    why: 'A row whose cell is empty in the column that is asked for: its other figures are of something else.',
    example: {
      question: '¿cuánto AdBlue lleva el 1.0?',
      content: 'Motor | Aceite | AdBlue\n1.0 | 3,9 l | \n1.6 | 4,7 l | 12 l',
    },
    counterExample: {
      question: '¿cuánto AdBlue lleva el 1.6?',
      content: 'Motor | Aceite | AdBlue\n1.6 | 4,7 l | 12 l\n1.8 | 4,9 l | 14 l',
    },
    rejects:
      () =>
      ({ cell }) =>
        cell !== null && IS_EMPTY.test(cell.value),
  },
  {
    id: 'other-component',
    why: 'The fuse of the pump of the brakes for that of the fuel.',
    example: {
      question: 'cuál es el fusible de la bomba de diésel',
      content: 'Fusible | Amperios | Circuito\nF12 | 40 A | Bomba del ABS',
    },
    counterExample: {
      question: 'cuál es el fusible de la bomba de diésel',
      content: 'Fusible | Amperios | Circuito\nF9 | 15 A | Bomba de diésel',
    },
    rejects: (asked) => {
      const isOther = ofOtherComponent(asked);
      const holding = (matched: ReadonlySet<number>) => (folded: string) =>
        asked.words.some((word, at) => word.folded === folded && matched.has(at));
      return ({ quotable: { kind, text }, wholeMatched, above, aboveMatched }) =>
        isOther(
          { words: text, names: holding(wholeMatched) },
          kind === 'row' ? undefined : { words: above.at(-1) ?? '', names: holding(aboveMatched) },
        );
    },
  },
  {
    id: 'other-code',
    why: 'What another code of the display means.',
    example: {
      question: '¿qué significa el código P0420?',
      content: 'Código | Significado\nP0421 | Catalizador frío',
    },
    counterExample: {
      question: '¿qué significa el código P0420?',
      content: 'Código | Significado\nP0420 | Catalizador gastado',
    },
    rejects:
      ({ code }) =>
      (candidate) =>
        code !== null && !code.test(plainWords(withTitles(candidate))),
  },
  {
    id: 'other-part',
    why: 'The torque, interval or power of a part that was not asked for.',
    after: 'score',
    example: {
      question: 'par de apriete de la biela',
      content: 'Pieza | Par de apriete\nRueda | 110 N·m',
    },
    counterExample: {
      question: 'par de apriete de la biela',
      content: 'Pieza | Par de apriete\nBiela | 45 N·m',
    },
    rejects: (asked) => (candidate) => isOfOtherPart(asked, asked.words, candidate),
  },
  ...RULES_OF_OPPOSITES,
];

export const timeOf = ({ after = 'measure' }: Rule): RuleTime => after;

/** Of the rules that are applied then, the first that rejects a candidate; null where none does. */
export function ruleAgainst(
  after: RuleTime,
  asked: Parameters<Rule['rejects']>[0],
  without: ReadonlySet<string>,
): (candidate: Measured) => string | null {
  const rules = RULES.filter((rule) => timeOf(rule) === after && !without.has(rule.id)).map(
    ({ id, rejects }) => ({ id, isRejected: rejects(asked) }),
  );
  return (candidate) => rules.find(({ isRejected }) => isRejected(candidate))?.id ?? null;
}
