import { anExcerpt } from '../../../testing/excerpts';
import { numbered } from '../../../testing/numbered';
import { unitQuoter } from './quote-units';
import { numberUnits } from './numbered-units';

type Page = Parameters<typeof anExcerpt>[0] & { content: string };

/** What is quoted for the units that hold these words. */
function quotedFor(words: string[], pages: Page[], isInstruction = false) {
  const excerpts = pages.map((page, position) => anExcerpt({ position, ...page }));
  const quoter = unitQuoter(excerpts, isInstruction);
  const numbering = numberUnits(excerpts, quoter);
  const numbers = numbering.excerpts
    .flatMap(({ units }) => units)
    .filter(({ text }) => words.some((some) => text.includes(some)))
    .map(({ number }) => number);
  const units = numbers.flatMap((number) => numbering.units.get(number ?? 0) ?? []);
  const { quoted, isWhole, isTitle } = quoter.quote(units);
  const texts = quoted.map(({ quotation: { above, text, below } }) =>
    [above, text].filter(Boolean).join('\n').concat(below),
  );
  return { texts, isWhole, isTitle };
}

const TABLE = [
  'Presiones en frío',
  '',
  'Neumático\tDelante\tDetrás',
  '185/65 R15\t2,2 bar\t2,0 bar',
  '205/55 R16\t2,3 bar\t2,1 bar',
].join('\n');

describe('unitQuoter', () => {
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

  const PRESSING = [
    { content: 'Pulse dos veces para abrirlo todo\n\nCon una vez se abre la puerta.' },
  ];

  it('quotes a title that is all that is pointed at, and says that it is only a title', () => {
    const { texts, isTitle } = quotedFor(['Pulse dos veces'], PRESSING);
    expect([texts, isTitle]).toEqual([['Pulse dos veces para abrirlo todo'], true]);
  });

  it('leaves out a title where something below it is pointed at, too', () => {
    const { texts, isTitle } = quotedFor(['Pulse dos veces', 'se abre la puerta'], PRESSING);
    expect(texts).toEqual([expect.stringMatching(/Con una vez se abre la puerta\.$/)]);
    expect(isTitle).toBe(false);
  });

  it('gives no number to a sentence that began on a page that was not found', () => {
    const cut = [anExcerpt({ content: 'en ningún caso arranque el motor.', position: 4 })];
    expect(numbered(cut).excerpts[0]?.units).toEqual([
      { number: null, text: 'en ningún caso arranque el motor.' },
    ]);
  });
});
