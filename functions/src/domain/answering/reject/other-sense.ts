import { plainWords } from '../../spanish/plain-words';
import type { ReadQuestion } from '../asked/read-question';
import { anyOf as anyUnit } from '../../quantity/units';
import { alternativesOf } from '../../spanish/alternatives';
import { anyFuel } from '../../versions/engine';

const anyOf = alternativesOf('other-sense.txt');

/** What tells, of what a question asks for, another one from it. */
type Sense = {
  asked: RegExp;
  /** By which a text is about the other one; any text is where nothing is given. */
  other?: RegExp;
  /** By which it is about the own one, too. */
  own?: RegExp;
  /** By which a question is about the other one, where that takes less. */
  meant?: RegExp;
};

const OF_TYRES = new RegExp(
  String.raw`^(?=.*(?:\b(?:rued|llant|neumatic|cubiert|gom|caucho)|\b\d{3}[/ ]\d{2}\b))(?=.*(?:presion|infl|hinch|\b(?:${anyUnit('pressure in questions')}|aire|medidas?|tamano)\b))`,
);

/** What owners call by a plain name, and manuals tell apart: asked for so, it is the usual one, not a special one. */
export const VARIANTS: readonly Sense[] = [
  {
    // A pressure that saves fuel is too low, or too high, for who is loaded and does not ask for it.
    asked: OF_TYRES,
    other: /\beco\b|reducir el consumo|ahorrar combustible|\bsave fuel\b/,
    own: /\b(?:plena carga|carga maxima|hasta \d)|\b(?:full|maximum) load\b/,
    meant: /\beco\b|gast|consum|ahorr|econom|autonomia/,
  },
  {
    asked: OF_TYRES,
    other:
      /\b(?:repuesto|refaccion|auxilio|emergencia|recambio|temporal|compact[oa]?|galleta|spare|temporary)\b/,
    own: /\b(?:delant|adelante|frontal|tras|detras|atras|posterior|todas|front|rear|all tires)/,
  },
  {
    asked: new RegExp(
      String.raw`^(?=.*\b(?:tanque|deposito|estanque)\b)(?=.*(?:cuant|${anyOf('asks how much fits')}))`,
    ),
    other:
      /lava|limpia|expansion|refriger|adblue|urea|\bscr\b|fren|direccion|\bgas\b|\bglp\b|\bgnc\b|wash|brake|coolant/,
    own: new RegExp(`combustible|${anyFuel('petrol', 'diesel')}|carburante|reserva|\\bfuel`),
  },
  {
    // How long it is covered is not how long it lasts.
    asked: /\b(?:dura[n]?|vida util)\b|\bcada cuant/,
    other: /\bgarantias?\b|\bno cubre\b|\bwarrant/,
    meant: /\bgarantias?\b|\bcubre/,
  },
  {
    // How much of it is used up, or added, between two changes.
    asked:
      /\bcada cuant\w+ (?:\w+ ){0,4}?(?:cambi|sustitu|renov|reempl|toca)\w*|\bcada cuanto (?:\w+ )?(?:aceite|liquido)\b/,
    other: /\bconsum\w+|\ben (?:caso de )?emergencia\b|\banad(?:ir|a)\b/,
    own: /\b(?:cambi|sustitu|renov|reempl)\w*|\brevision|\bservicio|\binspeccion|\bmantenimiento/,
    meant: /\bconsum\w+|\bgasta\b|\brellen\w+|\banad\w+/,
  },
  {
    // What it weighs is no more than half of what it may weigh.
    asked:
      /\bcuanto pesa\b|\bpeso (?:del?|de mi|de la) (?:coche|vehiculo|auto|carro|furgoneta|camioneta|moto|berlina|familiar)\b/,
    other: /\b(?:mma|mmta|maxim[oa]s?|autorizad[oa]s?|remol\w+|admisibles?|gross)\b/,
    own: /\b(?:en orden de marcha|tara|en vacio|kerb|unladen)\b/,
    meant:
      /\b(?:maxim[oa]|autorizad[oa]|remol\w+|arrastr\w+|tira[nr]?|jala[nr]?|carg\w+|bola|enganche|caravana)\b/,
  },
  {
    asked: /\baceite\b/,
    other: new RegExp(
      [
        String.raw`\bcaja (?:de (?:cambios|velocidades|transferencia)|automatica|manual)\b`,
        String.raw`\b(?:${anyOf('special parts')})\b`,
      ].join('|'),
      '',
    ),
    own: /\bmotor\b|\bcarter\b|\bengine\b/,
    meant:
      /\b(?:caja|cambios|transmision|transferencia|diferencial|direccion|hidraulic|suspension|horquilla|mandos|compresor|cardan)/,
  },
];

/** What only its own table tells: "12 V: Máximo: 10 A" is no fuse, and the colour of a lamp is no liquid's. */
export const TABLES: readonly Sense[] = [
  {
    asked: /\b(?:que|cual(?:es)?|numero del?) (?:\w+ ){0,2}fusibles?\b|^fusibles?\b/,
    own: /\bfusibles?\b|\bfuses?\b/,
  },
  {
    asked:
      /^(?!.*\b(?:testigos?|luz|luces|lucecita|foquito|foco|chivato|simbolo|icono|prend\w*|encend\w*|encien\w*|parpade\w*)\b).*\bcolor(?:es)?\b/,
    other: /\btestigos?\b|\bwarning lights?\b/,
  },
];

/**
 * Whether a text is about another one of what a question names: the pressure of the spare wheel is a dangerous answer for
 * "las ruedas", however well the rest fits. Nor is the engine's oil one for "el aceite de la caja".
 */
export function matchesOtherSense(
  senses: readonly Sense[],
  { plain }: ReadQuestion,
): (text: string) => boolean {
  const asked = senses.filter((sense) => sense.asked.test(plain));
  return (text) => {
    const said = asked.length === 0 ? '' : plainWords(text);
    const says = (words: RegExp | undefined): boolean => words?.test(said) === true;
    return asked.some(({ other, own, meant = other }) =>
      meant?.test(plain)
        ? says(own) && !says(other) && !says(meant)
        : (other === undefined || says(other)) && !says(own),
    );
  };
}
