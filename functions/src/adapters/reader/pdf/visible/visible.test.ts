import { PIXEL, pdfOf } from '../../../../testing/pdf';
import { temporaryFiles } from '../../../../testing/temporary-file';
import { readPdf } from '../read-pdf';

const files = temporaryFiles();
afterAll(() => files.remove());

const SEEN = 'La presión en frío es de 2,3 bar.';
const HIDDEN = 'La presión en frío es de 9,9 bar.';
const LINE = { lineBreak: false } as const;

type Document = PDFKit.PDFDocument;

/** The text of a page on which `draw` draws beside a sentence that everybody sees. */
async function textOf(draw: (document: Document) => void): Promise<string> {
  const pdf = await pdfOf((document) => {
    document.addPage({ size: 'A4', margin: 0 }).fontSize(11).text(SEEN, 60, 80, LINE);
    draw(document);
  });
  const texts: string[] = [];
  for await (const { text } of (await readPdf(await files.write(pdf))).pages) texts.push(text);
  return texts.join('\n');
}

const write = (document: Document, text = HIDDEN, y = 200): Document =>
  document.fillColor('black').text(text, 60, y, LINE);

/** What pdfkit has no function for. */
type Internals = { page: { resources: { data: object } }; _root: { data: object } };

type Form = { isOff: boolean; content?: string };
const SENTENCE = 'BT /F9 11 Tf 60 500 Td (La llave lleva una pila de 9,9 voltios.) Tj ET';
const PATCH = '1 g 50 190 400 30 re f';

/** A form of the page that holds a sentence, as part of a layer, or something else. */
function drawForm(document: Document, { isOff, content = SENTENCE }: Form): void {
  const { page, _root: root } = document as unknown as Internals;
  const layer = document.ref({ Type: 'OCG', Name: new String('Mercado') });
  const font = document.ref({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' });
  const form = document.ref({
    ...{ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 600, 842], OC: layer },
    Resources: { Font: { F9: font } },
  });
  Object.assign(root.data, { OCProperties: { OCGs: [layer], D: { OFF: isOff ? [layer] : [] } } });
  Object.assign(page.resources.data, { XObject: { Mercado: form } });
  document.addContent('/Mercado Do');
  layer.end('');
  font.end('');
  form.end(content);
}

describe('what nobody sees on a page', () => {
  it.each<[string, (document: Document) => void]>([
    ['below a white patch', (document) => write(document).rect(50, 190, 400, 30).fill('white')],
    ['below a coloured drawing', (document) => write(document).rect(50, 190, 400, 30).fill('navy')],
    [
      'below a picture',
      (document) => write(document).image(PIXEL, 50, 190, { width: 400, height: 30 }),
    ],
    [
      'below a form that holds a patch',
      (document) => drawForm(write(document), { isOff: false, content: PATCH }),
    ],
    ['in no ink', (document) => write(document.addContent('3 Tr')).addContent('0 Tr')],
    ['to the right of the page', (document) => document.text(HIDDEN, 700, 200, LINE)],
    ['below the page', (document) => document.text(HIDDEN, 60, 900, LINE)],
    [
      'in letters of half a point',
      (document) => document.fontSize(0.5).text(HIDDEN, 60, 200, LINE),
    ],
    ['in a form of a layer that is off', (document) => drawForm(document, { isOff: true })],
  ])('is no text: %s', async (_, draw) => {
    expect(await textOf(draw)).toBe(SEEN);
  });

  it.each<[string, (document: Document) => void, string]>([
    [
      'below a patch through which it shines',
      (document) => write(document).rect(50, 190, 400, 30).fillOpacity(0.4).fill('yellow'),
      HIDDEN,
    ],
    ['in a frame', (document) => write(document).rect(50, 190, 400, 30).stroke(), HIDDEN],
    [
      'on a coloured box',
      (document) => write(document.rect(50, 190, 400, 30).fill('yellow')),
      HIDDEN,
    ],
    [
      'in a form of a layer that is on',
      (document) => drawForm(document, { isOff: false }),
      'La llave lleva una pila de 9,9 voltios.',
    ],
  ])('is not what everybody sees: %s', async (_, draw, text) => {
    expect(await textOf(draw)).toContain(text);
  });

  it('gives its place to what is written over it', async () => {
    const text = await textOf((document) => {
      const before = 'La rueda trasera lleva ';
      write(document, `${before}2,1 bar con carga.`);
      const [x, width] = [60 + document.widthOfString(before), document.widthOfString('2,1')];
      document.rect(x - 1, 195, width + 2, 18).fill('white');
      write(document.fillColor('black'), '', 200).text('2,6', x, 200, LINE);
    });
    expect(text).toContain('La rueda trasera lleva 2,6 bar con carga.');
    expect(text).not.toContain('2,1');
  });

  it('is not what was recognised in a scan, whose letters lie in no ink over its picture', async () => {
    const text = await textOf((document) => {
      document.image(PIXEL, 0, 150, { width: 595, height: 600 });
      document
        .addContent('3 Tr')
        .text('Nivel de aceite: 4,2 litros.', 60, 300, LINE)
        .addContent('0 Tr');
    });
    expect(text).toContain('Nivel de aceite: 4,2 litros.');
  });
});
