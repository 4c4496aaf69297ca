import { linesOfDrawing } from '../../../../testing/lines-of-drawing';

const drawn = (texts: readonly string[]) =>
  linesOfDrawing((document) => {
    texts.forEach((text, at) => document.text(text, 60, 100 + 40 * at, { lineBreak: false }));
  });

describe('numbers without a full stop', () => {
  it('are those of steps, where sentences follow them', async () => {
    const steps = ['1 Gire el mando.', '2 Pulse el botón rojo.', '3 Espere a que pare.'];
    expect(await drawn(steps)).toEqual(steps.map((step) => step.replace(' ', '. ')));
  });

  it.each([
    ['of what is no sentence', ['1 Tapón de llenado', '2 Varilla de nivel']],
    ['that do not count', ['1 Gire el mando.', '3 Pulse el botón.']],
    ['of one line', ['1 Gire el mando.']],
  ])('stay as they are: those %s', async (_, texts) => {
    expect(await drawn(texts)).toEqual(texts);
  });
});
