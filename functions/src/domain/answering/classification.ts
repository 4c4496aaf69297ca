import type { Classification } from '@contract';
import { plainWords } from '../spanish/plain-words';
import type { VehicleNames } from './vehicle-words';
import { mentionsVehicle } from './vehicle-words';
import { alternativesOf } from '../spanish/alternatives';

const anyOf = alternativesOf('classification.txt');

/** A figure or a property is asked for: how much, which size, which oil. */
const SPECIFICATION = new RegExp(
  [
    String.raw`(?<!\bcada )\bcuant[oa]s?\b(?! tiempo)`,
    String.raw`\b(?:${anyOf('measures')})\b`,
    String.raw`\b(?:que|cual|tipo de) (?:\w+ ){0,3}(?:${anyOf('things of a kind')})s?\b`,
    String.raw`\dw-?\d`,
  ].join('|'),
  '',
);

/** Work that is done from time to time, or on purpose, while nothing is broken. */
const MAINTENANCE = new RegExp(
  [
    String.raw`\b(?:${anyOf('maintenance')})\b`,
    String.raw`\b(?:${anyOf('stems of work')})(?:ar|o|a|e|an|en|ir|yo|ye|io|aci?on)\b`,
    String.raw`\bcambio de (?:${anyOf('what is changed')})`,
  ].join('|'),
  '',
);

/** Something is wrong, lights up or does not do what it should. */
const TROUBLESHOOTING = new RegExp(
  [
    String.raw`\b(?:${anyOf('faults')})\b`,
    String.raw`\bno (?:\w+ ){0,2}(?:${anyOf('does not do')})\b`,
    String.raw`\b(?:${anyOf('signs of faults')})\b`,
  ].join('|'),
  '',
);

/** What kind of question it is; none of the kinds is a kind too. */
export function classify(question: string, vehicle: VehicleNames): Classification {
  const plain = plainWords(question);
  return {
    isSpecification: SPECIFICATION.test(plain),
    isMaintenance: MAINTENANCE.test(plain),
    isTroubleshooting: TROUBLESHOOTING.test(plain),
    isModelSpecific: mentionsVehicle(question, vehicle),
  };
}
