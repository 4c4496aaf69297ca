import { pdfOf } from '../../../../testing/pdf';
import { temporaryFiles } from '../../../../testing/temporary-file';
import { readPdf } from '../read-pdf';

const files = temporaryFiles();
afterAll(() => files.remove());

type Document = PDFKit.PDFDocument;
type Internals = { page: { annotations: unknown[] } };

const LINE = { lineBreak: false } as const;
const LABEL = 'Presión de la rueda de repuesto:';
const NOTE = '3,1 bar (anotado por el taller)';
/** Where the note stands that belongs to the label, in points from the lower left corner. */
const BESIDE_LABEL = [240, 672, 440, 690];

async function textOf(draw: (document: Document) => void): Promise<string> {
  const pdf = await pdfOf((document) => {
    document.addPage({ size: 'A4', margin: 0 }).fontSize(10);
    document.text('Datos del vehículo', 60, 80, LINE).text(LABEL, 60, 160, LINE);
    document.text('Guarde esta hoja en la guantera.', 60, 300, LINE);
    draw(document);
  });
  const texts: string[] = [];
  for await (const { text } of (await readPdf(await files.write(pdf))).pages) texts.push(text);
  return texts.join('\n');
}

/** An annotation whose keys are written as they are. */
function annotate(document: Document, keys: object): void {
  const annotation = document.ref({ Type: 'Annot', F: 4, Rect: BESIDE_LABEL, ...keys });
  (document as unknown as Internals).page.annotations.push(annotation);
  annotation.end('');
}

/** What an annotation looks like. */
function looksOf(document: Document, content: string, keys: object = {}) {
  const font = document.ref({
    ...{ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica', Encoding: 'WinAnsiEncoding' },
  });
  const form = document.ref({
    ...{ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 200, 18], ...keys },
    Resources: { Font: { F9: font } },
  });
  font.end('');
  form.end(content);
  return form;
}

const written = (text: string) => `BT /F9 10 Tf 2 5 Td (${text.replace(/[()]/g, '\\$&')}) Tj ET`;

const note = (document: Document, keys: object = {}) =>
  annotate(document, {
    ...{ Subtype: 'FreeText', DA: new String('/F1 10 Tf 0 g'), Contents: new String(NOTE) },
    ...keys,
  });

describe('a note that is printed on a page', () => {
  it('stands behind the label that it is written beside', async () => {
    expect(await textOf((document) => note(document))).toContain(`${LABEL}\t${NOTE}\n`);
  });

  it('is read as it looks, whatever it says in itself', async () => {
    const text = await textOf((document) =>
      note(document, {
        Contents: new String('9,9 bar'),
        AP: { N: looksOf(document, written(NOTE)) },
      }),
    );
    expect(text).toContain(`${LABEL}\t${NOTE}\n`);
    expect(text).not.toContain('9,9');
  });

  it('takes as many lines as its box holds', async () => {
    const text = await textOf((document) =>
      note(document, {
        Rect: [60, 560, 260, 620],
        Contents: new String('Revisar en mayo la correa de accesorios.\rPedir cita antes.'),
      }),
    );
    expect(text).toContain('Revisar en mayo la correa de accesorios.');
    expect(text).toContain('Pedir cita antes.');
    expect(text.indexOf('Revisar')).toBeGreaterThan(text.indexOf(LABEL));
  });

  it('keeps its lines together beside a label', async () => {
    const lines = ['Revisar en mayo la correa de los accesorios.', 'Pedir cita antes.'];
    const text = await textOf((document) => {
      document.text('Nota del taller:', 60, 228, LINE);
      const contents = new String(lines.join('\r'));
      note(document, { Rect: [240, 580, 460, 616], Contents: contents });
      const drawn = `BT /F9 10 Tf 2 25 Td (${lines[0]}) Tj 0 -12 Td (${lines[1]}) Tj ET`;
      document.text('Otra nota:', 60, 400, LINE);
      const looks = looksOf(document, drawn, { BBox: [0, 0, 220, 36] });
      note(document, { Rect: [240, 408, 460, 444], AP: { N: looks } });
    });
    expect(text).toMatch(
      /Nota del taller:\sRevisar en mayo la correa de los accesorios\. Pedir cita/,
    );
    expect(text).toMatch(/Otra nota:\sRevisar en mayo la correa de los accesorios\. Pedir cita/);
  });

  it('hides what it covers', async () => {
    const text = await textOf((document) => {
      document.text('2,4 bar', 245, 160, LINE);
      const patch = `1 g 0 0 200 18 re f 0 g ${written(NOTE)}`;
      note(document, { AP: { N: looksOf(document, patch) } });
    });
    expect(text).toContain(`${LABEL}\t${NOTE}\n`);
    expect(text).not.toContain('2,4');
  });

  it.each([
    ['hidden', { F: 2 }],
    ['not viewed', { F: 32 }],
    ['white on white', { DA: new String('/F1 10 Tf 1 1 1 rg') }],
    ['a note to open', { Subtype: 'Text' }],
  ])('is none: %s', async (_, keys) => {
    expect(await textOf((document) => note(document, keys))).not.toContain('3,1');
  });

  it.each([
    ['in itself', true],
    ['in how it looks', false],
  ])('is none in a layer that is off: %s', async (_, isOwn) => {
    const text = await textOf((document) => {
      const layer = document.ref({ Type: 'OCG', Name: new String('Taller') });
      const { _root: root } = document as unknown as { _root: { data: object } };
      Object.assign(root.data, { OCProperties: { OCGs: [layer], D: { OFF: [layer] } } });
      const looks = looksOf(document, written(NOTE), isOwn ? {} : { OC: layer });
      note(document, { ...(isOwn && { OC: layer }), AP: { N: looks } });
      layer.end('');
    });
    expect(text).not.toContain('3,1');
  });
});

describe('a field of a form', () => {
  const tick = (document: Document, x: number, y: number, state: string) => {
    const [on, off] = [looksOf(document, '0 0 9 9 re f'), looksOf(document, '')];
    const field = document.ref({
      ...{ Type: 'Annot', Subtype: 'Widget', FT: 'Btn', T: new String(`c${x}${y}`), F: 4 },
      ...{ V: state, AS: state, AP: { N: { Si: on, Off: off } } },
      Rect: [x, y, x + 12, y + 12],
    });
    const { page, _root: root } = document as unknown as Internals & {
      _root: { data: { AcroForm: { data: { Fields: unknown[] } } } };
    };
    page.annotations.push(field);
    root.data.AcroForm.data.Fields.push(field);
    field.end('');
  };

  it('says whether it is ticked, before the label and behind it', async () => {
    const text = await textOf((document) => {
      document.initForm();
      document.text('Techo solar', 80, 400, LINE).text('Enganche', 80, 430, LINE);
      document.text('Cámara trasera', 60, 460, LINE);
      tick(document, 60, 430, 'Si');
      tick(document, 60, 400, 'Off');
      tick(document, 140, 370, 'Si');
    });
    expect(text).toContain('☑ (sí) Techo solar');
    expect(text).toContain('☐ (no) Enganche');
    expect(text).toMatch(/Cámara trasera\s☑ \(sí\)/);
  });

  it('says of a box beside "No" that it is ticked', async () => {
    const text = await textOf((document) => {
      document.initForm();
      document.text('Enganche:', 60, 400, LINE);
      document.text('Sí', 140, 400, LINE).text('No', 200, 400, LINE);
      tick(document, 125, 430, 'Off');
      tick(document, 185, 430, 'Si');
    });
    expect(text).toContain('Enganche:\t☐ (sin marcar) Sí\t☑ (marcado) No');
  });

  it('shows what was chosen, not its code', async () => {
    const text = await textOf((document) => {
      document.initForm();
      document.text('Motor:', 60, 400, LINE).text('Clave:', 60, 430, LINE);
      const pairs = Object.entries({ g: 'Gasolina', d: 'Diésel' });
      const select = pairs.map((pair) => pair.map((one) => new String(one))) as unknown as string[];
      document.formCombo('motor', 140, 396, 100, 16, { select, value: 'd' });
      document.formText('clave', 140, 426, 100, 16, { value: 'secreta', password: true });
    });
    expect(text).toContain('Motor:\tDiésel');
    expect(text).not.toContain('secreta');
  });
});
