import { durations, figure, intervals, NOT_ADDED, ownWeight, type Kind } from './figure-kinds';
import { alternativesOf } from '../spanish/alternatives';

const anyOf = alternativesOf('answer-kinds.txt');

const SHINES =
  '(?:prend|encend|enciend|parpade|titil|destell|\\broj|amaril|naranj|ambar|\\bazul|\\bverde)';
const SIGN = '\\b(?:luz|lucecita|foquito|simbolo|icono|dibuj(?:it)?o|chivato)\\b';
const APPEARS = '\\b(?:sale|sali\\w*|aparec\\w*|(?:prend|encend|enciend|ilumin)\\w*)\\b';
const BOARD = '\\ben el (?:tablero|cuadro|salpicadero|panel)\\b';
/** A light on the dashboard, as owners speak of it. */
export const LIGHT = new RegExp(
  `testigo|${SIGN}.*${SHINES}|${SHINES}.*${SIGN}|^(?!.*\\b(?:mensaje|aviso|letrero|codigo|error)).*${APPEARS}.*${BOARD}`,
);

const VOLUMES = 'l|lts?|ml|cc|cm³|qts?|gal';
const VOLUMES_IN_WORDS = 'litros?|galones|lit(?:er|re)s?|quarts?|gallons?';
const TIMES_IN_ENGLISH = 'seconds?|minutes?|hours?|days?|weeks?|months?|years?';
/** How much of it there is room for, and not how much of it is used or lacks. */
const HOW_MUCH =
  '\\bcuant[oa]s? (?:litros|aceite|refrigerante|anticongelante|combustible|gasolina|nafta)\\b';
const USES_UP = 'gast|consum|quem|falt';
/** They have room in a vehicle, too. */
const PEOPLE = 'personas|pasajeros|ocupantes|ninos|plazas|maletas';
/** "98 T" after a slash is the index of a tyre. */
const WEIGHTS = ['(?:kg|g|(?<!\\d{2}\\s?)t|lbs?)', 'kilos?|gramos|toneladas?|pounds?'] as const;

const DISTANCES = 'mm|cm|m|km|mi|ft';
const LENGTHS_IN_ENGLISH = 'inch(?:es)?|feet|yards?';

/** "H7", "PY21W", "W5W", "LED", "21 W". */
const BULB =
  /(?<![\p{L}\d])(?:[hdrct]\d{1,2}w?|hb\d|p[ry]?\d{1,2}(?:\/\d)?w|[wr][yr]?\d{1,2}\/?\d*w|led|\d{1,2}\s?w)(?![\p{L}\d])/iu;

/** "12 V 8,6 Ah", "YTZ10S"; one that another vehicle lends is not the own one. */
const BATTERY =
  /^(?!.*\b[Aa]uxiliar)[^]*?(?:\d\s?(?:Ah|AH|ah|CCA|[Vv])(?![\p{L}\d])|(?<![\p{L}\d])\p{Lu}{2,4}\d[\p{Lu}\d-]*(?!\p{L}))/u;

/** "CR2032", "AAA". */
const CELL = /(?<![\p{L}\d])(?:(?:cr|br|lr|sr)[ -]?\d{2,4}|a{2,3})(?![\p{L}\d])/iu;

/** "205/55 R16", "120/70-17", "4.60-18". */
const TYRE_SIZE =
  /(?<![\d.,])(?:\d{2,3}\s?\/\s?\d{2,3}|\d[.,]\d{2})\s?(?:z?r|-)\s?\d{2}(?![\d.,]*\d)/iu;

const COLOURS =
  /(?<!\p{L})(?:roj[oa]s?|ámbar|amarill[oa]s?|naranjas?|verdes?|azul(?:es)?|blanc[oa]s?|red|amber|yellow|orange|green|blue|white)(?!\p{L})/iu;

/** "De 0 a 100 km/h", and not of a battery. */
const ACCELERATION = /^(?!.*\b(?:carg|bateria)).*\b(?:0|cero) a (?:100|cien)\b(?! ?%| por ciento)/;

const PRESSURE = figure(
  /presion|(?<!\bse (?:(?:me|te|le|nos) )?(?:h[ae] )?des)infl|hinch|\b(?:bar|psi|libras)\b/,
  'bar(?:es)?|kpa|psi|kgf?/cm[²2]|lbs?(?:/(?:pulg|in)[²2])?|libras',
  '',
  NOT_ADDED,
);
/** "225/55 R18 98V · 2,4 / 2,4 (35 / 35)": what stands beside a tyre's size is its pressure, whatever names the table. */
const PRESSURE_OF_A_SIZE =
  /\d\s?z?[rd-]\s?\d{2}[^\n]*[\s:(][1-6][.,]\d\s?(?:\/\s?[1-6][.,]\d|[·(]|$)/imu;

export const wanted: readonly Kind[] = [
  {
    ...PRESSURE,
    answers: new RegExp(`${PRESSURE.answers.source}|${PRESSURE_OF_A_SIZE.source}`, 'imu'),
  },
  figure(
    /\bpar\b|apr(?:ie|e)t|torque|\bcuantos n ?[·.]? ?m\b/,
    'n\\s?[·.]?\\s?m|kgf?[·.\\s]?m|lb[·.\\s-]?(?:ft|pies?)|(?:ft|in)[·.\\s-]?lb[fs]?',
  ),
  intervals(
    /cada cuant|cuando (?:\w+ ){0,3}(?:cambi|revis|sustitu|mantenimiento|toca)|intervalo|periodicidad|\ba cuantos (?:km|kilometros)/,
    'km',
    `kilómetros|mes(?:es)?|años?|semanas?|días?|horas?|(?:vez|veces) (?:al|a la|por|cada)|miles?|${TIMES_IN_ENGLISH}`,
  ),
  {
    ...figure(new RegExp(`^(?!.*\\b(?:${USES_UP})).*${HOW_MUCH}`), VOLUMES, VOLUMES_IN_WORDS),
    isNeeded: true,
  },
  figure(
    new RegExp(
      `^(?!.*(?:\\b(?:${USES_UP})|${HOW_MUCH}|${PEOPLE})).*(?:capacidad|volumen|cuant[oa]s? liquido|\\bcabe[n]?\\b|cantidad)`,
    ),
    VOLUMES,
    VOLUMES_IN_WORDS,
  ),
  {
    asks: /\b(?:cuant[oa]s?|que) .*\b(?:gast|consum|quem)|\bconsumo\b/,
    answers:
      /(?<!(?:añad|sum|aument|ahorr|más|menos)\p{L}{0,5}\s(?:hasta\s)?(?:\d{0,9}[.,])?\d{0,9})\d\s?(?:l|litros?|kwh)\s?(?:\/|(?:por )?cada|a los|per)\s?\d|km\s?\/\s?l|\d\s?mpg/iu,
    isQuantity: true,
    unitAbove: /(?:l|kwh)\s?\/\s?100|km\s?\/\s?l/iu,
  },
  // "Cuántas velocidades" has a gearbox.
  figure(/(?<!cuantas )velocidad|a cuanto puedo/, 'km/h|mph'),
  {
    // A light on the dashboard: its row says the colour, what it means and what to do.
    asks: LIGHT,
    answers: new RegExp(
      `${COLOURS.source}|(?<!\\p{L})(?:se (?:enciende|ilumina|prende)|parpade\\p{L}+|encendid[oa]s?|comes on|lights up|flash\\p{L}*)(?!\\p{L})`,
      'iu',
    ),
    above: COLOURS,
  },
  { asks: /frecuencia|\bhert?z/, answers: /\d\s?[kmg]?hz\b|hercios/i },
  {
    asks: /amperios? hora|cuantos ah\b/,
    answers: /\d\s?m?ah\b/i,
    isNeeded: true,
  },
  {
    asks: /corriente|intensidad|amper(?!ios? hora)/,
    answers: /\d\s?(?:[mµμ]?a\b|amper)|(?<!\p{L})a: \d/iu,
    isQuantity: true,
    unitAbove: /amper|\((?:m?a)\)/i,
  },
  { asks: /\bohm|resistencia/, answers: /\d\s?[km]?(?:Ω|Ω|ohm)/i },
  {
    asks: ACCELERATION,
    answers: /aceler|\d\s?km\/h/iu,
    isNeeded: true,
  },
  ...durations(
    figure(
      new RegExp(
        [
          `^(?!${ACCELERATION.source.slice(1)}).*(?:cuanto (?:se |me |le )?(?:tiempo|rato|dura|tarda|demora)|cuanto (?:suele[ns]?|deben?|puede[ns]?|va a) (?:durar|tardar))`,
          String.raw`cuant[oa] (?:\w+ )?garantia`,
          String.raw`garantia (?:\w+ ){0,4}(?:cuant|hasta cuando)`,
          String.raw`\b(?:durante|en|por) cuanto\b`,
          String.raw`(?<!\bcada )cuant[oa]s (?:segundos|minutos|horas|dias|semanas|meses|anos)`,
        ].join('|'),
      ),
      's|ms|min|h',
      `(?:primer[oa]s\\s)?(?:segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?)|${TIMES_IN_ENGLISH}`,
    ),
  ),
  // It lasts for a distance.
  figure(/\bcuant.*\b(?:rodaje|asentamiento|ablande)\b/, 'km|mi', 'kilómetros|miles'),
  { asks: /porcentaje|por ciento/, answers: /\d\s?%/ },
  { asks: /temperatura|grados/, answers: /\d\s?(?:°|º|grados|degrees)/i },
  figure(
    /^(?!.*\b(?:kilos?|kg) pesan?\b).*(?:\bpesos?\b|\bmasas?\b|\bkilos?\b|\bkg\b|gramos)|cuant[oa] (?:\w+ ){0,2}(?:aguant|soport|resist|admit)/,
    ...WEIGHTS,
  ),
  ownWeight(figure(/cuant[oa]s? (?:kilos? |kg )?pesan?\b/, ...WEIGHTS)),
  figure(
    /distancia|(?<!\bcada )cuant[oa]s (?:metros|(?<!\ba cuantos )(?:kilometros|km))\b|\balcance/,
    DISTANCES,
    `metros?|kilómetros|miles?|${LENGTHS_IN_ENGLISH}`,
  ),
  { asks: /\bk?wh\b|kilovatios? hora/, answers: /\d\s?k?wh\b/i, isNeeded: true },
  figure(/volta[jg]e|voltios?|tension/, '[mk]?v', 'voltios?|volts?'),
  figure(
    new RegExp(
      [
        String.raw`\blargo`,
        String.raw`longitud`,
        String.raw`ancho`,
        String.raw`anchura`,
        String.raw`\balto`,
        String.raw`(?<!\ba la )altura`,
        String.raw`\bmide`,
        String.raw`dimension`,
        String.raw`profundidad`,
        String.raw`grosor`,
        String.raw`espesor`,
        String.raw`diametro`,
        String.raw`\bcuanto recorrido`,
        String.raw`separacion`,
        String.raw`\b(?:cuant[oa]s|en) (?:cm|centimetros)\b`,
        String.raw`\bmedidas\b`,
        String.raw`\bque medida`,
        String.raw`tamano`,
      ].join('|'),
      '',
    ),
    'mm|cm|m|[kmgt]i?b|ft|in\\.|["”″]',
    LENGTHS_IN_ENGLISH,
  ),
  figure(/\b(?:cuant[oa]s|en) (?:mm|milimetros)\b/, 'mm|cm', 'milímetros?|centímetros?'),
  {
    asks: /(?:medidas?|tamano|dimension(?:es)?|numero|rodado) (?:\w+ ){0,4}(?:neumatic|rued|llant|cubiert|gom|caucho)/,
    answers: TYRE_SIZE,
  },
  { asks: /\bmemoria|almacenamiento|\b(?:gigas|megas|gb|mb)\b/, answers: /\d\s?[kmgt]i?b\b/i },
  {
    asks: new RegExp(
      [
        String.raw`^(?:cual es )?(?:el )?(?:numero|telefono) (?:del?|para)\b`,
        String.raw`numero de telefono`,
        String.raw`a que (?:numero|telefono)`,
        String.raw`\b(?:${anyOf('asks for')}) (?:\w+ ){0,2}telefono del?\b`,
      ].join('|'),
      '',
    ),
    answers: /\d{3}(?:[ .]?\d{2,3}){2,3}|\+\d{2}/,
    isNeeded: true,
  },
  figure(/cuant[oa]s (?:vatios|watts|w)\b/, 'k?w', 'vatios|watts'),
  figure(
    /\brpm\b|\bregimen\b|\b(?:cuantas|a que|cuales|maximas) (?:\w+ )?(?:revoluciones|vueltas)\b/,
    'r\\s?/\\s?min|rpm|rev/min|min\\s?[-⁻–]\\s?[1¹]',
    'vueltas|revoluciones|turns|revolutions',
  ),
  figure(/potencia|caballos/, 'kw|cv|b?hp|ps', 'caballos|horsepower'),
  {
    asks: /viscosidad|(?:que|cual|tipo de|clase de) (?:\w+ )?aceite|(?<!\bcuant[oa]s? (?:\w{1,20} ){0,3})aceite (?:\w+ ){0,4}(?:usa|lleva|cual)\b/,
    answers:
      /\d{1,2}w-?\d{2}|\bacea\b|\bapi\b|\bsae\b|\bgl-?\d|\batf\b|\b(?:jaso|ilsac|dexos)|\bwss-m|\bnorma\s(?:\p{Lu}+\s?)?[\p{Lu}\d-]*\d/iu,
    isNeeded: true,
  },
  {
    asks: /\bcolor(?:es)?\b/,
    answers: new RegExp(
      String.raw`(?<!\p{L})(?:${anyOf('stems of colours')})|(?<!\p{L})(?:${anyOf('colours in english')})(?!\p{L})`,
      'iu',
    ),
  },
  {
    asks: /\bdonde\b/,
    answers: new RegExp(String.raw`\b(?:${anyOf('places')})`, 'i'),
  },
  {
    asks: /(?:que|cual|tipo de) (?:\w+ ){0,2}(?:bombill|foco|lampar|ampollet)/,
    answers: BULB,
    isNeeded: true,
  },
  { asks: /^(?:bombilla|foco|lampara|ampolleta) /, answers: BULB },
  { asks: /(?:que|cual|tipo de|modelo de) (?:\w+ ){0,2}pilas?\b/, answers: CELL, isNeeded: true },
  { asks: /^pilas? del? /, answers: CELL },
  {
    asks: /(?:que|cual|tipo de|modelo de) (?:\w+ ){0,2}bujias? (?!de precalentamiento)(?:\w+ ){0,2}(?:usa|lleva|va|son|es|pongo|compro)\b|^(?:tipo|modelo) de bujias?\b/,
    answers: /(?<![\p{L}\d])\p{Lu}{1,5}-?\d{1,2}[\p{Lu}\d-]*(?!\p{L})/u,
  },
  {
    asks: /(?:que|cual|(?:tipo|modelo) de) (?:\w+ ){0,2}bateria (?:usa|lleva|tiene|va|es|monta)\b/,
    answers: BATTERY,
  },
  {
    asks: /(?:que|cual|tipo de|clase de) (?:tipo de |clase de )?liquido (?:de|para) (?:los )?frenos?/,
    answers: /\bdot[\s-]?\d|\bfmvss|\bj1703|\biso 4925/i,
    isNeeded: true,
  },
  {
    asks: /(?:que|tipo de) (?:gasolina|nafta|combustible|gasoil|gasoleo|diesel|bencina)\b|octan|95 o 98/,
    answers:
      /\d{2}\s?(?:oct|ron)|octan|\b(?:e(?:5|10|85)|b(?:7|10|20|30|100))\b|(?:gasolina|nafta|gas[oó]leo|gasoil|diésel|súper) (?:grado |sin plomo )?\d|sin plomo|ppm|unleaded|octane/i,
  },
  {
    asks: /\b(?:que|cual) marcas?\b|\bde (?:que|cual) marca\b/,
    answers:
      /(?<!\p{L})marcas?(?!\p{L})|(?<=\p{Ll},? )\p{Lu}\p{Ll}{2,}|(?<!\p{L})brands?(?!\p{L})/u,
    isNeeded: true,
  },
  {
    asks: /(?:que|cual) (?:\w+ ){0,2}fusible|^fusible/,
    answers: /\d\s?(?:a(?![\p{L}\d])|amper)|(?<!\p{L})(?:[fm]\d{1,2}(?!\d)|a: \d)/iu,
    unitAbove: /amper|fusibles?/i,
    isNeeded: true,
  },
];

/** Whether a question, in plain words, is for a figure or a name of any of these kinds; a light's colour is none. */
export const asksFigure = (plain: string): boolean =>
  wanted.some(({ asks }) => asks !== LIGHT && asks.test(plain));
