import { linesOfDrawing, type Drawing } from '../../../../testing/lines-of-drawing';

/** "Llave de", a fraction whose figures stand above and below what `stroke` draws, and "de pulgada." */
const fractionOf = (upper: string, lower: string, stroke: (document: Drawing) => void) =>
  linesOfDrawing((document) => {
    document.text('Tubo de', 60, 200, { lineBreak: false });
    document.fontSize(6).text(upper, 102, 196, { lineBreak: false });
    stroke(document);
    document.text(lower, 102, 205, { lineBreak: false }).fontSize(10);
    document.text('de pulgada y cierre.', 114, 200, { lineBreak: false });
  });

const bar = (document: Drawing) =>
  document.lineWidth(0.5).moveTo(100, 203).lineTo(110, 203).stroke();

it.each([
  ['5', '8'],
  ['11', '16'],
])(
  'the reader of PDF reads %s above %s and a bar as a fraction in its line',
  async (upper, lower) => {
    expect(await fractionOf(upper, lower, bar)).toEqual([
      `Tubo de ${upper}/${lower} de pulgada y cierre.`,
    ]);
  },
);

it('the reader of PDF takes figures without a bar for no fraction', async () => {
  expect((await fractionOf('5', '8', () => undefined)).join(' ')).not.toContain('5/8');
});

it('the reader of PDF reads a fraction with a stroke askew behind its whole number', async () => {
  const lines = await linesOfDrawing((document) => {
    document.text('Manguito de 2', 60, 200, { lineBreak: false });
    document.fontSize(6).text('3', 124, 198, { lineBreak: false });
    document.fontSize(10).text('/', 127.5, 200, { lineBreak: false });
    document.fontSize(6).text('4', 130.5, 204, { lineBreak: false });
    document.fontSize(10).text('pulgadas.', 137, 200, { lineBreak: false });
  });
  expect(lines).toEqual(['Manguito de 2 3/4 pulgadas.']);
});
