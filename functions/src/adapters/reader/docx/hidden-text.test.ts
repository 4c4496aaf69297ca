import { processorMs } from '../../../testing/processor-time';
import { shownText } from './hidden-text';
import { readStyles } from './styles';

const styles = readStyles('');

const run = (text: string, style = '') => `<w:r><w:rPr>${style}</w:rPr><w:t>${text}</w:t></w:r>`;

describe('what Word shows of a text', () => {
  it.each([
    ['is not what a run hides', run('x', '<w:vanish/>'), run('', '<w:vanish/>')],
    ['is what a run shows all the same', run('x', '<w:vanish w:val="0"/>')],
    ['is what follows a hidden mark of a paragraph', `<w:rPr><w:vanish/></w:rPr>${run('x')}`],
    [
      'is what a text box in a run hides or not by itself',
      `<w:r>${run('x', '<w:vanish/>')}${run('y')}<w:t>z</w:t></w:r>`,
      `<w:r>${run('', '<w:vanish/>')}${run('y')}<w:t>z</w:t></w:r>`,
    ],
  ])('%s', (_, xml, shown = xml) => {
    expect(shownText(xml, styles)).toBe(shown);
  });

  it('takes linear time', async () => {
    const xml = '<w:r><w:rPr><w:vanish/><w:t<w:r'.repeat(100_000);
    expect(await processorMs(() => Promise.resolve(shownText(xml, styles)))).toBeLessThan(5000);
  });
});
