import PDFDocument from 'pdfkit';
import type { Book } from '../content/blocks';
import { fontName } from './draw';
import type { Layout } from './layout';
import { addPageLabels, pageLabel } from './page-labels';
import type { LaidPage } from './pages';
import { color, page } from './style';

/** The same content gives the same bytes: nothing in the file depends on when or where it was made. */
const madeOn = new Date('2022-03-01T09:00:00Z');

/** Draws the pages and returns the finished PDF. */
export function paint(layout: Layout): Promise<Buffer> {
  const { book } = layout;
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: 'es-ES',
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: `${book.title} - ${book.subtitle}`,
      Author: 'Guantera (vehículo y manual ficticios)',
      CreationDate: madeOn,
      ModDate: madeOn,
    },
  });
  const bytes = collect(doc);
  const outline = outliner(doc);
  layout.pages.forEach((laid, index) => {
    doc.addPage();
    paintFurniture(doc, book, { laid, label: pageLabel(index + 1, layout.romanPages) });
    for (const { atom, x, y } of laid.items) {
      atom.draw(doc, x, y);
      if (atom.mark !== undefined) {
        doc.addNamedDestination(atom.mark.id, 'XYZ', 0, Math.max(0, y - 12), null);
        outline(atom.mark.title, atom.mark.level);
      }
    }
  });
  addPageLabels(doc, layout.romanPages);
  doc.end();
  return bytes;
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
}

/** Bookmarks for chapters with their sections below them. */
function outliner(doc: PDFKit.PDFDocument): (title: string, level: number) => void {
  let chapter = doc.outline;
  return (title, level) => {
    if (level === 1) chapter = doc.outline.addItem(title);
    else if (level === 2) chapter.addItem(title);
  };
}

/** Running header and footer; the printed page number stands outside. */
function paintFurniture(
  doc: PDFKit.PDFDocument,
  book: Book,
  { laid, label }: { laid: LaidPage; label: string },
): void {
  if (laid.kind === 'cover') return;
  const right = page.width - page.right;
  doc.font(fontName(false)).fontSize(8).fillColor(color.soft);
  if (laid.kind !== 'opener') {
    doc.text(`${book.title} · ${book.subtitle}`, page.left, 42, { lineBreak: false });
    const width = doc.widthOfString(laid.running);
    doc.text(laid.running, right - width, 42, { lineBreak: false });
    doc.rect(page.left, 56, right - page.left, 0.6).fill(color.rule);
  }
  const foot = page.height - 46;
  doc.rect(page.left, foot, right - page.left, 0.6).fill(color.rule);
  doc.font(fontName(false)).fontSize(8).fillColor(color.soft);
  doc.text(book.edition, page.left, foot + 9, { lineBreak: false });
  doc.font(fontName(true)).fontSize(9.5).fillColor(color.petrol);
  doc.text(label, right - doc.widthOfString(label), foot + 8, { lineBreak: false });
}
