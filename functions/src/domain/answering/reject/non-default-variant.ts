import { plainWords } from '../plain-words';
import type { ReadQuestion } from '../question';
import { alternativesOf } from '../../spanish/alternatives';

const anyOf = alternativesOf('non-default-variant.txt');

/** What owners call by a plain name, and manuals tell apart: asked for so, it is the usual one, not a special one. */
type Special = {
  asked: RegExp;
  special: RegExp;
  /** By which a text is about the usual one, too. */
  usual: RegExp;
  /** By which a question is about a special one, where that takes less. */
  meant?: RegExp;
};

const OF_TYRES =
  /^(?=.*(?:\b(?:rued|llant|neumatic|cubiert|gom|caucho)|\b\d{3}[/ ]\d{2}\b))(?=.*(?:presion|infl|hinch|\b(?:bar|psi|libras|kilos|aire|medidas?|tamano)\b))/;

const SPECIAL: readonly Special[] = [
  {
    // A pressure that saves fuel is too low, or too high, for who is loaded and does not ask for it.
    asked: OF_TYRES,
    special: /\beco\b|reducir el consumo|ahorrar combustible|\bsave fuel\b/,
    usual: /\b(?:plena carga|carga maxima|hasta \d)|\b(?:full|maximum) load\b/,
    meant: /\beco\b|gast|consum|ahorr|econom|autonomia/,
  },
  {
    asked: OF_TYRES,
    special:
      /\b(?:repuesto|refaccion|auxilio|emergencia|recambio|temporal|compact[oa]?|galleta|spare|temporary)\b/,
    usual: /\b(?:delant|adelante|frontal|tras|detras|atras|posterior|todas|front|rear|all tires)/,
  },
  {
    asked: /^(?=.*\b(?:tanque|deposito|estanque)\b)(?=.*(?:cuant|cabe|capacidad|litros))/,
    special:
      /lava|limpia|expansion|refriger|adblue|urea|\bscr\b|fren|direccion|\bgas\b|\bglp\b|\bgnc\b|wash|brake|coolant/,
    usual: /combustible|gasolina|nafta|gasoleo|gasoil|diesel|bencina|carburante|reserva|\bfuel/,
  },
  {
    asked: /\baceite\b/,
    special: new RegExp(
      [
        String.raw`\bcaja (?:de (?:cambios|velocidades|transferencia)|automatica|manual)\b`,
        String.raw`\b(?:${anyOf('special parts')})\b`,
      ].join('|'),
      '',
    ),
    usual: /\bmotor\b|\bcarter\b|\bengine\b/,
    meant:
      /\b(?:caja|cambios|transmision|transferencia|diferencial|direccion|hidraulic|suspension|horquilla|mandos|compresor|cardan)/,
  },
];

/**
 * Whether a text is about a special one of what a question names plainly: the pressure of the spare wheel is a dangerous
 * answer for "las ruedas", however well the rest fits. Nor is the engine's oil one for "el aceite de la caja".
 */
export function ofNonDefaultVariant({ plain }: ReadQuestion): (text: string) => boolean {
  const kinds = SPECIAL.filter(({ asked }) => asked.test(plain));
  return (text) => {
    const said = kinds.length === 0 ? '' : plainWords(text);
    return kinds.some(({ special, usual, meant = special }) =>
      meant.test(plain)
        ? usual.test(said) && !special.test(said) && !meant.test(said)
        : special.test(said) && !usual.test(said),
    );
  };
}
