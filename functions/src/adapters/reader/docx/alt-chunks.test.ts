import { temporaryFiles } from '../../../testing/temporary-file';
import { docxOf, paragraph, run } from '../../../testing/word-package';
import { readDocx } from './read-docx';

const files = temporaryFiles();
afterAll(() => files.remove());

const CHUNK = '<w:altChunk r:id="c1"/>';
const BODY = paragraph(run('Antes.')) + CHUNK + paragraph(run('Después.'));

async function read(name: string, text: string) {
  const document = await readDocx(await files.write(docxOf(BODY, { files: { [name]: text } })));
  const texts: string[] = [];
  const unread: string[] = [];
  for await (const page of document.pages) {
    texts.push(page.text);
    if (page.unreadable === 'embedded') unread.push(page.reference);
  }
  return { text: texts.join('\n'), unread };
}

describe('a file that is said to stand in a DOCX', () => {
  it('is read where it stands: HTML with its tables, entities decoded, and none of its scripts', async () => {
    const html =
      '<html><head><style>p{}</style></head><body><p>Presi&oacute;n: <b>2,3</b>&nbsp;bar</p><script>robar()</script>' +
      '<table><tr><th>Rueda</th><th>bar</th></tr><tr><td>Delante</td><td>2,4</td></tr></table></body></html>';
    const { text, unread } = await read('word/trozo.html', html);
    expect(text).toMatch(/Antes\.[^]*Presión: 2,3\sbar[^]*Rueda\tbar\nDelante\t2,4[^]*Después\./);
    expect(text).not.toContain('robar');
    expect(unread).toEqual([]);
  });

  it('is read where it is plain text', async () => {
    const { text } = await read('word/nota.txt', 'Par: 120 Nm\nCada 15 000 km');
    expect(text).toMatch(/Par: 120 Nm\s+Cada 15 000 km/);
  });

  it('is named where it cannot be read', async () => {
    const { text, unread } = await read('word/trozo.rtf', '{\\rtf1 Son 2,3 bar}');
    expect(text).toContain('Después.');
    expect(unread).toEqual(['trozo.rtf']);
  });
});
