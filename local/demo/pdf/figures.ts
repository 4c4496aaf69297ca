import type { FigureName } from '../content/blocks';
import type { Atom } from './atom';
import { fontName } from './draw';
import { color, styles } from './style';

type Draw = (doc: PDFKit.PDFDocument, x: number, y: number, width: number) => void;
type Figure = { height: number; draw: Draw };

const figures: Record<FigureName, Figure> = {
  cluster: { height: 150, draw: drawCluster },
  tyres: { height: 120, draw: drawTyre },
  engineBay: { height: 170, draw: drawEngineBay },
  jackPoints: { height: 130, draw: drawJackPoints },
};

/** A line drawing in a grey panel, with its caption below. */
export function figureAtom(name: FigureName, caption: string, width: number): Atom {
  const { height, draw } = figures[name];
  return {
    height: height + 20,
    before: 12,
    text: caption,
    draw: (doc, x, y) => {
      doc.roundedRect(x, y, width, height, 4).fill(color.paper);
      doc.save().lineWidth(1.1).strokeColor(color.petrol);
      draw(doc, x, y, width);
      doc.restore();
      doc.font(fontName(false)).fontSize(styles.small.size).fillColor(styles.small.color);
      doc.text(caption, x, y + height + 6, { lineBreak: false });
    },
  };
}

/** A numbered callout. */
function badge(doc: PDFKit.PDFDocument, label: string, x: number, y: number): void {
  doc.circle(x, y, 7.5).fill(color.petrol);
  doc.font(fontName(true)).fontSize(8).fillColor(color.white);
  doc.text(label, x - doc.widthOfString(label) / 2, y - 3, { lineBreak: false });
}

function dial(doc: PDFKit.PDFDocument, x: number, y: number, radius: number, angle: number): void {
  doc.circle(x, y, radius).fillAndStroke(color.white, color.petrol);
  for (let tick = -210; tick <= 30; tick += 24) {
    const [cos, sin] = [Math.cos((tick * Math.PI) / 180), Math.sin((tick * Math.PI) / 180)];
    doc.moveTo(x + cos * (radius - 8), y + sin * (radius - 8));
    doc.lineTo(x + cos * (radius - 3), y + sin * (radius - 3)).stroke(color.petrol);
  }
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  doc
    .moveTo(x, y)
    .lineTo(x + cos * (radius - 12), y + sin * (radius - 12))
    .stroke(color.warning);
  doc.circle(x, y, 4).fill(color.ink);
}

function drawCluster(doc: PDFKit.PDFDocument, x: number, y: number, width: number): void {
  const middle = x + width / 2;
  doc.roundedRect(middle - 200, y + 14, 400, 122, 40).stroke(color.petrol);
  dial(doc, middle - 125, y + 75, 48, -160);
  dial(doc, middle + 125, y + 75, 48, -120);
  doc.roundedRect(middle - 62, y + 34, 124, 82, 6).fillAndStroke(color.white, color.petrol);
  doc.rect(middle - 50, y + 96, 46, 8).stroke(color.petrol);
  doc.rect(middle + 4, y + 96, 46, 8).stroke(color.petrol);
  doc.rect(middle - 50, y + 96, 20, 8).fill(color.petrol);
  doc.rect(middle + 4, y + 96, 34, 8).fill(color.petrol);
  badge(doc, '1', middle - 125, y + 100);
  badge(doc, '2', middle + 125, y + 100);
  badge(doc, '3', middle, y + 58);
  badge(doc, '4', middle - 66, y + 100);
  badge(doc, '5', middle + 66, y + 100);
  badge(doc, '6', middle, y + 20);
}

function drawTyre(doc: PDFKit.PDFDocument, x: number, y: number, width: number): void {
  const middle = x + width / 2;
  doc.save().rect(x, y, width, 120).clip().lineWidth(30);
  doc.circle(middle, y + 160, 128).stroke('#4a4743');
  doc
    .lineWidth(2)
    .circle(middle, y + 160, 104)
    .stroke(color.soft);
  doc.restore();
  doc.font(fontName(true)).fontSize(12).fillColor(color.white);
  ['205', '/55', 'R16', '91V'].forEach((part, index) => {
    const degrees = -111 + index * 11;
    const angle = (degrees * Math.PI) / 180;
    const [px, py] = [middle + Math.cos(angle) * 124, y + 160 + Math.sin(angle) * 124];
    doc.save().rotate(degrees + 90, { origin: [px, py] });
    doc.text(part, px - 9, py - 4, { lineBreak: false }).restore();
  });
}

function drawEngineBay(doc: PDFKit.PDFDocument, x: number, y: number, width: number): void {
  const left = x + width / 2 - 190;
  doc.roundedRect(left, y + 14, 380, 142, 24).fillAndStroke(color.white, color.petrol);
  doc.roundedRect(left + 110, y + 46, 140, 76, 6).stroke(color.petrol);
  doc.roundedRect(left + 268, y + 34, 70, 46, 4).stroke(color.petrol);
  doc.roundedRect(left + 276, y + 92, 64, 34, 4).stroke(color.petrol);
  doc.circle(left + 60, y + 52, 20).stroke(color.petrol);
  doc.roundedRect(left + 34, y + 88, 52, 34, 6).stroke(color.petrol);
  doc.circle(left + 150, y + 66, 9).stroke(color.petrol);
  doc
    .moveTo(left + 205, y + 122)
    .lineTo(left + 205, y + 98)
    .stroke(color.petrol);
  doc.circle(left + 320, y + 142, 8).stroke(color.petrol);
  badge(doc, '1', left + 150, y + 66);
  badge(doc, '2', left + 205, y + 96);
  badge(doc, '3', left + 60, y + 105);
  badge(doc, '4', left + 60, y + 52);
  badge(doc, '5', left + 303, y + 57);
  badge(doc, '6', left + 308, y + 109);
  badge(doc, '7', left + 320, y + 142);
}

function drawJackPoints(doc: PDFKit.PDFDocument, x: number, y: number, width: number): void {
  const left = x + width / 2 - 170;
  doc.moveTo(left, y + 88).bezierCurveTo(left, y + 60, left + 40, y + 58, left + 80, y + 54);
  doc.bezierCurveTo(left + 120, y + 12, left + 220, y + 12, left + 272, y + 52);
  doc.bezierCurveTo(left + 320, y + 56, left + 340, y + 64, left + 340, y + 88);
  doc.lineTo(left, y + 88).fillAndStroke(color.white, color.petrol);
  for (const wheel of [66, 270]) {
    doc.circle(left + wheel, y + 90, 25).fillAndStroke('#4a4743', color.ink);
    doc.circle(left + wheel, y + 90, 13).fill(color.paper);
  }
  for (const point of [108, 228]) {
    doc.polygon([left + point, y + 90], [left + point - 7, y + 108], [left + point + 7, y + 108]);
    doc.fill(color.warning);
  }
  badge(doc, 'A', left + 108, y + 118);
  badge(doc, 'B', left + 228, y + 118);
}
