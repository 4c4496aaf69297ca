import { anExcerpt } from '../../../testing/excerpts';
import { quoteUnits } from './quote-units';
import { numberUnits } from './numbered-units';

type Page = Parameters<typeof anExcerpt>[0] & { content: string };

/** What is quoted for the units that hold these words. */
function quotedFor(words: string[], pages: Page[], isInstruction = false) {
  const excerpts = pages.map((page, position) => anExcerpt({ position, ...page }));
  const numbering = numberUnits(excerpts);
  const numbers = numbering.excerpts
    .flatMap(({ units }) => units)
    .filter(({ text }) => words.some((some) => text.includes(some)))
    .map(({ number }) => number);
  const units = numbers.flatMap((number) => numbering.units.get(number) ?? []);
  const { quoted, isWhole } = quoteUnits(units, { excerpts, isInstruction });
  const texts = quoted.map(({ quotation: { above, text, below } }) =>
    [above, text].filter(Boolean).join('\n').concat(below),
  );
  return { texts, isWhole, units: numbers.length };
}

const TABLE = [
  'Presiones en frío',
  '',
  'Neumático\tDelante\tDetrás',
  '185/65 R15\t2,2 bar\t2,0 bar',
  '205/55 R16\t2,3 bar\t2,1 bar',
].join('\n');

describe('quoteUnits', () => {
  it('quotes a row with the names of its columns and the title of its table, and no other row', () => {
    const { texts, isWhole } = quotedFor(['205/55'], [{ content: TABLE }]);
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('Presiones en frío');
    expect(texts[0]).toMatch(/Delante: 2,3 bar · Detrás: 2,1 bar/);
    expect(texts[0]).not.toContain('185/65');
    expect(isWhole).toBe(true);
  });

  it('quotes the list of a step whole, once, whichever of its steps are pointed at', () => {
    const content = 'Rueda\n\n1. Afloje los tornillos.\n2. Levante el coche.\n3. Quite la rueda.';
    const { texts } = quotedFor(['Quite la rueda', 'Afloje'], [{ content }]);
    expect(texts).toHaveLength(1);
    expect(texts[0]).toMatch(/1\. Afloje[^]*2\. Levante[^]*3\. Quite/);
  });

  it('quotes a sentence with the one that it leans on, and both once', () => {
    const content =
      'La rueda de repuesto es temporal. Sin embargo, puede usarse a 80 km/h como máximo.';
    const { texts } = quotedFor(['Sin embargo', 'es temporal'], [{ content }]);
    expect(texts).toEqual([content]);
  });

  it('quotes a warning whole, with each of its sentences', () => {
    const warning = 'NOTA\nEl visor muestra un aviso. No se trata de un fallo.';
    const { texts, isWhole } = quotedFor(['NOTA'], [{ content: `Caídas\n\n${warning}` }]);
    expect(texts.join(' ')).toMatch(/El visor muestra un aviso\.[^]*No se trata de un fallo\./);
    expect(isWhole).toBe(true);
  });

  it('takes a title for nothing by itself', () => {
    const { texts, units } = quotedFor(
      ['Presión de las ruedas'],
      [{ content: 'Presión de las ruedas\n\nSon 2,2 bar.', headings: ['Presión de las ruedas'] }],
    );
    expect([texts, units]).toEqual([[], 1]);
  });

  it('says that something is missing where a sentence began on a page that was not found', () => {
    const { texts, isWhole } = quotedFor(
      ['arranque el motor'],
      [{ content: 'en ningún caso arranque el motor.', position: 4 }],
    );
    expect([texts, isWhole]).toEqual([[], false]);
  });
});
