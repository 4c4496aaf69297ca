import { linesOfDrawing, type Drawing } from '../../../../testing/lines-of-drawing';

const BELOW = 'Caben 4,1 litros de aceite.';

/** A page with what `draw` writes above a line that everybody sees. */
const seenOf = (draw: (document: Drawing) => void): Promise<string[]> =>
  linesOfDrawing((document) => {
    document.save();
    draw(document);
    document.restore();
    document.text(BELOW, 60, 400, { lineBreak: false });
  });

const write = (document: Drawing, text: string, x = 60, y = 200): Drawing =>
  document.text(text, x, y, { lineBreak: false });

describe('letters that nobody sees', () => {
  it.each([0, 0.01])('are those through which everything is seen: alpha %d', async (alpha) => {
    const seen = await seenOf((document) => write(document.opacity(alpha), 'Caben 9,1 litros.'));
    expect(seen).toEqual([BELOW]);
  });

  it('are not those that shine through a little', async () => {
    expect(await seenOf((document) => write(document.opacity(0.3), 'Borrador'))).toEqual([
      'Borrador',
      BELOW,
    ]);
  });

  it.each([
    ['elsewhere', 60, 600],
    ['beside them', 300, 190],
  ])('are those outside of what clips them: %s', async (_, x, y) => {
    const seen = await seenOf((document) => {
      document.rect(x, y, 200, 40).clip();
      write(document, 'Caben 9,1 litros.');
    });
    expect(seen).toEqual([BELOW]);
  });

  it('are not those within one of two clips in which they stand', async () => {
    const seen = await seenOf((document) => {
      document.rect(50, 180, 300, 60).clip().rect(55, 190, 200, 40).clip();
      write(document, 'Caben 3,9 litros.');
    });
    expect(seen).toEqual(['Caben 3,9 litros.', BELOW]);
  });
});

/** Two amounts, of which the first is crossed out as `cross` does it from left to right at a height of letters of 10 points. */
const crossed = (cross: (document: Drawing, left: number, right: number) => void) =>
  seenOf((document) => {
    write(document, 'Aceite del motor:').text('6,8 litros', 160, 200, { lineBreak: false });
    cross(document, 160, 160 + document.widthOfString('6,8 litros'));
    write(document, '4,1 litros', 225);
  });

describe('letters that are crossed out', () => {
  it.each<[string, (document: Drawing, left: number, right: number) => void]>([
    ['a line', (document, left, right) => document.moveTo(left, 205).lineTo(right, 205).stroke()],
    [
      'two lines',
      (document, left, right) =>
        [203.5, 205.5].forEach((y) => document.moveTo(left, y).lineTo(right, y).stroke()),
    ],
    [
      'a line askew',
      (document, left, right) => document.moveTo(left, 209).lineTo(right, 201).stroke('red'),
    ],
    [
      'a bar',
      (document, left, right) =>
        document
          .rect(left, 203, right - left, 4)
          .fillOpacity(0.6)
          .fill(),
    ],
    ['a note', (document, left, right) => document.strike(left, 199, right - left, 11)],
  ])('are no text: %s', async (_, cross) => {
    expect(await crossed(cross)).toEqual(['Aceite del motor:\t4,1 litros', BELOW]);
  });

  it.each<[string, (document: Drawing, left: number, right: number) => void]>([
    [
      'a line below',
      (document, left, right) => document.moveTo(left, 210).lineTo(right, 210).stroke(),
    ],
    ['a line of the page', (document) => document.moveTo(60, 205).lineTo(500, 205).stroke()],
    [
      'a ground',
      (document, left, right) =>
        document
          .rect(left, 198, right - left, 12)
          .fillOpacity(0.2)
          .fill('yellow'),
    ],
    [
      'a note that marks',
      (document, left, right) => document.highlight(left, 199, right - left, 11),
    ],
  ])('are not those with %s', async (_, draw) => {
    expect((await crossed(draw)).join(' ')).toContain('6,8 litros');
  });
});

describe('what is said instead of drawn letters', () => {
  const span = (said: string, drawn: string) =>
    seenOf((document) => {
      document.addContent(`/Span << /ActualText (${said}) >> BDC`);
      write(document, drawn);
      document.addContent('EMC');
    });

  it('is no text where what is drawn can be read', async () => {
    expect(await span('Caben 9,9 litros.', 'Caben 3,7 litros.')).toEqual([
      'Caben 3,7 litros.',
      BELOW,
    ]);
  });

  it('takes no words from lines that say the same', async () => {
    const seen = await seenOf((document) =>
      ['Delante lleva 2,2 bar.', 'Detrás, con carga, lleva 2,9 bar.'].forEach((line, at) => {
        document.addContent(`/Span << /ActualText (${line}) >> BDC`);
        write(document, line, 60, 200 + 14 * at);
        document.addContent('EMC');
      }),
    );
    expect(seen.slice(0, 2)).toEqual([
      'Delante lleva 2,2 bar.',
      'Detrás, con carga, lleva 2,9 bar.',
    ]);
  });
});
