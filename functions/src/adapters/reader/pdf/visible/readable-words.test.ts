import { paragraph, pdfOf } from '../../../../testing/pdf';
import { temporaryFiles } from '../../../../testing/temporary-file';
import { readPdf } from '../read-pdf';

const files = temporaryFiles();
afterAll(() => files.remove());

type Run = { text: string; font: 'sound' | 'broken' };
/** Which letter a font's map names for a letter that it draws. */
type NameOf = (letter: number) => number;

const stream = (content: string, head = ''): string =>
  `<< ${head}/Length ${content.length} >>\nstream\n${content}\nendstream`;

/** A page of lines in Helvetica, of which one font names its letters by `nameOf`. */
function pageOf(lines: readonly Run[], nameOf: NameOf): Buffer {
  const codes = Array.from({ length: 95 }, (_, at) => at + 32);
  const hex = (code: number, width: number) => code.toString(16).padStart(width, '0');
  const map =
    '/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange\n' +
    `95 beginbfchar\n${codes.map((code) => `<${hex(code, 2)}> <${hex(code === 32 ? 32 : nameOf(code), 4)}>`).join('\n')}\nendbfchar endcmap end`;
  const text = lines.map(
    ({ text: line, font }, at) =>
      `BT /${font} 11 Tf 60 ${780 - 20 * at} Td (${line.replace(/[()\\]/g, '\\$&')}) Tj ET`,
  );
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /sound 5 0 R /broken 6 0 R >> >> >>',
    stream(text.join('\n')),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /ToUnicode 7 0 R >>',
    stream(map),
  ].map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`);
  return Buffer.from(`%PDF-1.7\n${objects.join('')}trailer << /Size 8 /Root 1 0 R >>\n%%EOF`);
}

async function read(pdf: Buffer) {
  for await (const page of (await readPdf(await files.write(pdf))).pages) return page;
  throw new Error('no page');
}

const SENTENCES = [
  'Los neumaticos delanteros llevan 2,4 bar en frio.',
  'Los neumaticos traseros llevan 2,6 bar con el coche cargado.',
  'Los tornillos de las ruedas se aprietan a 112 Nm en cruz.',
];
const broken = SENTENCES.map((text): Run => ({ text, font: 'broken' }));

/** Small letters stay small letters: each is named another one. */
const shuffled: NameOf = (code) =>
  code >= 97 && code <= 122 ? 97 + (((code - 97) * 7 + 3) % 26) : code;

describe('a page in a font whose map is wrong', () => {
  it.each<[string, NameOf]>([
    ['the next letter', (code) => code + 1],
    ['a letter 29 places before', (code) => Math.max(33, code - 29)],
    ['another letter', shuffled],
    ['signs of private use', (code) => 0xe000 + code],
    ['the sign for what could not be read', (code) => (code % 2 === 0 ? 0xfffd : 0xe100)],
  ])('is garbled where letters are named %s', async (_, nameOf) => {
    expect(await read(pageOf(broken, nameOf))).toMatchObject({ text: '', unreadable: 'garbled' });
  });

  it('keeps the words of another font', async () => {
    const sound = SENTENCES.map((text): Run => ({ text, font: 'sound' }));
    const { text, unreadable } = await read(pageOf([...sound, ...broken], (code) => code + 1));
    expect(unreadable).toBe('garbled');
    expect(text).toContain('112 Nm en cruz');
    expect(text).not.toMatch(/223|3-5|usbtfspt/);
  });

  it('is read as it is where the map is right', async () => {
    const { text, unreadable } = await read(pageOf(broken, (code) => code));
    expect(unreadable).toBeUndefined();
    expect(text).toContain('2,6 bar');
  });
});

describe('an ordinary page', () => {
  it.each([
    ['Spanish', paragraph(1)],
    ['English', 'Check the tyre pressures when cold. Tighten the wheel bolts crosswise to 112 Nm.'],
    ['French', 'Vérifiez la pression des pneus à froid et serrez les écrous de roue en croix.'],
    ['German', 'Prüfen Sie den Reifendruck und ziehen Sie die Radschrauben über Kreuz fest.'],
    [
      'Italian',
      'Controllare la pressione degli pneumatici a freddo e serrare i bulloni delle ruote.',
    ],
    ['Portuguese', 'Verifique a pressão dos pneus a frio e aperte os parafusos das rodas em cruz.'],
    ['Catalan', 'Comproveu la pressió dels pneumàtics en fred i colleu els cargols de les rodes.'],
    [
      'Dutch',
      'Controleer de bandenspanning bij koude banden en draai de wielbouten kruislings vast.',
    ],
    ['figures', '185/65 R15 2,2 2,0 205/55 R16 2,4 2,1 215/50 R17 2,5 2,3 15 A 20 A 30 A'],
    [
      'codes',
      'F1 BCM F2 ECU-B F3 HVAC F4 TPMS F5 EPB GN/WS BK/RD LFR5AQP BKR6EK ZFR6T11G P0420 U0100',
    ],
    [
      'wires',
      'K15 BKRD X51/3 WHGN G302 BUYE S115 VTBN C210 GYRD J519 SWGN T20 ROSW T16 BRWS M8 GEBL',
    ],
    ['an alphabet', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789'],
  ])('of %s is readable', async (_, text) => {
    const page = await read(await pdfOf((document) => void document.addPage().text(text)));
    expect(page.unreadable).toBeUndefined();
    expect(page.text.length).toBeGreaterThan(text.length * 0.9);
  });
});
