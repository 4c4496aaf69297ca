import { deflateSync } from 'node:zlib';
import { paragraph, pdfOf, PIXEL } from '../../../../testing/pdf';
import { rawPage, rawPdf, rawStream } from '../../../../testing/raw-pdf';
import { temporaryFiles } from '../../../../testing/temporary-file';
import type { PageContent } from '../page-content';
import { pdfiumSource } from '../pdf-source';
import { openDirect } from './direct-pdf';

const files = temporaryFiles();
afterAll(() => files.remove());

const byPdfium = async (pdf: Buffer) => pdfiumSource(await files.write(pdf));
const wordsOf = (content: PageContent | null | undefined): string[] | undefined =>
  content?.words.map(({ text }) => text);
const map = (entries: string, kind = 'bfchar') =>
  rawStream(`${entries.split('\n').length} begin${kind}\n${entries}\nend${kind}`);

/** A font of one byte per letter, from code 65 on, with a map of its letters as object 7. */
const mappedFont = (entries: string, kind?: string): string[] => [
  '<< /Type /Font /Subtype /TrueType /BaseFont /ABCDEF+Own /FirstChar 65 /LastChar 68 ' +
    '/Widths [600 600 600 600] /ToUnicode 7 0 R /FontDescriptor << /Type /FontDescriptor ' +
    '/FontName /ABCDEF+Own /Flags 4 /FontBBox [0 -200 1000 900] >> >>',
  map(entries, kind),
];

const composite = [
  '<< /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+Own-Bold /Encoding /Identity-H /ToUnicode 7 0 R ' +
    '/DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /ABCDEF+Own-Bold ' +
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> ' +
    '/DW 500 /W [1 [400 450] 3 4 700] /FontDescriptor << /Type /FontDescriptor ' +
    '/FontName /ABCDEF+Own-Bold /Flags 4 /FontBBox [0 -300 1000 980] >> >>] >>',
  map('<0001> <0004> <0061>', 'bfrange'),
];

const show = (content: string): string => `BT ${content} ET`;

describe('reading a PDF without PDFium', () => {
  it.each([
    ['a line', show('/F1 12 Tf 50 300 Td (Presi\\363n de los neum\\341ticos: 2,2 bar) Tj')],
    ['hexadecimal letters', show('/F1 12 Tf 50 300 Td <4672656e6f> Tj')],
    ['brackets and escapes', show('/F1 12 Tf 50 300 Td (uno \\(dos\\) (tres) \\\\ ca\\\r\nda) Tj')],
    ['kerning and spaces by kerning', show('/F1 12 Tf 50 300 Td [(A)80(ceite)-400(motor)] TJ')],
    ['letters that are set apart', show('/F1 12 Tf 3 Tc 50 300 Td (FRENOS) Tj')],
    ['words that are set apart', show('/F1 12 Tf 9 Tw 50 300 Td (de mano) Tj')],
    ['lines', show("/F1 12 Tf 14 TL 50 300 Td (uno) Tj T* (dos) Tj (tres) ' 0 -20 TD (cuatro) Tj")],
    ['a word in pieces', show('/F1 12 Tf 50 300 Td (gua) Tj (ntera) Tj')],
    ['pieces from right to left', show('/F1 12 Tf 90 300 Td (dos) Tj -40 0 Td (uno) Tj')],
    ['a hyphen at the end', show('/F1 12 Tf 50 300 Td (esta-) Tj 0 -14 Td (ci\\363n) Tj')],
    ['bold by drawing twice', show('/F1 12 Tf 50 300 Td (Aviso) Tj 0.3 0 Td (Aviso) Tj')],
    ['what is raised', show('/F1 12 Tf 50 300 Td (10) Tj /F1 7 Tf 4 Ts (3) Tj')],
    ['what is scaled', 'q 2 0 0 2 10 20 cm BT /F1 6 Tf 50 Tz 20 100 Td (ancho alto) Tj ET Q'],
    [
      'what is turned beside it',
      show('/F1 12 Tf 9 300 Td (recto) Tj 0 1 -1 0 300 90 Tm (lado) Tj'),
    ],
    ['letters of standard fonts', show('/F1 12 Tf 50 300 Td (\\223cita\\224 \\226 a\\361o) Tj')],
  ])('gives the same words as PDFium at the same places: %s', async (_, content) => {
    const pdf = rawPage(content);
    const [own, other] = [openDirect(pdf)?.content(0), await (await byPdfium(pdf)).content(0)];
    expect(wordsOf(own)).toEqual(wordsOf(other));
    expect(own?.words).not.toHaveLength(0);
    own?.words.forEach((word, index) => {
      const there = other?.words[index];
      expect([word.bold, word.turned]).toEqual([there?.bold, there?.turned]);
      // Boxes of what stands sideways are about right.
      if (word.turned) return;
      // PDFium counts in single precision, and leaves the hyphen at a line's end out.
      expect(word.left).toBeCloseTo(there?.left ?? NaN, 1);
      expect(word.baseline).toBeCloseTo(there?.baseline ?? NaN, 1);
      expect(word.size).toBeCloseTo(there?.size ?? NaN, 1);
      if (!word.text.endsWith('\u00ad')) expect(word.right).toBeCloseTo(there?.right ?? NaN, 1);
    });
    expect([own?.top, own?.bottom]).toEqual([other?.top, other?.bottom]);
  });

  it.each([
    ['a map', mappedFont('<41> <0066>\n<42> <00660069>'), '(ABA)', ['ffif']],
    ['a map of ranges', mappedFont('<41> <43> <0061>', 'bfrange'), '(ABC)', ['abc']],
    ['a map with a list', mappedFont('<41> <42> [<0078> <0079>]', 'bfrange'), '(AB)', ['xy']],
    ['letters of two bytes', composite, '<0001000200030004>', ['abcd']],
  ])('takes letters from %s', async (_, others, text, expected) => {
    const pdf = rawPage(show(`/F2 10 Tf 50 300 Td ${text} Tj`), { others });
    const content = openDirect(pdf)?.content(0);
    expect(wordsOf(content)).toEqual(expected);
    const other = await (await byPdfium(pdf)).content(0);
    expect(wordsOf(other)).toEqual(expected);
    expect(content?.words[0]?.right).toBeCloseTo(other?.words[0]?.right ?? NaN, 1);
    expect(content?.words[0]?.bold).toBe(other?.words[0]?.bold);
  });

  it('reads what is drawn by forms within the page', () => {
    const form = '/Type /XObject /Subtype /Form /BBox [0 0 400 400] /Matrix [1 0 0 1 30 40]';
    const others = [rawStream(show('/F1 10 Tf 50 300 Td (dentro) Tj'), form)];
    const pdf = rawPage('/X1 Do', { resources: '/XObject << /X1 6 0 R >>', others });
    const [word] = openDirect(pdf)?.content(0)?.words ?? [];
    expect(word).toMatchObject({ text: 'dentro', left: 80, baseline: 340 });
  });

  it('counts what images cover of a page with little text', async () => {
    const pdf = await pdfOf((document) => {
      document.addPage().image(PIXEL, 0, 0, { width: 595.28, height: 420.945 });
      document.addPage().image(PIXEL, 0, 0, { width: 500, height: 700 }).text(paragraph(1, 9));
    });
    expect(openDirect(pdf)?.content(0)?.imageShare).toBeCloseTo(0.5, 3);
    expect(openDirect(pdf)?.content(1)?.imageShare).toBe(0);
  });

  it('reads tables of contents and objects that are compressed', () => {
    const inner = ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Kids [3 0 R] /Count 1 >>'];
    const offsets = inner.map((_, index) => inner.slice(0, index).join(' ').length + index);
    const index = `1 0 2 ${offsets[1] ?? 0} `;
    const bodies = [
      rawStream(index + inner.join(' '), `/Type /ObjStm /N 2 /First ${index.length}`),
      '<< /Parent 2 0 R /MediaBox [0 0 400 400] /Contents 5 0 R /Resources << /Font << /F1 6 0 R >> >> >>',
      rawStream(show('/F1 12 Tf 50 300 Td (dentro) Tj')),
      '<< /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ];
    let text = '%PDF-1.7\n';
    const places = new Map<number, number>();
    bodies.forEach((body, at) => {
      const number = [4, 3, 5, 6][at] ?? 0;
      places.set(number, text.length);
      text += `${number} 0 obj\n${body}\nendobj\n`;
    });
    const rows = [0, 1, 2, 3, 4, 5, 6].map((number) => {
      if (number === 1 || number === 2) return [2, 4 >> 8, 4, number - 1];
      const at = places.get(number) ?? 0;
      return [number === 0 ? 0 : 1, at >> 8, at & 255, 0];
    });
    // As most programs write them: each row as what was added to the one above it.
    const up = rows.flatMap((row, at) => [
      2,
      ...row.map((byte, column) => (byte - (rows[at - 1]?.[column] ?? 0)) & 255),
    ]);
    const table = deflateSync(Buffer.from(up)).toString('latin1');
    const start = text.length;
    const entries =
      '/Type /XRef /Size 7 /W [1 2 1] /Root 1 0 R /Filter /FlateDecode ' +
      '/DecodeParms << /Predictor 12 /Columns 4 >>';
    text += `7 0 obj\n${rawStream(table, entries)}\nendobj\nstartxref\n${start}\n%%EOF\n`;
    expect(wordsOf(openDirect(Buffer.from(text, 'latin1'))?.content(0))).toEqual(['dentro']);
  });

  it('gives the same outline and labels as PDFium', async () => {
    const catalog =
      '/PageLabels << /Nums [0 << /S /r /St 3 /P (A-) >>] >> /Outlines << /First 6 0 R >> ' +
      '/Names << /Dests << /Names [(sitio) << /D [3 0 R /XYZ 0 250 0] >>] >> >>';
    const others = [
      '<< /Title (Frenos) /Dest [3 0 R /XYZ 50 300 0] /Next 7 0 R /First 8 0 R >>',
      '<< /Title <FEFF004100F1006F> /A << /S /GoTo /D (sitio) >> >>',
      '<< /Title (De \\205 mano) /Dest [3 0 R /Fit] /Next 8 0 R >>',
    ];
    const pdf = rawPage('', { catalog, others });
    const [own, other] = [openDirect(pdf), await byPdfium(pdf)];
    expect(own?.outline.get(0)).toEqual([
      { title: 'Frenos', depth: 1, y: 300 },
      { title: 'De – mano', depth: 2, y: null },
      { title: 'Año', depth: 1, y: 250 },
    ]);
    expect(own?.outline).toEqual(other.outline);
    expect([own?.label(0), other.label(0)]).toEqual(['A-iii', 'A-iii']);
  });
});

describe('leaving to PDFium what is not understood', () => {
  const text = show('/F1 12 Tf 50 300 Td (texto) Tj');
  it.each([
    ['a page that is turned', rawPage(text, { page: '/Rotate 90' })],
    ['text that stands sideways', rawPage(show('/F1 12 Tf 0 1 -1 0 300 90 Tm (lado) Tj'))],
    ['letters that stand for others', rawPage(`/Span << /ActualText (otro) >> BDC ${text} EMC`)],
    ['images in the content', rawPage(`BI /W 1 /H 1 /CS /G /BPC 8 ID x EI ${text}`)],
    ['a font that is not there', rawPage(show('/F9 12 Tf 50 300 Td (texto) Tj'))],
    [
      'letters without meaning',
      rawPage(show('/F2 9 Tf (ABCD) Tj'), { others: mappedFont('<41> <0061>') }),
    ],
    [
      'letters from right to left',
      rawPage(show('/F2 9 Tf (A) Tj'), { others: mappedFont('<41> <05D0>') }),
    ],
    [
      'forms within forms without end',
      rawPage('/X1 Do', {
        resources: '/XObject << /X1 6 0 R >>',
        others: [
          rawStream('/X1 Do /X1 Do', '/Subtype /Form /Resources << /XObject << /X1 6 0 R >> >>'),
        ],
      }),
    ],
  ])('has no content for %s', (_, pdf) => {
    const direct = openDirect(pdf);
    expect(direct?.pageCount).toBe(1);
    expect(direct?.content(0)).toBeUndefined();
  });

  it('does not open what is encrypted, cut, or points to itself', async () => {
    const encrypted = await pdfOf((document) => document.addPage().text('x'), {
      ownerPassword: 'y',
    });
    const whole = rawPage(text);
    const loop = rawPdf(['<< /Pages 2 0 R >>', '<< /Kids [2 0 R] /Count 1 >>']);
    expect(openDirect(whole)?.pageCount).toBe(1);
    for (const pdf of [
      encrypted,
      whole.subarray(0, whole.length - 40),
      loop,
      Buffer.from('%PDF-'),
    ]) {
      expect(openDirect(pdf)).toBeNull();
    }
  });

  it('gives up on streams that grow beyond every page', () => {
    const bomb = deflateSync(Buffer.alloc(30 * 1024 * 1024, 'q Q ')).toString('latin1');
    const pdf = rawPdf([
      '<< /Pages 2 0 R >>',
      '<< /Kids [3 0 R] /Count 1 >>',
      '<< /Parent 2 0 R /Contents 4 0 R >>',
      rawStream(bomb, '/Filter /FlateDecode'),
    ]);
    expect(openDirect(pdf)?.content(0)).toBeUndefined();
  });
});
