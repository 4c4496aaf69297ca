import { unitsOf } from '../../quantity/units';
import { alternativesOf } from '../../spanish/alternatives';
import { anyFuel } from '../../versions/engine';
import { figure } from './figure';
import type { KindRow } from './kind';

const anyOf = alternativesOf('kinds.txt');

/** How much of it there is room for, and not how much of it is used or lacks. */
const HOW_MUCH = `\\bcuant[oa]s? (?:${unitsOf('volume')}|aceite|refrigerante|anticongelante|combustible|${anyFuel('petrol')})\\b`;
const USES_UP = 'gast|consum|quem|falt';
const USED = unitsOf('volume', 'energy');

/** "¿Qué cantidad de aceite lleva?", which no grade tells. */
const OF_HOW_MUCH = `cuant[oa]s?|${alternativesOf('question.txt')('asks an amount')}|litros`;

/** How much of something fits or is used up. */
const AMOUNTS: readonly KindRow[] = [
  {
    id: 'amount-of-fluid',
    ...figure(new RegExp(`^(?!.*\\b(?:${USES_UP})).*${HOW_MUCH}`), ['volume']),
    isNeeded: true,
    example: { question: '¿Cuánto aceite lleva?', told: 'Cárter: 3,2 l' },
    counterExample: { question: '¿Cuánto aceite lleva?', told: 'Gasta 0,5 litros cada 1.000 km.' },
  },
  {
    id: 'capacity',
    ...figure(
      new RegExp(
        `^(?!.*(?:\\b(?:${USES_UP})|${HOW_MUCH}|${anyOf('people and things')})).*(?:${anyOf('asks for what fits')})`,
      ),
      ['volume'],
    ),
    example: { question: '¿Qué capacidad tiene el maletero?', told: 'Maletero: 380 litros' },
    counterExample: {
      question: '¿Qué capacidad de pasajeros tiene?',
      told: 'Maletero: 380 litros',
    },
  },
  {
    id: 'consumption',
    asks: /\b(?:cuant[oa]s?|que) .*\b(?:gast|consum|quem)|\bconsumo\b/,
    answers: new RegExp(
      String.raw`(?<!(?:añad|sum|aument|ahorr|más|menos)\p{L}{0,5}\s(?:hasta\s)?(?:\d{0,9}[.,])?\d{0,9})\d\s?(?:${USED})\s?(?:\/|(?:por )?cada|a los|per)\s?\d|km\s?\/\s?l|\d\s?mpg`,
      'iu',
    ),
    isQuantity: true,
    unitAbove: new RegExp(String.raw`(?:${USED})\s?\/\s?100|km\s?\/\s?l`, 'iu'),
    example: { question: '¿Cuánto gasta?', told: 'Urbano: 5,4', above: 'Consumo (l/100 km)' },
    counterExample: { question: '¿Cuánto gasta?', told: 'El aire añade hasta 1 l/100 km.' },
  },
];

/** What is filled in. */
const GRADES: readonly KindRow[] = [
  {
    id: 'oil',
    asks: new RegExp(
      String.raw`viscosidad|(?:que|cual|tipo de|clase de) (?:(?!${OF_HOW_MUCH})\w+ )?aceite|(?<!\b(?:${OF_HOW_MUCH}) (?:\w{1,20} ){0,3})aceite (?:\w+ ){0,4}(?:usa|lleva|cual)\b`,
    ),
    answers:
      /\d{1,2}w-?\d{2}|\bacea\b|\bapi\b|\bsae\b|\bgl-?\d|\batf\b|\b(?:jaso|ilsac|dexos)|\bwss-m|\bnorma\s(?:\p{Lu}+\s?)?[\p{Lu}\d-]*\d/iu,
    isNeeded: true,
    example: { question: '¿Qué aceite usa?', told: 'Use aceite 5W-30.' },
    counterExample: { question: '¿Cuánto aceite lleva?', told: 'Use aceite 5W-30.' },
  },
  {
    id: 'brake-fluid',
    asks: /(?:que|cual|tipo de|clase de) (?:tipo de |clase de )?liquido (?:de|para) (?:los )?frenos?/,
    answers: /\bdot[\s-]?\d|\bfmvss|\bj1703|\biso 4925/i,
    isNeeded: true,
    example: { question: '¿Qué líquido de frenos lleva?', told: 'FMVSS 116, DOT 4' },
    counterExample: { question: '¿Qué líquido de frenos lleva?', told: 'Cada dos años.' },
  },
  {
    id: 'coolant',
    asks: new RegExp(
      String.raw`(?:que|cual|tipo de|clase de) (?:tipo de |clase de )?(?:(?!${OF_HOW_MUCH})\w+ )?(?:anticongelante|(?:liquido )?refrigerante)\b|color (?:es|tiene) el (?:anticongelante|refrigerante)`,
    ),
    answers:
      /\b(?:h?oat|iat|g-?1[1-3]|g12evo|g40|g48|etilenglicol|monoetilenglicol|etileno|propilenglicol|glicol|d30\d{2})\b|org[aá]nic|rosa|verde|azul|viol|morado|naranja/iu,
    example: {
      question: '¿Qué anticongelante lleva?',
      told: 'Refrigerante: Fluido: OAT rosa 50 %',
    },
    counterExample: { question: '¿Qué anticongelante lleva?', told: 'Refrigerante: cada 4 años' },
  },
  {
    id: 'fuel',
    asks: new RegExp(
      String.raw`(?:que|tipo de) (?:combustible|${anyFuel('petrol', 'diesel')})\b|octan|95 o 98`,
    ),
    answers: new RegExp(
      String.raw`\d{2}\s?(?:oct|ron)|octan|\b(?:e(?:5|10|85)|b(?:7|10|20|30|100))\b|(?:súper|${anyFuel('petrol', 'diesel')}) (?:grado |sin plomo )?\d|\buba\b|sin plomo|ppm|unleaded|octane`,
      'i',
    ),
    example: { question: '¿Qué gasolina le echo?', told: 'Sin plomo de 95 octanos.' },
    counterExample: { question: '¿Qué gasolina le echo?', told: 'La gasolina es inflamable.' },
  },
];

export const OF_FLUIDS: readonly KindRow[] = [...AMOUNTS, ...GRADES];
