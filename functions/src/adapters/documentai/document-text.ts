import type { protos } from '@google-cloud/documentai';
import type { RecognisedLine, RecognisedParagraph } from '../reader/recognised-text';
import { aroundPoints, type Edges } from '../reader/share-box';
import { turnedBack } from './turned-back';

type Document = protos.google.cloud.documentai.v1.IDocument;
type Page = protos.google.cloud.documentai.v1.Document.IPage;
type Layout = protos.google.cloud.documentai.v1.Document.Page.ILayout;

/** Height of a page by its width, where the answer does not tell it. */
const A4_UPRIGHT = Math.SQRT2;

/**
 * A stretch of the document's text and its place along its line, in hundredths of the page's width; `corners` in shares
 * of the image that was read.
 */
type Stretch = {
  start: number;
  end: number;
  left: number;
  right: number;
  height: number;
  corners: Point[];
};

/** What was recognised on each page, by its position in the document from 1. */
export function paragraphsOf(document: Document): Map<number, RecognisedParagraph[]> {
  const text = document.text ?? '';
  return new Map(
    (document.pages ?? []).map((page, index) => [
      page.pageNumber ?? index + 1,
      paragraphsOfPage(page, text),
    ]),
  );
}

function paragraphsOfPage(page: Page, text: string): RecognisedParagraph[] {
  const shape = (page.dimension?.height ?? 0) / (page.dimension?.width ?? 0) || A4_UPRIGHT;
  const [paragraphs = [], lines, tokens] = [page.paragraphs, page.lines, page.tokens].map((parts) =>
    (parts ?? []).map(({ layout }) => stretchOf(layout, shape)),
  );
  const inside = (whole: Stretch, parts: Stretch[] = []): Stretch[] =>
    parts.filter(({ start, end }) => start >= whole.start && start < whole.end && end > start);
  const back = turnedBack(page);
  const edgesOf = (corners: readonly Point[]): { edges?: Edges } =>
    back && corners.length > 0 ? { edges: aroundPoints(corners.map(back)) } : {};
  const lineOf = (line: Stretch): RecognisedLine => ({
    height: line.height,
    words: inside(line, tokens).map(({ start, end, left, right, corners }) => ({
      text: text.slice(start, end).trim(),
      left,
      right,
      ...edgesOf(corners),
    })),
  });
  return paragraphs.map((paragraph) =>
    inside(paragraph, lines)
      .map(lineOf)
      .filter(({ words }) => words.length > 0),
  );
}

function stretchOf(layout: Layout | null | undefined, shape: number): Stretch {
  const segments = layout?.textAnchor?.textSegments ?? [];
  // What is 0 is left out.
  const shares = (layout?.boundingPoly?.normalizedVertices ?? []).map(({ x, y }) => ({
    x: x ?? 0,
    y: y ?? 0,
  }));
  const corners = shares.map(({ x, y }) => ({ x: 100 * x, y: 100 * shape * y }));
  // From the top left with the clock, as the text runs: the first edge is the width, also of text askew or on its head.
  const [from, next, , to] = corners;
  const along = alongOf(from, next);
  const xs = corners.map(along);
  return {
    start: offsetOf(segments[0]?.startIndex),
    end: offsetOf(segments.at(-1)?.endIndex),
    left: Math.min(...xs),
    right: Math.max(...xs),
    height: from && to ? Math.hypot(from.x - to.x, from.y - to.y) : 0,
    corners: shares,
  };
}

type Point = { x: number; y: number };

/** How far a point stands along a line of text that runs so: to the right, down, to the left or up. */
function alongOf(from?: Point, next?: Point): (point: Point) => number {
  const [across, down] = from && next ? [next.x - from.x, next.y - from.y] : [1, 0];
  if (Math.abs(across) >= Math.abs(down)) return ({ x }) => Math.sign(across || 1) * x;
  return ({ y }) => Math.sign(down) * y;
}

/** Offsets are int64: a string over REST, a Long over gRPC, and left out when they are 0. */
const offsetOf = (index: { toString(): string } | null | undefined): number =>
  index === null || index === undefined ? 0 : Number(index.toString());
