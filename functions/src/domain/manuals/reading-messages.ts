/** Sentences that an owner reads while a manual is read, and afterwards. */

export const QUEUED = 'En cola para leerse…';
export const READING = 'Leyendo el documento…';
export const PREPARING = 'Preparando las respuestas…';
export const COMPLETED = 'Listo para preguntar.';
export const FILE_MISSING =
  'El archivo del manual ya no está. Elimina este manual y súbelo de nuevo.';
export const GAVE_UP =
  'No hemos podido leer el manual por un problema nuestro. Pulsa «Reprocesar» para intentarlo otra vez.';

export const readingPage = (page: number, pages: number | null): string =>
  pages === null ? READING : `Leyendo la página ${page} de ${pages}…`;

/**
 * Numbers of pages, and names of files that stand in the document. Of coarse pages there is text, which may be wrong; of those
 * with drawn marks, all but these. */
export type UnreadablePages = Record<
  'image' | 'garbled' | 'damaged' | 'coarse' | 'marks',
  number[]
> & {
  embedded: string[];
  /** What each drawing in a document of Word is, whose words stand in no text: see `DRAWINGS`. */
  drawings: string[];
};

/** What is drawn in a document of Word, one and several. */
export const DRAWINGS = {
  picture: ['imagen grande', 'imágenes grandes'],
  chart: ['gráfico', 'gráficos'],
  diagram: ['diagrama', 'diagramas'],
} as const;

const TEXT_ONLY =
  'El documento de Word tiene un fallo y solo se ha podido leer su texto: puede faltar lo que dicen sus tablas. Ábrelo con Word, guárdalo como PDF y súbelo.';

const POSTPONED =
  'Por hoy ya se han leído todas las páginas escaneadas que se pueden. Pulsa «Reprocesar» mañana para leer las que faltan.';

/** Which pages could not be read, and why, whether some are read on another day, and whether tables may be missing; null when all could. */
export function unreadableMessage(
  { image, garbled, damaged, coarse, marks, embedded, drawings }: UnreadablePages,
  { isTextOnly = false, isPostponed = false }: { isTextOnly?: boolean; isPostponed?: boolean } = {},
): string | null {
  const sentences = [
    sentenceFor(image, ['es solo una imagen', 'son solo imágenes']),
    sentenceFor(garbled, [
      'el archivo no dice qué letras muestra',
      'el archivo no dice qué letras muestran',
    ]),
    sentenceFor(damaged, ['está dañada', 'están dañadas']),
    sentenceForCoarse(coarse),
    sentenceForMarks(marks),
    sentenceForFiles(embedded),
    sentenceForDrawings(drawings),
    isPostponed ? POSTPONED : null,
    isTextOnly ? TEXT_ONLY : null,
  ];
  return sentences.filter((sentence) => sentence !== null).join(' ') || null;
}

/** That a manual is of another make than the vehicle it was entered for. */
export const otherMakeMessage = (
  other: string,
  { make, model }: { make: string; model: string },
): string =>
  `Este manual parece de un ${other} y tu vehículo es un ${make} ${model}: comprueba que es el tuyo.`;

function sentenceFor(pages: readonly number[], [one, many]: [string, string]): string | null {
  if (pages.length === 0) return null;
  return pages.length === 1
    ? `Página ${listOf(pages)}: ${one} y no se ha podido leer.`
    : `Páginas ${listOf(pages)}: ${many} y no se han podido leer.`;
}

const namesOf = (pages: readonly number[]): string =>
  `${pages.length === 1 ? 'Página' : 'Páginas'} ${listOf(pages)}`;

function sentenceForMarks(pages: readonly number[]): string | null {
  if (pages.length === 0) return null;
  return `${namesOf(pages)}: los signos de una tabla están dibujados y no se han podido leer. Mira la tabla en la página.`;
}

function sentenceForCoarse(pages: readonly number[]): string | null {
  if (pages.length === 0) return null;
  return `${namesOf(pages)}: el escaneo tiene poca resolución y puede haber cifras mal leídas. Compruébalas en la página o sube un escaneo mejor.`;
}

/** Files that are not named one by one, and letters of a name. */
const MAX_FILES = 3;
const MAX_NAME_LENGTH = 40;

function sentenceForFiles(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const named = names.slice(0, MAX_FILES).map((name) => `«${name.slice(0, MAX_NAME_LENGTH)}»`);
  const list = [...named, ...(names.length > MAX_FILES ? ['otros más'] : [])].join(', ');
  const parts =
    names.length === 1
      ? `Una parte del documento es otro archivo (${list}) que no se ha podido leer.`
      : `Partes del documento son otros archivos (${list}) que no se han podido leer.`;
  const arePdfs = names.every((name) => /\.pdf$/i.test(name));
  return arePdfs
    ? `${parts} Para preguntar también por lo que dice, guárdalo y súbelo aparte.`
    : `${parts} Para tenerlo todo, ábrelo con Word, guárdalo como PDF y súbelo.`;
}

function sentenceForDrawings(drawings: readonly string[]): string | null {
  const counted = Object.entries(DRAWINGS).flatMap(([kind, [one, many]]) => {
    const count = drawings.filter((drawing) => drawing === kind).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  const last = counted.pop();
  if (last === undefined) return null;
  const list = counted.length === 0 ? last : `${counted.join(', ')} y ${last}`;
  return `No se ha podido leer lo que hay dentro de ${list} del documento de Word. Ábrelo con Word, guárdalo como PDF y súbelo.`;
}

/** More than so many ranges are not listed one by one. */
const MAX_RANGES = 12;

/** "3, 7 y 9-12" */
function listOf(pages: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const page of pages) {
    const range = ranges.at(-1);
    if (range?.last === page - 1) range.last = page;
    else ranges.push({ first: page, last: page });
  }
  const named = ranges
    .slice(0, MAX_RANGES)
    .map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`));
  const rest = ranges.length > MAX_RANGES ? ['otras más'] : [];
  const [final, ...others] = [...named, ...rest].reverse();
  return others.length === 0 ? (final ?? '') : `${others.reverse().join(', ')} y ${final ?? ''}`;
}
