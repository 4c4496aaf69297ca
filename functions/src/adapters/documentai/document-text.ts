import type { protos } from '@google-cloud/documentai';
import { recognisedText, type RecognisedLine } from '../reader/recognised-text';

type Document = protos.google.cloud.documentai.v1.IDocument;
type Page = protos.google.cloud.documentai.v1.Document.IPage;
type Layout = protos.google.cloud.documentai.v1.Document.Page.ILayout;

/** A stretch of the document's text and its place on the page, in hundredths of the page's width and height. */
type Stretch = { start: number; end: number; left: number; right: number; height: number };

/** The text of each page, by its position in the document from 1; null where there is nothing to be read. */
export function textsOf(document: Document): Map<number, string | null> {
  const text = document.text ?? '';
  return new Map(
    (document.pages ?? []).map((page, index) => [page.pageNumber ?? index + 1, textOf(page, text)]),
  );
}

function textOf(page: Page, text: string): string | null {
  const [paragraphs, lines, tokens] = [page.paragraphs, page.lines, page.tokens].map((parts) =>
    (parts ?? []).map(({ layout }) => stretchOf(layout)),
  );
  const inside = (whole: Stretch, parts: Stretch[] = []): Stretch[] =>
    parts.filter(({ start, end }) => start >= whole.start && start < whole.end && end > start);
  const lineOf = (line: Stretch): RecognisedLine => ({
    height: line.height,
    words: inside(line, tokens).map(({ start, end, left, right }) => ({
      text: text.slice(start, end).trim(),
      left,
      right,
    })),
  });
  return recognisedText(
    (paragraphs ?? []).map((paragraph) =>
      inside(paragraph, lines)
        .map(lineOf)
        .filter(({ words }) => words.length > 0),
    ),
  );
}

function stretchOf(layout: Layout | null | undefined): Stretch {
  const segments = layout?.textAnchor?.textSegments ?? [];
  const vertices = layout?.boundingPoly?.normalizedVertices ?? [];
  const xs = vertices.map(({ x }) => 100 * (x ?? 0));
  const ys = vertices.map(({ y }) => 100 * (y ?? 0));
  return {
    start: offsetOf(segments[0]?.startIndex),
    end: offsetOf(segments.at(-1)?.endIndex),
    left: Math.min(...xs),
    right: Math.max(...xs),
    // A4 upright: a hundredth of the height is 1.41 hundredths of the width.
    height: (Math.max(...ys) - Math.min(...ys)) * Math.SQRT2,
  };
}

/** Offsets are int64: a string over REST, a Long over gRPC, and left out when they are 0. */
const offsetOf = (index: { toString(): string } | null | undefined): number =>
  index === null || index === undefined ? 0 : Number(index.toString());
