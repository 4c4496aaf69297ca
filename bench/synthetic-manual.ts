import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';

const PARTS = 'bomba válvula polea brida palanca rótula junta tapa correa bisagra'.split(' ');
const PLACES = 'delantera trasera izquierda derecha superior inferior central exterior'.split(' ');
const SYSTEMS = 'refrigeración dirección suspensión climatización frenado admisión escape'.split(
  ' ',
);
const VERBS = ['Compruebe', 'Limpie', 'Revise', 'Ajuste', 'Inspeccione', 'Engrase'];
const REASONS = [
  'antes de un viaje largo',
  'cuando el motor esté frío',
  'con el vehículo en una superficie llana',
  'si nota un ruido al circular despacio',
  'después de conducir por caminos de tierra',
];

/** Deterministic pseudo-random numbers in [0, 1): mulberry32, public domain. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Sentences as a workshop manual has them, always the same for the same seed. */
export function syntheticSentences(seed: number): () => string {
  const random = randomNumbers(seed);
  const pick = (words: readonly string[]): string =>
    words[Math.floor(random() * words.length)] ?? '';
  return () =>
    `${pick(VERBS)} la ${pick(PARTS)} ${pick(PLACES)} del sistema de ${pick(SYSTEMS)} ${pick(REASONS)}.`;
}

/** Writes a two-column Spanish manual of `pages` pages. The file holds so many bytes more that no page shows. */
export async function writeSyntheticManual(
  path: string,
  pages: number,
  moreBytes = 0,
): Promise<void> {
  const sentence = syntheticSentences(20261121);
  const document = new PDFDocument({ size: 'A4', margin: 50, autoFirstPage: false });
  const file = createWriteStream(path);
  document.pipe(file);
  for (let page = 1; page <= pages; page++) {
    document.addPage();
    const code = `GX-${1000 + page}`;
    document.font('Helvetica-Bold').fontSize(15).text(`Conjunto ${code}`).moveDown(0.5);
    const body = Array.from({ length: 34 }, sentence);
    body.splice(17, 0, `El par de apriete del tornillo ${code} es de ${20 + (page % 70)} N·m.`);
    document
      .font('Helvetica')
      .fontSize(10)
      .text(body.join(' '), { columns: 2, columnGap: 20, height: 620 });
  }
  if (moreBytes > 0) document.ref({}).end(randomBytes(moreBytes));
  document.end();
  await finished(file);
}
