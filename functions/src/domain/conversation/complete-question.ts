import { MAX_QUESTION_LENGTH } from '@contract';
import { isCommand, isCommerce } from '../answering/scope';
import { asWritten, bare, withoutCorrection, withoutOpening } from './bare-question';
import { foldInPlace } from '../spanish/fold-in-place';
import { replaceFolded } from './replace-folded';
import { isNamedIn, withOtherFigures } from './named-parts';
import { withOtherOne } from './other-one-of-two';
import { nounPhrase, topicOf, withOtherComplement, withOtherNoun, withSide } from './noun-phrase';
import type { Turn } from './turn';
import { alternativesOf } from '../spanish/alternatives';

const anyOf = alternativesOf('complete-question.txt');

/** Longer ones say by themselves what they ask. */
const MAX_WORDS = 12;

const ASKS =
  /\b(?:que|cuales?|cuant[oa]s?|como|donde|cuando (?:hay|debo|toca|tengo|se debe)|por que|quien)\b/;
/** A verb that asks something of its own behind whatever limits it: "¿y a esas les puedo poner cadenas?" */
const ASKS_WHETHER =
  /\b(?:puedo|podemos|se puede[n]?|puede[n]? (?:ir|llevar)|debo|tengo que|hay que|hace falta|sirve[n]?|vale[n]? (?:el|la|los|las))\b/;
const CONDITION =
  /^(?:(?:el|la) mi[oa] es|si|cuando|mientras|con|sin|en|por|para|a|al|desde|hasta|sobre|bajo|durante|despues de|antes de|solo|siendo|yendo|llevando)\b/;
/** A place, a state: "detrás", "cargado", "parpadeando". */
const STATE = new RegExp(String.raw`^(?:(?:mas |muy |menos )?(?:${anyOf('states')}))\b`, 'u');
const DETERMINED =
  /^(?:de |del |para |con |a |al |sobre |en )?(?:el|la|los|las|lo|un|una|mi|del|al)\b/;
const OF_IT = /^(?:el|la|los|las|lo) (?:del?|para|con|sin) /;
/** Something else happens: no condition of what was asked. */
const HAPPENS = /^(?:si|cuando) (?:se (?:me |le )?|me (?:ha |han |sale |salen |aparece )?)/;
/** "¿Y cómo se cambia?", "¿y dónde está?": of what was spoken of, for they name nothing. */
const OF_WHAT_WAS_SAID = new RegExp(
  String.raw`^(?:(?:a|de|en|con|por|para|cada) )?(?:que|cuales?|cuant[oa]s?|como|donde|cuando|por que)(?: (?:${anyOf('says nothing new')}))*(?: (?!(?:el|la|los|las|un|una)\b)\p{L}+)?$`,
  'u',
);

/** "¿Cuánto peso aguanta?", "¿de cuántos amperios es?", "¿qué fusible lleva?": of what was spoken of, too, for these belong to a thing. */
const OF_ITS_ATTRIBUTE = new RegExp(
  String.raw`^(?:(?:a|de|en|con|por|para|hasta) )?(?:que|cual es (?:el|la|su)|cuant[oa]s?) (?:${anyOf('attributes')})(?: (?:${anyOf('says that it has it')}))?(?: (?:como )?(?:maxim|minim)[oa])?$`,
  'u',
);
/** "¿Qué aceite es?", after a question about an oil: which one that is. */
const WHICH_ONE = new RegExp(
  String.raw`^(?:que|cual) (\p{L}{3,})(?: (?:${anyOf('says that it has it')}))?$`,
  'u',
);
/** "¿Lo puedo lavar?", "¿se puede lavarlo?" */
const MAY_BE_DONE =
  /^(?:l[oa]s?|se l[oa]s?) (?:puedo|puede[n]?|debo|tengo que|hay que) \p{L}+[aei]r$|^(?:(?:se )?puede[n]?|puedo|debo|hay que|tengo que) \p{L}+[aei]rl[oa]s?$/u;
/** "¿Y para volver a ponerlo?": another act on what was spoken of. */
const TO_DO = /^para ((?:volver a )?\p{L}+[aei]r)l[oa]s?$/u;

/** "¿Y si es azul?", "¿y en ámbar?" */
const OTHER_COLOUR = new RegExp(
  String.raw`^(?:(?:si|es|esta|sale|fuera|en|de color|el|la|se pone) )*(${anyOf('colours')})$`,
  'u',
);
const COLOUR = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('colours')})(?!\p{L})`, 'u');

/** What every question is about says nothing of what this one is. */
const IS_VEHICLE = /^(?:(?:el|mi|un) )?(?:coche|vehiculo|auto|carro|automovil)$/u;

/** No verb: "¿y cada cuánto?" */
const ONLY_ASKS = /^(?:\p{L}+ )?(?:que|cuales?|cuant[oa]s?|como|donde|cuando)$/u;

const HOW_MUCH = /^cuant[oa]s?$/;
const WHICH = /^(?:qué|que) (\p{L}+)(?= \p{L})/iu;
const isPlural = (word: string): boolean => word.endsWith('s');

const WITH_OR_WITHOUT = /^(con|sin) (?:el |la )?(\p{L}+)$/u;
const ALL_WITH_OR_WITHOUT = /(?<!\p{L})(con|sin) (?:el |la )?(\p{L}+)/gu;

type Reading = {
  question: string;
  asked: string;
  folded: string;
  /** "No, digo …": what is named now takes the place of what was named. */
  isCorrection: boolean;
  turn: Turn;
};
type Rule = { id: string; why: string; example: string; read: (reading: Reading) => string | null };

/** The first one that reads a question says what it means. */
export const rules: readonly Rule[] = [
  {
    id: 'how much of it',
    why: 'how much is asked of the thing of which it was asked which one it is',
    example: '¿Qué aceite usa el motor? · ¿y cuánto?',
    read: ({ question, asked, folded }) =>
      HOW_MUCH.test(folded) && isPlural(folded) === isPlural(WHICH.exec(question)?.[1] ?? '')
        ? question.replace(WHICH, `${asked} $1`)
        : null,
  },
  {
    id: 'of what was said',
    why: 'a question that names nothing asks about what was spoken of',
    example: '¿Cada cuánto se cambian las bujías? · ¿y cómo se sacan?',
    read: ({ question, asked, folded }) => {
      const [, which] = WHICH_ONE.exec(folded) ?? [];
      const isOfIt =
        [OF_WHAT_WAS_SAID, OF_ITS_ATTRIBUTE, MAY_BE_DONE].some((one) => one.test(folded)) ||
        (which !== undefined && isNamedIn(which, [question]));
      if (!isOfIt) return null;
      const topic = topicOf(question);
      // "Cómo remolco el coche", "cómo arranco con pinzas": what was spoken of is what one does.
      if (topic === null || IS_VEHICLE.test(foldInPlace(topic))) return `${question}, ${asked}`;
      return ONLY_ASKS.test(folded) ? `${topic}, ${asked}` : `${asked} ${topic}`;
    },
  },
  {
    id: 'another act',
    why: 'what undoes or follows an act is done to the same thing',
    example: '¿Cómo quito el airbag del acompañante? · ¿y para volver a ponerlo?',
    read: ({ question, asked, folded }) => {
      const [, act] = TO_DO.exec(folded) ?? [];
      const topic = act === undefined ? null : topicOf(question);
      if (act === undefined || topic === null) return null;
      return `cómo ${asked.slice('para '.length, 'para '.length + act.length)} ${topic}`;
    },
  },
  {
    id: 'another colour',
    why: 'of two colours of a light the new one takes the place of the old',
    example: '¿Qué significa la luz roja de la batería? · ¿y si es ámbar?',
    read: ({ question, asked, folded }) => {
      const [, colour] = OTHER_COLOUR.exec(folded) ?? [];
      if (colour === undefined) return null;
      return replaceFolded(question, COLOUR, () => asked.slice(-colour.length));
    },
  },
  {
    id: 'the other one',
    why: 'of two that exclude each other the new one takes the place of the old',
    example: '¿Qué presión llevan las ruedas de delante? · ¿y detrás?',
    read: ({ question, asked, folded }) => {
      if (ASKS.test(folded)) return null;
      const other = withOtherOne(question, asked);
      if (!other) return null;
      return isNamedIn(other.rest, [question]) || other.rest === ''
        ? other.text
        : `${other.text}, ${asked}`;
    },
  },
  {
    id: 'another figure',
    why: 'a size or a version takes the place of one that is written alike',
    example: '¿Cuánto aceite lleva el motor 2.4? · ¿y el 2.8?',
    read: ({ question, asked, folded }) =>
      ASKS.test(folded) ? null : withOtherFigures(question, asked),
  },
  {
    id: 'without it',
    why: 'with and without the same thing exclude each other',
    example: '¿Cuánto aceite lleva con filtro? · ¿y sin filtro?',
    read: ({ question, folded, asked }) => {
      const [, way, what] = WITH_OR_WITHOUT.exec(folded) ?? [];
      const other = [...foldInPlace(question).matchAll(ALL_WITH_OR_WITHOUT)].find(
        ([, itsWay, itsWhat]) => itsWay !== way && itsWhat === what,
      );
      if (!other) return null;
      return question.slice(0, other.index) + asked + question.slice(other.index + other[0].length);
    },
  },
  {
    id: 'another place',
    why: 'a place takes the place of a place',
    example: '¿Qué autonomía tiene en autopista? · ¿y en ciudad?',
    read: ({ question, folded, asked }) =>
      /^en (?:(?:el|la|los|las) )?\p{L}+$/u.test(folded) &&
      !/^en (?:frio|caliente|vacio|marcha)$/.test(folded)
        ? replaceFolded(
            question,
            /\ben (?!frio|caliente|vacio|marcha)(?:el |la |los |las )?\p{L}+/u,
            () => asked,
          )
        : null,
  },
  {
    id: 'the one on a side',
    why: 'an adjective of a side stands for the noun before, too',
    example: '¿Qué presión deben llevar los neumáticos? · ¿y la trasera?',
    read: ({ question, asked }) => withSide(question, asked),
  },
  {
    id: 'the one of',
    why: 'an article that stands for the noun before brings another complement',
    example: '¿Qué bombilla lleva la luz de cruce? · ¿y la de carretera?',
    read: ({ question, folded, asked }) =>
      OF_IT.test(folded) && !ASKS.test(folded) ? withOtherComplement(question, asked) : null,
  },
  {
    id: 'a correction',
    why: 'who corrects himself asks the same of what he names now',
    example: '¿Cada cuánto se cambia el filtro de aire? · no, digo el aceite',
    read: ({ question, folded, asked, isCorrection }) =>
      isCorrection && DETERMINED.test(folded) && !ASKS.test(folded)
        ? withOtherNoun(question, nounPhrase(asked))
        : null,
  },
  {
    id: 'another row',
    why: 'what stands in the same table as the answer is asked for in the same way; anything else is a topic of its own',
    example: '¿Qué bombilla lleva la luz de cruce? · ¿y la matrícula?',
    read: ({ question, folded, asked, turn }) => {
      if (!DETERMINED.test(folded) || ASKS.test(folded)) return null;
      const noun = nounPhrase(asked);
      return isNamedIn(noun, [...turn.names, ...turn.units.slice(0, 1)])
        ? withOtherNoun(question, noun)
        : null;
    },
  },
  {
    id: 'a condition',
    why: 'what only limits the question before is said with it',
    example: '¿Qué presión llevan las ruedas? · ¿y con remolque?',
    read: ({ question, folded, asked, turn }) => {
      if (ASKS.test(folded) || ASKS_WHETHER.test(folded)) return null;
      const isCondition = CONDITION.test(folded) || STATE.test(folded);
      if (!isCondition) return null;
      const own = nounPhrase(asked, 'inside');
      const isOfOwn = own !== '' && !isNamedIn(own, [question, ...turn.units]);
      if (!HAPPENS.test(folded)) return `${question}, ${asked}`;
      // What happens to it matters now, not how much or how often was asked of it.
      return isOfOwn ? null : `${topicOf(question) ?? question}, ${asked}`;
    },
  },
];

/**
 * What a question means after another one, as a question of its own; null where it stands by itself. "¿Y detrás?" is read
 * with the turn before, "¿y el aceite?" is not.
 */
export function completeQuestion(turn: Turn, query: string): string | null {
  if (isCommerce(query) || isCommand(query)) return null;
  const { asked, isCorrection } = withoutCorrection(withoutOpening(query));
  const count = asked.split(' ').length;
  if (asked === '' || count > MAX_WORDS) return null;
  const reading = {
    question: bare(turn.question),
    asked,
    folded: foldInPlace(asked),
    turn,
    isCorrection,
  };
  for (const { read } of rules) {
    const meant = read(reading);
    if (meant === null) continue;
    const completed = asWritten(meant, turn.question);
    return completed.length > MAX_QUESTION_LENGTH ? null : completed;
  }
  return null;
}
