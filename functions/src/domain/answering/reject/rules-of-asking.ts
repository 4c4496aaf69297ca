import { NEGATES_OR_RESTRICTS } from '../../document/meaning-words';
import { plainWords } from '../../spanish/plain-words';
import { namesOtherCode } from './other-code';
import { withTitles, type Rule } from './rule';

/** A row whose cells hold no word of the question needs a table that is about this share of what was asked for. */
const ALL_OF_A_TABLE = 0.6;

const BEGINS_DENYING = /^\P{L}{0,10}(?:no|nunca|jamás|evite)(?!\p{L})/iu;

/** "No use otro que el DOT 4": what it leaves is the answer. */
const LEAVES_ONE =
  /(?<!\p{L})(?:otr[oa]s?|distint[oa]s?|diferentes?|que no|salvo|excepto|s[oó]lo|sino|other|except)(?!\p{L})/iu;

const FLAT = /\b(?:pinch\w+|ponch\w+|desinfl\w+|reventon|revento|reviento)\b/;
const KIT = /\b(?:kit (?:de|anti)\w*|antipinchazos|reparapinchazos|sellador|sellante|espuma)\b/;
/** Who asks about the kit, by any of its parts, or has no wheel. */
const OF_KIT =
  /\b(?:kits?|antipinchazos|repara\w*|sellador|sellante|espuma|bote|botella|compresor|e?spray|inflador|parche|sin (?:rueda|llanta)|flanco|costado|lateral)\b/;
const SPARE =
  /\b(?:cambi\w+ (?:de |una |la |el )?(?:rueda|llanta|neumatico)|(?:monte|coloque|saque|ponga) la (?:rueda|llanta) de (?:repuesto|auxilio|refaccion|emergencia|recambio))/;

/** What is no answer to a question of this kind, whatever it is about. */
export const RULES_OF_ASKING: readonly Rule[] = [
  {
    id: 'any-row',
    why: 'A row that holds no word of the question is one of many: the figure of any of them would be told.',
    example: {
      question: '¿qué presión llevan las ruedas de la furgoneta?',
      content: 'Datos\nElemento | Valor\nAncho | 1,80 m',
    },
    counterExample: {
      question: '¿qué ancho tiene?',
      content: 'Datos\nElemento | Valor\nAncho | 1,80 m',
    },
    rejects: () => (candidate) =>
      candidate.quotable.kind === 'row' &&
      candidate.features.whole < ALL_OF_A_TABLE &&
      candidate.ownMatched.size === 0,
  },
  {
    id: 'no-figure',
    why: '"How much" is met by a sentence without any figure of that kind.',
    example: { question: '¿cuánto aceite lleva?', content: 'El aceite se comprueba en frío.' },
    counterExample: { question: '¿cuánto aceite lleva?', content: 'El aceite: 4,1 litros.' },
    rejects: () => (candidate) => candidate.lacksExpectedFigure,
  },
  {
    id: 'row-without-rule',
    why: '"May I" is met by a row of data, which neither allows nor forbids.',
    example: {
      question: '¿se puede usar el gato en cuesta?',
      content: 'Herramienta | Sitio\nGato | Maletero',
    },
    counterExample: {
      question: '¿se puede usar el gato en cuesta?',
      content: 'Gato | No se debe usar en cuesta\nLlave | Se puede usar siempre',
    },
    rejects: () => (candidate) => candidate.quotable.kind === 'row' && candidate.lacksPermission,
  },
  {
    id: 'not-forbidden',
    why: 'What is recommended, where the question is what must not be done.',
    example: { question: '¿Qué aceite no debo usar?', content: 'El motor lleva aceite 0W-20.' },
    counterExample: {
      question: '¿Qué aceite no debo usar?',
      content: 'No use nunca aceite 10W-40.',
    },
    rejects:
      ({ asksWhatNot }) =>
      ({ quotable: { text } }) =>
        asksWhatNot && !NEGATES_OR_RESTRICTS.test(text),
  },
  {
    id: 'only-forbids',
    why: 'What not to connect, where the question is what comes first.',
    example: {
      question: '¿Qué cable conecto primero?',
      content: 'No conecte primero el cable negro.',
    },
    counterExample: {
      question: '¿Qué cable conecto primero?',
      content: 'Conecte primero el cable rojo.',
    },
    rejects:
      ({ asksOrder }) =>
      ({ quotable: { text } }) =>
        asksOrder && BEGINS_DENYING.test(text),
  },
  {
    id: 'forbids-another',
    why: 'That E85 must not be used, where the question is whether E10 may, or which petrol it takes.',
    example: { question: '¿puedo echar E10?', content: 'No utilice gasolina E85.' },
    counterExample: { question: '¿puedo echar E85?', content: 'No utilice gasolina E85.' },
    rejects: (asked) => {
      const isOther = namesOtherCode(asked);
      const asksWhich = asked.asksFigure && !asked.asksQuantity && !asked.asksWhatNot;
      return ({ quotable: { text } }) =>
        BEGINS_DENYING.test(text) && (isOther(text) || (asksWhich && !LEAVES_ONE.test(text)));
    },
  },
  {
    id: 'repair-kit',
    why: 'The sealant, which ruins a tyre, where the manual tells how the spare wheel is put on.',
    example: {
      question: 'he pinchado una rueda, ¿qué hago?',
      content:
        'Si pincha, use el kit de reparación y el sellador.\n\nPara el cambio de rueda, saque la rueda de repuesto.',
    },
    counterExample: {
      question: 'he pinchado una rueda, ¿qué hago?',
      content: 'Si pincha, use el kit de reparación y el sellador.',
    },
    rejects: ({ plain, found }) => {
      const isFlat = FLAT.test(plain) && !OF_KIT.test(plain);
      const hasSpare = isFlat && found.some((content) => SPARE.test(plainWords(content)));
      return (candidate) => hasSpare && KIT.test(plainWords(withTitles(candidate)));
    },
  },
];
