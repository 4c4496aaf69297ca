import { screen, within } from '@testing-library/react';
import { getFacts, type FactSheet, type SheetFact } from '@contract';
import { buildManual, buildVehicle } from '../../testing/builders';
import { renderApp } from '../../testing/render-app';

const quoteAt = (page: number) => ({
  ...{ text: '', page, pageReference: `p. ${page}`, unit: `${page}-1-1`, hash: '0123456789abcdef' },
});

const fact = (change: Partial<SheetFact>): SheetFact => ({
  ...{
    id: JSON.stringify(change),
    kind: 'tyre-pressure',
    of: 'Delante',
    value: '2,3',
    unit: 'bar',
  },
  ...{ condition: '', alsoIn: [], engine: '', engines: [], alsoAt: [], check: null, own: null },
  quote: quoteAt(35),
  ...change,
});

const SIZES = ['185/65 R15', '205/55 R16', '215/45 R17'];
const ofTrim = fact({ kind: 'tyre-size', value: '205/55 R16', unit: '', condition: 'Ruta' });

/** The sheet of a vehicle whose manual has pressures of three sizes, and an oil on two pages. */
function open(trim: string | null) {
  const facts = [
    ...SIZES.map((size, at) => fact({ condition: `${size} · Normal`, value: `2,${at + 2}` })),
    ...(trim === null ? [] : [ofTrim]),
    fact({
      ...{ kind: 'oil-capacity', of: 'Cambio de aceite con filtro', value: '4,2', unit: 'l' },
      ...{ quote: quoteAt(23), alsoAt: [quoteAt(34)] },
    }),
  ];
  const manual = { manualId: 1, originalFilename: 'a.pdf', revision: 1, hasPages: true };
  const sheet: FactSheet = {
    ...{ vehicleId: 1, engines: [], engine: null, missing: [], kept: [] },
    manuals: [{ manual, facts, waiting: 0 }],
  };
  return renderApp('/vehicles/1/ficha', {
    vehicles: [buildVehicle({ trim })],
    manuals: [buildManual()],
    prepare: (server) => server.on(getFacts, () => sheet),
  });
}

const group = (name: string) => screen.getByRole('region', { name });

describe('the quick sheet', () => {
  it('shows the tyre of the vehicle’s trim, folds the others, and offers them with one tap', async () => {
    const { person } = open('Ruta');
    expect(await screen.findByText('Según tu acabado Ruta')).toBeVisible();
    await person.click(within(group('Neumáticos')).getByRole('button', { name: /^Neumáticos/ }));
    const others = within(group('Neumáticos')).getByRole('button', { name: 'Otras medidas (2)' });
    expect(screen.getByText('185/65 R15 · Normal')).not.toBeVisible();
    await person.click(others);
    expect(screen.getByText('185/65 R15 · Normal')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Otra medida de neumático' }));
    const sizes = screen.getByRole('group', { name: 'Medida de tus neumáticos' });
    expect(
      within(sizes)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(SIZES);
  });

  it('asks for the size where nothing tells it, and leads from a value to each of its pages', async () => {
    open(null);
    expect(await screen.findByText(/^¿Qué medida llevas\?/)).toBeVisible();
    expect(screen.queryByText(/^Según tu acabado/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Otras medidas/ })).toBeNull();
    const pages = within(group('Aceite')).getAllByRole('link', { hidden: true });
    expect(pages.map(({ textContent }) => textContent)).toEqual(['p. 23', 'p. 34']);
  });
});
