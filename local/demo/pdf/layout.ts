import PDFDocument from 'pdfkit';
import type { Block, Book } from '../content/blocks';
import type { Flow, Mark } from './atom';
import { flowAtoms } from './blocks-to-atoms';
import type { Setting } from './blocks-to-atoms';
import { fontName } from './draw';
import { chapterAtom, contentsAtom, coverAtom, partAtom } from './front-matter';
import { indexAtoms } from './index-atoms';
import { pageLabel } from './page-labels';
import { Pages } from './pages';
import type { LaidPage } from './pages';
import { textWidth } from './style';

/** `places` holds the physical page of each heading in reading order. */
export type Layout = { book: Book; pages: LaidPage[]; romanPages: number; places: Place[] };
export type Place = Mark & { page: number; label: string };

const maxPasses = 6;
export const indexId = 'indice-alfabetico';

/** Lays the book out until the page numbers that it prints are the ones it has. */
export function layOut(book: Book): Layout {
  const setting = {
    width: textWidth,
    measure: measurer(),
    calloutTitles: book.calloutTitles,
  };
  let layout = layOutOnce(book, setting, []);
  for (let pass = 1; pass < maxPasses; pass += 1) {
    const next = layOutOnce(book, setting, layout.places);
    if (JSON.stringify(next.places) === JSON.stringify(layout.places)) return next;
    layout = next;
  }
  throw new Error('The page numbers do not settle.');
}

function measurer(): Setting['measure'] {
  const doc = new PDFDocument({ autoFirstPage: false });
  const known = new Map<string, number>();
  return (text, bold, size) => {
    const key = `${bold ? 'b' : 'r'}${size}:${text}`;
    const width = known.get(key) ?? doc.font(fontName(bold)).fontSize(size).widthOfString(text);
    known.set(key, width);
    return width;
  };
}

function layOutOnce(book: Book, base: Omit<Setting, 'resolve'>, places: readonly Place[]): Layout {
  const labels = new Map(places.map((place) => [place.id, place.label]));
  const isFirstPass = places.length === 0;
  const labelOf = (id: string): string => {
    const label = labels.get(id);
    if (label === undefined && !isFirstPass) throw new Error(`No heading has the id ${id}.`);
    return label ?? '00';
  };
  const setting: Setting = {
    ...base,
    resolve: (text) => text.replace(/\{page:([a-z0-9-]+)\}/g, (_, id: string) => labelOf(id)),
  };
  const flowOf = (blocks: readonly Block[]): Flow => flowAtoms(blocks, setting);

  const pages = new Pages();
  pages.start('cover', '');
  pages.place([coverAtom(book)]);
  pages.start('front', 'Aviso');
  pages.place([partAtom('Aviso', 'aviso'), ...flowOf(book.noticeBlocks)]);
  pages.start('front', 'Contenido');
  pages.place([partAtom('Contenido', 'contenido'), ...contentsOf(book, places)]);
  const romanPages = pages.pages.length;
  book.chapters.forEach((chapter, index) => {
    pages.start('opener', chapter.title);
    const opener = chapterAtom(index + 1, chapter.title, chapter.summary, chapter.id);
    pages.place([opener, ...flowOf(chapter.blocks)]);
  });
  if (book.indexEntries.length > 0) {
    pages.start('body', 'Índice alfabético');
    const index = indexAtoms(book.indexEntries, labelOf);
    pages.place([partAtom('Índice alfabético', indexId), index]);
  }
  return { book, pages: pages.pages, romanPages, places: placesOf(pages.pages, romanPages) };
}

function contentsOf(book: Book, places: readonly Place[]): Flow {
  const chapterIds = book.chapters.map((chapter) => chapter.id);
  return places
    .filter(({ id, level }) => level < 3 && !['aviso', 'contenido'].includes(id))
    .map((place) => {
      const number = chapterIds.indexOf(place.id) + 1;
      return contentsAtom(number === 0 ? place : { ...place, number: String(number) });
    });
}

function placesOf(pages: readonly LaidPage[], romanPages: number): Place[] {
  return pages.flatMap(({ items }, index) =>
    items.flatMap(({ atom: { mark } }) => {
      const label = pageLabel(index + 1, romanPages);
      return mark === undefined ? [] : [{ ...mark, page: index + 1, label }];
    }),
  );
}
