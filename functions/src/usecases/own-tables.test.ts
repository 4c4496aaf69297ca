import type { FactSheet, SheetFact, Statement } from '@contract';
import { aVehicle } from '../testing/builders';
import { withOwnTables } from './own-tables';

const row = (...cells: string[]) => ({ cells });
const PRESSURES: Statement = {
  ...{ kind: 'table', above: 'Presiones en frío', below: '', citations: [] },
  header: [row('Medida', 'Delante')],
  rows: [row('185/65 R15', '2,3 bar'), row('205/55 R16', '2,2 bar')],
};
const QUOTED: Statement = { kind: 'text', text: 'En frío.', citations: [] };

const size = (value: string, parts: Partial<SheetFact> = {}): SheetFact => ({
  ...{ id: `tyre-size-${value.length}`, kind: 'tyre-size', of: 'Medida', value, unit: '' },
  ...{ alsoIn: [], condition: 'Ruta', engine: '', engines: [], alsoAt: [] },
  quote: { text: value, page: 3, label: 'p. 3', unit: 'a', hash: 'a', boxes: [] } as never,
  ...{ check: null, own: null, ...parts },
});
const sheetOf = (facts: SheetFact[]): FactSheet => ({
  ...{ vehicleId: 1, engines: [], engine: null, missing: [], kept: [] },
  manuals: [{ manual: {} as never, facts, waiting: 0 }],
});

/** The statements of an answer about a vehicle, and how often its sheet was opened for them. */
async function told(
  vehicle: Parameters<typeof aVehicle>[0],
  facts: SheetFact[] | Error,
  { query = '¿Qué presión llevan?', statements = [PRESSURES] } = {},
) {
  const warnings: string[] = [];
  let opened = 0;
  const withOwn = withOwnTables({
    facts: () => {
      opened += 1;
      return facts instanceof Error ? Promise.reject(facts) : Promise.resolve(sheetOf(facts));
    },
    warn: (event) => void warnings.push(event),
  });
  const [table] = await withOwn('ana', aVehicle(vehicle), { query, statements });
  return { tyres: table?.kind === 'table' ? table.tyres : undefined, opened, warnings };
}

const RUTA = { trim: 'Ruta', tyreSize: null };

describe('withOwnTables', () => {
  it('tells the tyres of the vehicle’s trim where nobody has said them', async () => {
    const { tyres } = await told(RUTA, [size('205/55 R16 91V')]);
    expect(tyres).toMatchObject({ own: '205/55 R16', ofTrim: 'Ruta' });
  });

  it.each([
    ['a vehicle without a trim', { trim: null, tyreSize: null }, {}],
    ['a vehicle whose owner says its tyres', { trim: 'Ruta', tyreSize: '185/65 R15' }, {}],
    ['an answer without a table of tyres', RUTA, { statements: [QUOTED] }],
    ['a question that names a size', RUTA, { query: '¿Y con 185/65 R15?' }],
  ])('opens no sheet for %s', async (_, vehicle, answered) => {
    const { tyres, opened } = await told(vehicle, [size('205/55 R16')], answered);
    expect(opened).toBe(0);
    expect(tyres?.ofTrim).toBeUndefined();
  });

  it('takes what the owner wrote beside a size before what is printed', async () => {
    const own = { value: '185/65 R15', unit: '' };
    expect((await told(RUTA, [size('205/55 R16', { own })])).tyres?.own).toBe('185/65 R15');
  });

  it('leaves a size that only a model points at to its owner', async () => {
    const pointed = size('205/55 R16', { isToCheck: true });
    expect((await told(RUTA, [pointed])).tyres?.own).toBeNull();
  });

  it('gives the answer as it is where the sheet cannot be had', async () => {
    const { tyres, warnings } = await told(RUTA, new Error('down'));
    expect(tyres?.own).toBeNull();
    expect(warnings).toEqual(['tyres of a trim not looked up']);
  });
});
