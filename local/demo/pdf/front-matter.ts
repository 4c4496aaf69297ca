import type { Book } from '../content/blocks';
import type { Atom, Mark } from './atom';
import { fontName } from './draw';
import { color, page, styles, textWidth } from './style';

/** The title page, drawn over the whole sheet. */
export function coverAtom(book: Book): Atom {
  const lines = [book.title, book.subtitle, book.notice, book.edition];
  return { height: 0, before: 0, text: lines.join('\n'), draw: (doc) => drawCover(doc, book) };
}

function drawCover(doc: PDFKit.PDFDocument, book: Book): void {
  doc.rect(0, 0, page.width, page.height).fill(color.petrol);
  doc.save();
  // A lighthouse beam over the sea: the name of the demonstration's fictional maker.
  doc.fillOpacity(0.1).polygon([430, 330], [-20, 150], [-20, 330]).fill(color.white);
  doc.fillOpacity(0.16).polygon([430, 330], [-20, 205], [-20, 285]).fill(color.white);
  doc.restore();
  doc.polygon([418, 350], [442, 350], [452, 520], [408, 520]).fill(color.white);
  doc.rect(413, 318, 34, 6).fill(color.sand);
  doc.roundedRect(420, 324, 20, 26, 3).fill(color.sand);
  doc.polygon([416, 318], [444, 318], [430, 300]).fill(color.white);
  for (const [index, opacity] of [0.25, 0.45, 0.7].entries()) {
    const y = 520 + index * 16;
    doc.save().fillOpacity(opacity);
    doc.moveTo(0, y).bezierCurveTo(150, y - 26, 260, y + 22, page.width, y - 8);
    doc
      .lineTo(page.width, y + 60)
      .lineTo(0, y + 60)
      .fill('#1c6c80');
    doc.restore();
  }
  doc.rect(0, 596, page.width, page.height - 596).fill(color.paper);
  doc.font(fontName(true)).fontSize(34).fillColor(color.petrol);
  doc.text(book.title, page.left, 628, { lineBreak: false });
  doc.font(fontName(false)).fontSize(15).fillColor(color.ink);
  doc.text(book.subtitle, page.left, 672, { lineBreak: false });
  doc.rect(page.left, 700, 40, 3).fill(color.sand);
  doc.font(fontName(true)).fontSize(9.5).fillColor(color.warning);
  doc.text(book.notice, page.left, 716, { width: textWidth, lineGap: 2 });
  doc.font(fontName(false)).fontSize(9).fillColor(color.soft);
  doc.text(book.edition, page.left, 778, { lineBreak: false });
}

export type ContentsEntry = Mark & { number?: string; label: string };

/** One line of the contents: title, leader, printed page. */
export function contentsAtom(entry: ContentsEntry): Atom {
  const isChapter = entry.level === 1;
  const style = isChapter ? { ...styles.topic, color: color.petrol } : styles.body;
  const indent = isChapter ? 0 : 22;
  const title = entry.number === undefined ? entry.title : `${entry.number}  ${entry.title}`;
  return {
    height: isChapter ? 16 : 13.2,
    before: isChapter ? 8 : 0,
    keep: isChapter,
    text: `${title} ${entry.label}`,
    draw: (doc, x, y) => {
      doc
        .font(fontName(isChapter))
        .fontSize(isChapter ? 10.6 : 9.4)
        .fillColor(style.color);
      const labelWidth = doc.widthOfString(entry.label);
      const from = x + indent + doc.widthOfString(title) + 6;
      const to = x + textWidth - labelWidth - 6;
      doc.text(title, x + indent, y, { lineBreak: false });
      doc.text(entry.label, x + textWidth - labelWidth, y, { lineBreak: false });
      doc.save().dash(0.6, { space: 3 }).lineWidth(0.6).strokeColor(color.soft);
      doc
        .moveTo(from, y + 8.5)
        .lineTo(to, y + 8.5)
        .stroke()
        .restore();
      doc.goTo(x, y - 1, textWidth, 13, entry.id);
    },
  };
}

/** Heading of a part of the book that has no number. */
export function partAtom(title: string, id: string): Atom {
  return {
    height: 46,
    before: 0,
    keep: true,
    text: title,
    mark: { id, title, level: 1 },
    draw: (doc, x, y) => {
      doc.font(fontName(true)).fontSize(22).fillColor(color.petrol);
      doc.text(title, x, y, { lineBreak: false });
      doc.rect(x, y + 30, 40, 3).fill(color.sand);
    },
  };
}

/** The band at the head of a chapter. */
export function chapterAtom(number: number, title: string, summary: string, id: string): Atom {
  const bandHeight = 150;
  return {
    height: bandHeight - page.top + 20,
    before: 0,
    keep: true,
    text: `${number} ${title}\n${summary}`,
    mark: { id, title, level: 1 },
    draw: (doc, x) => {
      doc.rect(0, 0, page.width, bandHeight).fill(color.petrol);
      doc.rect(0, bandHeight, page.width, 4).fill(color.sand);
      doc.save().fillOpacity(0.14).font(fontName(true)).fontSize(120).fillColor(color.white);
      const width = doc.widthOfString(String(number));
      doc.text(String(number), page.width - page.right - width, 34, { lineBreak: false }).restore();
      doc.font(fontName(true)).fontSize(23).fillColor(color.white);
      doc.text(title, x, 62, { lineBreak: false });
      doc.font(fontName(false)).fontSize(10.5).fillColor(color.petrolSoft);
      doc.text(summary, x, 100, { width: textWidth - 90, lineGap: 2 });
    },
  };
}
