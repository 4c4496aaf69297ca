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
      '<html><head><style>td{border:1px solid}</style></head><body><p>Presi&oacute;n: <b>2,3</b>&nbsp;bar</p><script>robar()</script>' +
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

  it.each([
    ['that a style hides', '<p style="display: none">9,9 bar</p>'],
    ['in the colour of the paper', '<style>p{color:#fff}</style><p>9,9 bar</p>'],
  ])('is named, and not read, where it may have letters %s', async (_, hidden) => {
    const { text, unread } = await read('word/trozo.html', `<html>${hidden}<p>Son 2,3 bar.</p>`);
    expect(text).not.toContain('9,9');
    expect(unread).toEqual(['trozo.html']);
  });

  it('is read without what is struck through, and with its lists', async () => {
    const html = '<ol start="3"><li>Son <s>2,0</s> 2,3 bar<li>Frene</ol><ul><li>Gato</ul>';
    expect((await read('word/trozo.html', html)).text).toMatch(
      /3\. Son 2,3 bar\s+4\. Frene\s+• Gato/,
    );
  });

  it('is named where it cannot be read', async () => {
    const { text, unread } = await read('word/trozo.rtf', '{\\rtf1 Son 2,3 bar}');
    expect(text).toContain('Después.');
    expect(unread).toEqual(['trozo.rtf']);
  });
});
