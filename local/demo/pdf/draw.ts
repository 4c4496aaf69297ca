import type { Line } from './lines';
import type { TextStyle } from './style';

export const fontName = (bold: boolean): string => (bold ? 'Helvetica-Bold' : 'Helvetica');

/** Draws broken lines from a top left corner. */
export function drawLines(
  doc: PDFKit.PDFDocument,
  lines: readonly Line[],
  style: TextStyle,
  at: { x: number; y: number },
): void {
  lines.forEach((line, index) => {
    let x = at.x;
    for (const piece of line.pieces) {
      doc.font(fontName(piece.bold)).fontSize(style.size).fillColor(style.color);
      doc.text(piece.text, x, at.y + index * style.leading, { lineBreak: false });
      x += doc.widthOfString(piece.text);
    }
  });
}
