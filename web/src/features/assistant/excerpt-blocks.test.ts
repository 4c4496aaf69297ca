import { excerptBlocks, type ExcerptBlock } from './excerpt-blocks';

const marked = (blocks: ExcerptBlock[]) =>
  blocks.flatMap((block) =>
    block.kind === 'text'
      ? block.parts.filter(({ isQuoted }) => isQuoted).map(({ text }) => text)
      : block.rows.filter(({ isQuoted }) => isQuoted).map(({ cells }) => cells.join('|')),
  );

const whole = (blocks: ExcerptBlock[]) =>
  blocks
    .map((block) =>
      block.kind === 'text'
        ? block.parts.map(({ text }) => text).join('')
        : block.rows.map(({ cells }) => cells.join('\t')).join('\n'),
    )
    .join('\n');

describe('an excerpt', () => {
  it('marks the sentence that the answer quotes, and loses not a letter', () => {
    const content = 'Compruebe la presión. La presión es de 2,3 bar. Vuelva a hacerlo cada mes.';
    const blocks = excerptBlocks(content, ['La presión es de 2,3 bar.']);
    expect(marked(blocks)).toEqual(['La presión es de 2,3 bar.']);
    expect(whole(blocks)).toBe(content);
  });

  it('finds a sentence across the lines and spaces of the manual', () => {
    expect(
      marked(excerptBlocks('La presión es\nde  2,3 bar.', ['La presión es de 2,3 bar.'])),
    ).toEqual(['La presión es\nde  2,3 bar.']);
  });

  it('finds each line of a quotation that leaves something out', () => {
    const content = 'Nunca haga esto:\n- abrir el tapón\n- correr\n- echar agua';
    expect(marked(excerptBlocks(content, ['Nunca haga esto:\n- echar agua']))).toEqual([
      'Nunca haga esto:',
      '- echar agua',
    ]);
  });

  it('takes the signs of a manual for what they are', () => {
    const content = 'Use (sólo) 5W-30. ¿Dudas? [Vea $4.*]';
    expect(marked(excerptBlocks(content, ['Use (sólo) 5W-30.', '[Vea $4.*]']))).toEqual([
      'Use (sólo) 5W-30.',
      '[Vea $4.*]',
    ]);
  });

  it('shows rows as rows and marks the one that is said, whatever stands between its cells', () => {
    const content =
      'Presiones:\nNeumático\tDelante\tDetrás\n205/55 R16\t2,3 bar\t2,1 bar\n225/45 R17\t2,4 bar\t2,2 bar';
    const blocks = excerptBlocks(content, ['225/45 R17: Delante: 2,4 bar · Detrás: 2,2 bar']);
    expect(blocks.map(({ kind }) => kind)).toEqual(['text', 'table']);
    expect(marked(blocks)).toEqual(['225/45 R17|2,4 bar|2,2 bar']);
    expect(whole(blocks)).toBe(content);
  });

  it('is cut at blank lines, which do not tear a table apart', () => {
    const blocks = excerptBlocks('Uno.\n\nDos\nseguido.\n\nA\tB\n\nC\tD\n\n• Tres', ['• Tres']);
    expect(whole(blocks)).toBe('Uno.\nDos\nseguido.\nA\tB\nC\tD\n• Tres');
    expect(blocks.map(({ kind }) => kind)).toEqual(['text', 'text', 'table', 'text']);
  });

  it('marks a row whose neighbouring cells say the same, which the answer says once', () => {
    const blocks = excerptBlocks('Repuesto\t4,2 bar\t4,2 bar', [
      'Repuesto: Delante / Detrás: 4,2 bar',
    ]);
    expect(blocks).toMatchObject([{ rows: [{ isQuoted: true }] }]);
  });

  it('does not mark the row of another size', () => {
    const blocks = excerptBlocks('Delante\t2,3 bar\nDetrás\t2,1 bar', ['Detrás: 2,1 bar']);
    expect(marked(blocks)).toEqual(['Detrás|2,1 bar']);
  });

  it.each(['', ' ', '.', 'de'])('marks nothing for the statement %p', (statement) => {
    expect(marked(excerptBlocks('Un texto de prueba.\nA\tB', [statement]))).toEqual([]);
  });
});
