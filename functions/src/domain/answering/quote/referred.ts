import type { Excerpt } from '../../ports';

/** "Véase la página 25", "(pág. 4-12)". */
const PAGE = /(?<!\p{L})(?:páginas?|págs?\.?|p\.)\s(\d{1,4}(?:[-–‑]\d{1,3})?)(?!\d)/giu;
/** "Siga los pasos de la sección 8.5", "apartado 4.2.1", "Purgue (8.3)". */
const SECTION =
  /(?:(?<!\p{L})(?:sección|apartado|capítulo|punto|section)\s|\((?=\d{1,2}\.\d{1,2}\)))(\d{1,2}(?:[.-]\d{1,2}){0,2})(?![\d.-]*\d)/giu;
/** "Véase «Purgar el filtro»". */
const TITLE =
  /(?:véase|ver|vea|consulte|siga)\s(?:[^«»"“”.;\n]{0,30})[«"“]([^«»"“”\n]{4,60})[»"”]/giu;

const allIn = (text: string, reference: RegExp): string[] =>
  [...text.matchAll(reference)].map(([, named = '']) => named);

/** Positions of the excerpts, other than `from`, to which a text refers by their page, the number or the name of their section. */
export function referredIn(text: string, excerpts: readonly Excerpt[], from: number): number[] {
  const pages = allIn(text, PAGE).map((page) => `p. ${page}`);
  const sections = allIn(text, SECTION);
  const titles = allIn(text, TITLE).map((title) => title.toLowerCase());
  const isOf = ({ chunk: { pageReference, headings, content } }: Excerpt): boolean =>
    pages.includes(pageReference) ||
    sections.some((number) =>
      [...headings, ...content.split('\n', 3)].some((title) => beginsWith(title, number)),
    ) ||
    titles.some((title) => headings.some((heading) => heading.toLowerCase().includes(title)));
  return excerpts.flatMap((excerpt, at) => (at !== from && isOf(excerpt) ? [at] : []));
}

const beginsWith = (title: string, number: string): boolean =>
  title.startsWith(number) && /^[.)]?\s/.test(title.slice(number.length));
