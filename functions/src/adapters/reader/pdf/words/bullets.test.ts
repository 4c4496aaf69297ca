import { pdfOf } from '../../../../testing/pdf';
import { temporaryFiles } from '../../../../testing/temporary-file';
import { readPdf } from '../read-pdf';

const files = temporaryFiles();
afterAll(() => files.remove());

const INTRO = 'Antes de un viaje largo compruebe lo siguiente:';
const ITEMS = [
  ['El nivel del aceite del motor, que se mide con el', 'vehículo en llano y el motor parado.'],
  ['La presión de los neumáticos, también la del de', 'repuesto si lo hay.'],
  ['Que las escobillas limpian bien y que no falta', 'líquido en el depósito.'],
];

/** A list as it is read whose bullets are letters of ZapfDingbats, `indent` points before its text. */
async function readList(sign: string, indent: number): Promise<string> {
  const pdf = await pdfOf((document) => {
    document.addPage().fontSize(10).text(INTRO, 60, 80);
    ITEMS.forEach((lines, item) =>
      lines.forEach((line, row) => {
        const y = 100 + 12 * (2 * item + row);
        if (row === 0) document.font('ZapfDingbats').text(sign, 60, y + 7.2, { lineBreak: false });
        document.font('Helvetica').text(line, 60 + indent, y, { lineBreak: false });
      }),
    );
  });
  const pages = [];
  for await (const { text } of (await readPdf(await files.write(pdf))).pages) pages.push(text);
  return pages.join('\n');
}

describe('a list whose bullets are signs of a font', () => {
  it.each([
    ['❏', 'o'],
    ['❑', 'q'],
    ['❒', 'r'],
    ['◆', 'u'],
    ['❖', 'v'],
  ])('has its items whole (%s)', async (bullet, sign) => {
    const whole = ITEMS.map((lines) => `${bullet} ${lines.join(' ')}`).join('\n');
    expect(await readList(sign, 12)).toContain(whole);
    expect(await readList(sign, 25)).toContain(whole);
  });
});
