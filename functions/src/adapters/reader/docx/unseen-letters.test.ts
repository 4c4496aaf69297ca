import { temporaryFiles } from '../../../testing/temporary-file';
import { docxOf, paragraph, run } from '../../../testing/word-package';
import { kindOf } from '../file-kind';
import { readDocx } from './read-docx';

const files = temporaryFiles();
afterAll(() => files.remove());

async function textOf(...given: Parameters<typeof docxOf>): Promise<string> {
  const texts: string[] = [];
  for await (const { text } of (await readDocx(await files.write(docxOf(...given)))).pages) {
    texts.push(text);
  }
  return texts.join('\n');
}

const SEEN = paragraph(run('Son 2,3 bar.'));

describe('letters of a DOCX that nobody sees', () => {
  it.each([
    ['struck through', '<w:strike/>'],
    ['struck through twice', '<w:dstrike w:val="1"/>'],
    ['white', '<w:color w:val="FFFFFF"/>'],
    ['nearly white', '<w:color w:val="FDFDFD"/>'],
    ['of the colour of the paper', '<w:color w:val="auto" w:themeColor="background1"/>'],
    ['of one point', '<w:sz w:val="2"/>'],
  ])('are no text: %s', async (_, look) => {
    expect(await textOf(SEEN + paragraph(run('Son 9,9 bar.', look)))).toBe('Son 2,3 bar.');
  });

  it('are no text where their style says so', async () => {
    const styles =
      '<w:style w:type="character" w:styleId="Viejo"><w:rPr><w:strike/></w:rPr></w:style>';
    const body = SEEN + paragraph(run('Son 9,9 bar.', '<w:rStyle w:val="Viejo"/>'));
    expect(await textOf(body, { styles })).toBe('Son 2,3 bar.');
  });

  const struck = `${SEEN}${paragraph(run('Son 9,9 bar.', '<w:rStyle w:val="Viejo"/>'))}`;
  const viejo = (look: string, base = '') =>
    `<w:style w:type="character" w:styleId="Base"><w:rPr>${base}</w:rPr></w:style><w:style w:type="character" w:styleId="Viejo"><w:basedOn w:val="Base"/><w:rPr>${look}</w:rPr></w:style>`;

  it('are no text where the style that theirs is based on says so', async () => {
    expect(await textOf(struck, { styles: viejo('', '<w:strike/>') })).toBe('Son 2,3 bar.');
    expect(await textOf(struck, { styles: viejo('', '<w:sz w:val="2"/>') })).toBe('Son 2,3 bar.');
  });

  it.each([
    ['a fill that is white', '<w:shd w:val="clear" w:fill="FFFFFF"/>'],
    ['a fill that is no colour', '<w:shd w:val="clear" w:color="auto" w:fill="auto"/>'],
    ['a highlight that is none', '<w:highlight w:val="none"/>'],
    ['a white highlight', '<w:highlight w:val="white"/>'],
  ])('are no text in white on %s', async (_, ground) => {
    const hidden = paragraph(run('Son 9,9 bar.', `<w:color w:val="FFFFFF"/>${ground}`));
    expect(await textOf(SEEN + hidden)).toBe('Son 2,3 bar.');
  });

  it('are no text in white in a cell without a ground', async () => {
    const white = paragraph(run('9,9', '<w:color w:val="FFFFFF"/>'));
    const body = `${SEEN}<w:tbl><w:tr><w:tc>${white}</w:tc></w:tr></w:tbl>`;
    expect(await textOf(body)).not.toContain('9,9');
  });

  it('are struck through, whatever is not hidden behind that', async () => {
    const look = '<w:strike/><w:vanish w:val="0"/>';
    expect(await textOf(SEEN + paragraph(run('Son 9,9 bar.', look)))).toBe('Son 2,3 bar.');
  });

  it.each([
    ['not struck', '<w:strike/>', '<w:strike w:val="0"/>'],
    ['of eleven points', '<w:sz w:val="2"/>', '<w:sz w:val="22"/>'],
    ['black', '<w:color w:val="FFFFFF"/>', '<w:color w:val="000000"/>'],
  ])('are text again where the run itself, or a nearer style, is %s', async (_, base, own) => {
    const run9 = run('Son 9,9 bar.', `<w:rStyle w:val="Viejo"/>${own}`);
    expect(await textOf(SEEN + paragraph(run9), { styles: viejo(base) })).toContain('9,9 bar');
    expect(await textOf(struck, { styles: viejo(own, base) })).toContain('9,9 bar');
  });

  it('leave the rest of their sentence', async () => {
    const body = paragraph(run('Son '), run('2,0', '<w:strike/>'), run(' 2,5 bar.'));
    expect(await textOf(body)).toBe('Son 2,5 bar.');
  });
});

describe('letters of a DOCX that are seen', () => {
  const white = run('Neumáticos', '<w:color w:val="FFFFFF"/>');
  const shade = '<w:shd w:val="clear" w:fill="1F3864"/>';

  it.each([
    ['not struck through', paragraph(run('Neumáticos', '<w:strike w:val="0"/>'))],
    [
      'white on a dark ground of their own',
      paragraph(run('Neumáticos', `<w:color w:val="FFFFFF"/>${shade}`)),
    ],
    ['white on a paragraph’s dark ground', `<w:p><w:pPr>${shade}</w:pPr>${white}</w:p>`],
    [
      'white in a dark cell',
      `<w:tbl><w:tr><w:tc><w:tcPr>${shade}</w:tcPr>${paragraph(white)}</w:tc></w:tr></w:tbl>`,
    ],
    [
      'white on a highlight',
      paragraph(run('Neumáticos', '<w:color w:val="FFFFFF"/><w:highlight w:val="blue"/>')),
    ],
    [
      'of a darker shade of the paper',
      paragraph(
        run('Neumáticos', '<w:color w:val="7F7F7F" w:themeColor="background1" w:themeShade="80"/>'),
      ),
    ],
    [
      'before a paragraph’s end of one point',
      `<w:p><w:pPr><w:rPr><w:sz w:val="2"/></w:rPr></w:pPr>${run('Neumáticos')}</w:p>`,
    ],
    ['in a direction of their own', paragraph(`<w:dir w:val="ltr">${run('Neumáticos')}</w:dir>`)],
    ['in an order of their own', paragraph(`<w:bdo w:val="ltr">${run('Neumáticos')}</w:bdo>`)],
  ])('are text: %s', async (_, body) => {
    expect(await textOf(body)).toContain('Neumáticos');
  });

  it('are on another line behind the end of one', async () => {
    const body =
      '<w:p><w:r><w:t>Delante: 2,3 bar.</w:t><w:cr/><w:t>Detrás: 2,7 bar.</w:t></w:r></w:p>';
    expect(await textOf(body)).toBe('Delante: 2,3 bar.\nDetrás: 2,7 bar.');
  });
});

describe('a text box of a DOCX', () => {
  const box = (text: string): string => `<w:txbxContent>${paragraph(run(text))}</w:txbxContent>`;
  const drawing = (text: string): string =>
    `<w:drawing><wp:anchor><a:graphic><a:graphicData><wps:wsp><wps:txbx>${box(text)}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing>`;
  const old = (text: string): string =>
    `<w:pict><v:shape><v:textbox>${box(text)}</v:textbox></v:shape></w:pict>`;
  const either = (choice: string, fallback: string): string =>
    `<mc:AlternateContent><mc:Choice Requires="wps">${choice}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`;

  it.each([
    ['drawn', drawing('Repuesto: 4,2 bar.')],
    ['drawn in two ways', either(drawing('Repuesto: 4,2 bar.'), old('Repuesto: 4,2 bar.'))],
    [
      'drawn in one way, with a picture as the other',
      either('<w:drawing/>', old('Repuesto: 4,2 bar.')),
    ],
  ])('is read once: %s', async (_, content) => {
    const text = await textOf(paragraph(run('Ruedas.'), `<w:r>${content}</w:r>`));
    expect(text.match(/Repuesto: 4,2 bar\./g)).toHaveLength(1);
  });
});

describe('a DOCX whose parts have other names', () => {
  it('is known by what it says of itself, and read with its styles', async () => {
    const title = `<w:p><w:pPr><w:pStyle w:val="T1"/></w:pPr>${run('Ruedas')}</w:p>`;
    const path = await files.write(docxOf(title + SEEN, { main: 'texto/principal.xml' }));
    expect(await kindOf(path)).toBe('docx');
    const pages = [];
    for await (const page of (await readDocx(path)).pages) pages.push(page);
    expect(pages).toMatchObject([{ reference: 'Ruedas', headings: [{ title: 'Ruedas' }] }]);
  });
});
