import type { BeyondTopic } from '@contract';
import { plainWords } from '../spanish/plain-words';
import { isCommand, isCommerce } from '../answering/scope';

/** Words that tell a topic, those that tell that it is another thing, and what a manual must name to speak of it at all. */
type TopicRule = {
  topic: BeyondTopic;
  says: readonly RegExp[];
  unless?: RegExp;
  named: RegExp;
};

const anyOf = (...patterns: string[]): RegExp[] => patterns.map((pattern) => new RegExp(pattern));

const BRANDS =
  '(?:bosch|varta|exide|tudor|castrol|repsol|mobil|shell|motul|total|elf|cepsa|michelin|bridgestone|continental|pirelli|goodyear|hankook|brembo|trw|ngk|denso)';
/** A thing of the vehicle that plays, and asks for its number after it lost its current. */
const RADIO = String.raw`\b(?:auto ?r?)?(?:radio|estereo|stereo)(?: ?cd)?\b|\bequipo de (?:musica|sonido)\b`;
const ITS_NUMBER = String.raw`\b(?:codigo|clave|pin|code|contrasena|desbloque\w*)\b`;

/** "P0420", as the standard of all makers writes it. */
const CODE = /\b[pbcu][0-3][0-9a-f]{3}\b/g;

/** In this order: a fault of the radio is asked about by its code, a fine for want of an inspection by the inspection. */
const RULES: readonly TopicRule[] = [
  {
    topic: 'recall',
    says: anyOf(
      String.raw`\brecalls?\b|\btakata\b|\bdefectos? de fabrica\b|\bdefectos? de fabricacion\b`,
      String.raw`\bllama(?:d[ao]s?|n|ndo|ron)? a (?:la )?revision\b`,
      String.raw`\bllama(?:n|ndo|ron) a (?:los|las|muchos|todos los) (?:coches|autos|carros|vehiculos|modelos|motos|camionetas)\b`,
      String.raw`\bcampanas? de (?:seguridad|revision|retirada|servicio|reparacion|llamad[ao])\b`,
      String.raw`\b(?:retiraron|retiran|retirando) (?:del mercado )?(?:los|las|mi) (?:coches|autos|carros|vehiculos|modelos|motos|camionetas)\b`,
    ),
    named: /\brecalls?\b|\bllamadas? a (?:la )?revision\b|\bcampanas? de\b|\bdefectos? de fabrica/,
  },
  {
    topic: 'radio-code',
    says: anyOf(`(?:${RADIO}).{0,60}${ITS_NUMBER}`, `${ITS_NUMBER}.{0,40}(?:${RADIO})`),
    unless: /\b(?:bluetooth|wifi|wi-fi|movil|celular|telefono|emparej\w*|vincul\w*|dab)\b/,
    named:
      /\b(?:auto ?r?)?(?:radio|estereo|audio)\b.{0,200}\b(?:codigo|clave|pin)\b|\b(?:codigo|clave|pin)\b.{0,200}\b(?:auto ?r?)?(?:radio|estereo|audio)\b/s,
  },
  {
    topic: 'fault-code',
    says: anyOf(
      CODE.source,
      String.raw`\bcodigos? (?:de )?(?:averia|falla|fallo|error|diagnostico)s?\b|\bobd(?:2|ii)?\b`,
    ),
    named: /\bcodigos? (?:de )?(?:averia|falla|fallo|error|diagnostico)s?\b|\bobd/,
  },
  {
    topic: 'accident',
    says: anyOf(
      String.raw`\b(?:he tenido|tuve|acabo de tener|hemos tenido|tuvimos) un (?:pequeno |leve )?(?:accidente|choque|golpe|siniestro|percance)\b`,
      String.raw`\b(?:me han|me|nos han|nos) (?:dado un golpe|chocado|chocaron|choco|embestido|golpeado)\b|\bhe chocado\b`,
      String.raw`\bparte (?:amistoso|de accidente)\b|\b(?:aseguradora|poliza|mi seguro|el seguro (?:cubre|paga))\b`,
    ),
    named: /\b(?:accidentes?|colision(?:es)?|choques?|siniestros?)\b/,
  },
  {
    topic: 'workshop',
    says: anyOf(
      String.raw`\b(?:que|cual|algun|mejor|donde hay un|conoces un) taller\b|\btaller(?:es)? (?:mas )?cerca(?:no|nos)?\b`,
      String.raw`\b(?:pedir|pido|reservar) (?:una )?(?:cita|turno|hora) (?:en|con|para) \w{2} (?:taller|concesionario|servicio)\b`,
      String.raw`\bdonde (?:hay|queda|esta|encuentro) (?:el |un |algun )?(?:concesionario|servicio oficial|taller)\b`,
    ),
    named:
      /\b(?:red de talleres|talleres autorizados|concesionarios? (?:mas )?cercanos?|servicios? oficial(?:es)?)\b/,
  },
  {
    topic: 'inspection',
    says: anyOf(
      String.raw`\b(?:itv|vtv|rtv|rto|rtm|tecno ?mecanica)\b`,
      String.raw`\b(?:inspeccion|revision) (?:periodica )?tecnic[ao]\b|\brevision tecnico[ -]?mecanica\b`,
      String.raw`\bverificacion (?:vehicular|ambiental|de emisiones)\b|\bholograma de verificacion\b`,
    ),
    named:
      /\b(?:itv|vtv|rtv|rto|rtm)\b|\b(?:inspeccion|revision) (?:periodica )?tecnic|\bverificacion (?:vehicular|ambiental|de emisiones)\b/,
  },
  {
    topic: 'law',
    says: anyOf(
      String.raw`\b(?:multa|multas|multan|multar|multaran|multaron|multado|multen|infraccion(?:es)?|sancion(?:es|an|ar)?|denunci[oae]\w*)\b`,
      String.raw`\b(?:ley|leyes|legal|legales|ilegal|legalmente|normativa|reglamento|dgt|homologar(?:lo|la)?)\b`,
      String.raw`\b(?:obligatori[oa]s?|prohibid[oa]s?|prohiben|me obligan|permitid[oa]s? por|esta permitido|velocidad maxima permitida)\b`,
      String.raw`\blimite de velocidad (?:en|de) (?:la |las )?(?:autopista|autovia|ciudad|carretera|ruta)s?\b`,
      String.raw`\b(?:carnet|carne|licencia|permiso|registro) de (?:conducir|conduccion|circulacion|manejo)\b|\b(?:carnet|licencia|permiso) (?:caducad|vencid)[ao]\b|\bv-?16\b`,
    ),
    named:
      /\b(?:ley|leyes|legal\w*|obligatori\w+|prohib\w+|permit\w+|autoriz\w+|norma|normas|normativa|reglament\w+|homolog\w+|exig\w+)\b/,
  },
  {
    topic: 'price',
    says: anyOf(
      String.raw`\b(?:a como|en cuanto) (?:esta|sale|anda)n?\b|\bcuanto (?:me )?(?:puede|podria|puedo|va a) (?:salir|costar|pagar|valer)\b`,
      String.raw`\b(?:que|cual|de que|alguna|mejor) (?:marca|fabricante)s?\b|\bmarcas? (?:de \w+ )?(?:me )?(?:recomiend|aconsej)\w*`,
      String.raw`\b${BRANDS} o (?:(?:de|la|el|un|una) )?\w+|\b\w+ o ${BRANDS}\b`,
      String.raw`\b(?:donde|quien) (?:(?:lo|la|los|las|me|se) ){0,2}(?:compr|consig|vend)\w+|\bmas barat[oa]s?\b`,
    ),
    named: new RegExp(
      String.raw`\b(?:precios?|cuesta\w*|costes?|costos?|marcas?|fabricantes?|tiendas?|${BRANDS})\b`,
    ),
  },
  {
    topic: 'noise',
    says: anyOf(
      String.raw`\b(?:ruid(?:o|os|ito|itos|oso|osa)|suena|suenan|sonido (?:raro|extrano|metalico))\b`,
      String.raw`\b(?:chirri\w+|rechin\w+|chill(?:a|an|ido|idos)|golpete\w+|zumb\w+|traquete\w+|cruj\w+|silb\w+)\b`,
      String.raw`\b(?:cascabele\w*|ronron\w*|clonc|clanc|clac|cloc|toc toc|tac tac|vibra|vibran|vibracion(?:es)?)\b`,
    ),
    // What is heard is a signal that the vehicle was built with, or the question is how loud.
    unless:
      /\b(?:pit(?:a|an|ido|idos)|aviso|alarma|timbre|bip|claxon|bocina|musica|radio|altavo\w+|volumen|decibel\w*|testigo|intermitente)\b/,
    named:
      /\b(?:ruid\w+|son(?:ido|idos|ar)|suena|suenan|chirri\w+|rechin\w+|chill\w+|golpete\w+|zumb\w+|traquete\w+|cruj\w+|silb\w+|vibra\w*)\b/,
  },
];

const ruleOf = (question: string): TopicRule | undefined => {
  if (isCommand(question)) return undefined;
  const plain = plainWords(question);
  return RULES.find(
    ({ topic, says, unless }) =>
      (says.some((pattern) => pattern.test(plain)) && unless?.test(plain) !== true) ||
      // What money is about is decided in one place.
      (topic === 'price' && isCommerce(question)),
  );
};

/** What a question is about that manuals do not tell; null where it is none of these. A command is about nothing. */
export const topicOf = (question: string): BeyondTopic | null => ruleOf(question)?.topic ?? null;

const codesIn = (plain: string): string[] => [...plain.matchAll(CODE)].map(([code]) => code);

const sharesCode = (plain: string, texts: readonly string[]): boolean => {
  const codes = codesIn(plain);
  return texts.some((text) => codesIn(text).some((code) => codes.includes(code)));
};

/** Whether one of these texts of a manual names what a question of a topic is about: else it is about something else. */
export function isNamedIn(question: string, texts: readonly string[]): boolean {
  const [plain, read] = [plainWords(question), texts.map(plainWords)];
  const named = ruleOf(question)?.named;
  if (codesIn(plain).length > 0) return sharesCode(plain, read);
  return named !== undefined && read.some((text) => named.test(text));
}

/** Whether one of these texts holds the very words by which a question is of its topic: "rechina", "P0420". */
export function isWordedIn(question: string, texts: readonly string[]): boolean {
  const [plain, read] = [plainWords(question), texts.map(plainWords)];
  if (sharesCode(plain, read)) return true;
  const words = (ruleOf(question)?.says ?? []).flatMap((pattern) => pattern.exec(plain)?.[0] ?? []);
  return words.some((word) => read.some((text) => text.includes(word)));
}
