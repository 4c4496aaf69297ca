import { alternativesOf } from '../../spanish/alternatives';

const anyOf = alternativesOf('marks.txt');

/**
 * Words that decide what a sentence claims, Spanish and English, as `plainForm` leaves them: by what they say, the longer ones
 * first where one holds another. A headline has those of its units, and no others.
 */
const words = {
  yes: '',
  soonest:
    'lo que (?:antes|primero) (?:ocurra|suceda|se cumpla|llegue)|lo que (?:ocurra|suceda|se cumpla|llegue) (?:antes|primero)|whichever (?:comes|occurs) (?:first|sooner)',
  atOnce:
    'inmediatamente|de inmediato|en ?seguida|cuanto antes|lo antes posible|immediately|at once',
  max: 'como maximo|como mucho|a lo sumo|no mas de|maxim[oa]s?|hasta(?= (?:l[oa]s |un[oa]?s? )?-?\\d)|at most|maximum|no more than|up to',
  min: 'como minimo|al menos|por lo menos|no menos de|minim[oa]s?|at least|minimum|no less than',
  about:
    'un[oa]s(?= \\d)|aproximad[oa]mente|aproximad[oa]s?|aprox|cerca de(?= \\d)|alrededor de|casi|about|approximately|around|roughly',
  above: anyOf('more than'),
  below: 'menos de|por debajo|debajo|inferior(?:es)?|menor(?:es)?|less than|below|under|lower',
  except: 'salvo|excepto|a menos que|a excepcion|con excepcion|except|unless',
  only: 'solo|solamente|unicamente|exclusivamente|only',
  also: 'tambien|incluso|aunque|ademas|also|even',
  afterwards: 'despues|luego|a continuacion|tras|posterior(?:mente)?|despues|after|afterwards|then',
  before: 'antes|previamente|before|within|prior',
  first: 'primer[oa]?s?|first',
  last: 'ultim[oa]s?|finalmente|last|finally',
  next: 'siguientes?|next|following',
  during: 'durante|mientras|during|while',
  until: 'hasta|until|till',
  one: 'cada un[oa]|each one|each of',
  every: 'cada|every|each',
  at: 'a l[oa]s(?= \\d)',
  when: 'cuando|en cuanto|siempre que|when|whenever',
  usual:
    'suele[ns]?|normalmente|generalmente|por lo general|en general|habitual\\w*|a menudo|usually|normally|generally|often',
  sometimes: 'a veces|en ocasiones|ocasional\\w*|sometimes|occasionally',
  always: 'siempre|en todo caso|sin excepcion|permanente\\w*|always',
  sure: 'segur[oa]s? que|con seguridad|sin duda|seguramente|con certeza|certainly|definitely',
  advice:
    'recom(?:ie|e)nd\\w+|conven\\w+|convien\\w+|aconsej\\w+|preferi\\w+|preferentemente|mejor|recommend\\w*|advis\\w+|should|preferabl\\w+',
  duty: anyOf('must be'),
  possible:
    'posibles?|probables?|posiblemente|probablemente|quizas?|tal vez|possibl[ey]|probabl[ey]|likely',
  can: 'pued(?:e|es|en|o|a|as|an)|pod(?:emos|ra|ras|ran|ria|rias|rian)|can|may|could|might',
  normal: 'normal(?:es)?',
  all: 'tod[oa]s?|cualquier\\w*|ambos|ambas|all|any|both|entire\\w*',
  none: 'ningun[oa]?s?|nada|nadie|none|nothing|nobody',
  little: 'un poco|algo de|poc[oa]s?|liger\\w+|slight\\w*|a little',
  degree: 'peor|apenas|parcial\\w*|escas\\w+|brevemente|bastante|demasiado|levemente|partly|hardly',
  some: 'un[oa] de l[oa]s|algun[oa]s? de|parte de|one of|some of',
  sum: 'en total|total(?:es)?|suma\\w*|conjunt\\w+|together',
  twice: 'dobles?|duplic\\w+|double',
  half: 'mitad|half of',
  lessThan: 'menos|less|fewer',
  moreThan: 'mas|more',
  forbids: 'evit\\w+|prohib\\w+|impid\\w+|desaconsej\\w+|abst\\w+|avoid\\w*|forbidden|prohibited',
  other: 'otr[oa]s?|opuest[oa]s?|contrari[oa]s?|other|another|opposite',
  same: 'mism[oa]s?|same',
  outside: 'fuera|outside',
  onto: 'sobre',
  without: 'sin|without',
  not: "no|nunca|jamas|ni|tampoco|not|never|nor|neither|cannot|\\w+n't",
  if: 'si|en caso de|if|in case',
} as const;

export type Mark = keyof typeof words;

const setOf = (...marks: readonly Mark[]): ReadonlySet<Mark> => new Set(marks);

/** What narrows or weakens a statement: what says so of the part that a headline takes has to be in the headline, too. */
export const BINDING = setOf(
  ...(['except', 'only', 'usual', 'sometimes', 'advice', 'possible'] as const),
  ...(['can', 'little', 'forbids', 'degree', 'some'] as const),
);

/** What makes a figure a limit, a period or a guess. */
export const OF_FIGURES = setOf(
  ...(['max', 'min', 'about', 'above', 'below', 'before', 'afterwards', 'every'] as const),
  ...([
    'sum',
    'one',
    'twice',
    'half',
    'at',
    'lessThan',
    'moreThan',
    'first',
    'last',
    'next',
  ] as const),
);

/** What tells an order: where it stands nothing may change places. */
export const OF_ORDER = setOf('before', 'afterwards', 'first', 'last', 'next', 'until');

/** What forbids or limits. */
export const LIMITS = setOf('not', 'if', 'only', 'except', 'forbids');

/** What opens a condition beside "con" and "según". */
export const OPENS_CONDITION = setOf(
  ...(['if', 'when', 'only', 'except', 'before', 'afterwards', 'during', 'until'] as const),
  'without',
);

const patterns = Object.entries(words)
  .filter(([, forms]) => forms !== '')
  .map(([mark, forms]) => ({
    mark,
    pattern: new RegExp(`(?<![\\p{L}\\d@])(?:${forms})(?![\\p{L}\\d])`, 'gu'),
  }));

/** A plain text in which each of these words is "@mark". */
export const withMarks = (plain: string): string =>
  patterns.reduce((text, { mark, pattern }) => text.replace(pattern, `@${mark}`), plain);

export const isMark = (name: string): name is Mark => Object.hasOwn(words, name);

export const among = (marks: Iterable<Mark>, wanted: ReadonlySet<Mark>): Mark[] =>
  [...marks].filter((mark) => wanted.has(mark));
