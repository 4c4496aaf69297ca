import { randomBytes } from 'node:crypto';
import { pdfOf } from '../functions/src/testing/pdf';
import { randomNumbers } from './measures';

const PARTS = 'bomba válvula polea brida palanca rótula junta tapa correa bisagra'.split(' ');
const PLACES = 'delantera trasera izquierda derecha superior inferior central exterior'.split(' ');
const SYSTEMS = 'refrigeración dirección suspensión climatización frenado escape'.split(' ');
const VERBS = ['Compruebe', 'Limpie', 'Revise', 'Ajuste', 'Inspeccione', 'Engrase'];
const REASONS = [
  'antes de un viaje largo',
  'cuando el motor esté frío',
  'con el vehículo en una superficie llana',
  'si nota un ruido al circular despacio',
  'después de conducir por caminos de tierra',
];

/** Sentences as a workshop manual has them, always the same for the same seed. */
export function syntheticSentences(seed: number): () => string {
  const random = randomNumbers(seed);
  const pick = (words: readonly string[]): string =>
    words[Math.floor(random() * words.length)] ?? '';
  return () =>
    `${pick(VERBS)} la ${pick(PARTS)} ${pick(PLACES)} del sistema de ${pick(SYSTEMS)} ${pick(REASONS)}.`;
}

/** A two-column Spanish manual. The file holds so many bytes more that no page shows. */
export function syntheticManual(pages: number, moreBytes: number): Promise<Buffer> {
  const sentence = syntheticSentences(20261121);
  const draw = (document: PDFKit.PDFDocument): void => {
    for (let page = 1; page <= pages; page++) {
      document.addPage();
      const code = `GX-${1000 + page}`;
      document.font('Helvetica-Bold').fontSize(15).text(`Conjunto ${code}`).moveDown(0.5);
      const body = Array.from({ length: 34 }, sentence);
      body.splice(17, 0, `El par de apriete del tornillo ${code} es de ${20 + (page % 70)} N·m.`);
      const columns = { columns: 2, columnGap: 20, height: 620 };
      document.font('Helvetica').fontSize(10).text(body.join(' '), columns);
    }
    if (moreBytes > 0) document.ref({}).end(randomBytes(moreBytes));
  };
  return pdfOf(draw, { margin: 50 });
}
