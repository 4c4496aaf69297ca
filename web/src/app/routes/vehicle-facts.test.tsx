import { screen, waitFor, within } from '@testing-library/react';
import {
  getFacts,
  listEmergencies,
  updateVehicle,
  type FactSheet,
  type SheetFact,
} from '@contract';
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

const battery = (condition: string, value: string) =>
  fact({ kind: 'battery', of: 'Capacidad', condition, value, unit: 'Ah', quote: quoteAt(25) });

/** Two masses that may be towed, each with one gearbox. */
const BY_GEARBOX: Partial<FactSheet> = {
  engines: ['Manual', 'Automático'],
  manuals: [
    {
      manual: { manualId: 1, originalFilename: 'a.pdf', revision: 1, hasPages: true },
      ...{ facts: [], waiting: 2 },
      forVersions: ['Manual', 'Automático'].map((engine, at) =>
        fact({
          ...{ kind: 'towing', of: 'Con freno', value: `1.${at + 1}00`, unit: 'kg', engine },
          ...{ engines: [engine], quote: { ...quoteAt(33), unit: `33-1-${at}` } },
        }),
      ),
    },
  ],
};

const stepOf = (text: string) => ({ ...quoteAt(27), unit: text, text });

const wheel = {
  ...{ topic: 'wheel' as const, heading: { ...quoteAt(27), text: 'Cambiar una rueda' } },
  parts: [{ kind: 'text' as const, quotes: [stepOf('Puntos de apoyo: A delantero, B trasero')] }],
};

/** The sheet of a vehicle whose manual has pressures of three sizes, an oil on two pages, and two batteries. */
function open(trim: string | null, search = '', versions: Partial<FactSheet> = {}) {
  const facts = [
    ...SIZES.map((size, at) => fact({ condition: `${size} · Normal`, value: `2,${at + 2}` })),
    ...(trim === null ? [] : [ofTrim]),
    fact({
      ...{ kind: 'oil-capacity', of: 'Cambio de aceite con filtro', value: '4,2', unit: 'l' },
      ...{ quote: quoteAt(23), alsoAt: [quoteAt(34)] },
    }),
    battery('Sin Start-Stop', '60'),
    battery('Con Start-Stop', '70'),
    fact({ kind: 'fuse', of: 'F12 · Bocina', condition: 'Habitáculo', value: '15', unit: 'A' }),
    fact({ kind: 'fuse', of: 'F9 · Radio', condition: 'Habitáculo', value: '10', unit: 'A' }),
  ];
  const manual = { manualId: 1, originalFilename: 'a.pdf', revision: 1, hasPages: true };
  const sheet: FactSheet = {
    ...{ vehicleId: 1, engines: [], engine: null, missing: [], kept: [] },
    manuals: [{ manual, facts, waiting: 0 }],
    ...versions,
  };
  return renderApp(`/vehicles/1/ficha${search}`, {
    vehicles: [buildVehicle({ trim })],
    manuals: [buildManual()],
    prepare: (server) => {
      server.on(getFacts, () => sheet);
      server.on(listEmergencies, () => ({
        ...{ laws: [], manuals: [{ manual, emergencies: [wheel] }] },
      }));
    },
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

  it('says both of two values of which nobody has chosen one, each in its case, and leads to their page', async () => {
    open('Ruta');
    const glance = await screen.findByRole('region', { name: 'De un vistazo' });
    expect(within(glance).getByRole('button', { name: /^Batería/ })).toHaveTextContent(
      /60\sAh sin Start-Stop.*70\sAh con Start-Stop/,
    );
    const pages = within(glance).getAllByRole('link');
    expect(pages.map(({ textContent }) => textContent)).toEqual(['p. 35', 'p. 23', 'p. 25']);
  });
});

describe('the only size that a manual names', () => {
  it('is told as unconfirmed until the owner says that it is theirs', async () => {
    const manual = { manualId: 1, originalFilename: 'a.pdf', revision: 1, hasPages: true };
    const facts = [fact({ condition: '185/65 R15 · Normal' })];
    const { person } = open(null, '', { manuals: [{ manual, facts, waiting: 0 }] });
    const unconfirmed = 'Sin confirmar: mira el flanco del neumático';
    expect(await screen.findByText(unconfirmed)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Es la mía' }));
    expect(await screen.findByText('La elegiste tú')).toBeVisible();
    expect(screen.queryByText(unconfirmed)).toBeNull();
  });
});

describe('what differs by version', () => {
  it('stands folded below the question, each value with its version', async () => {
    const { person } = open(null, '', BY_GEARBOX);
    const question = await screen.findByRole('region', { name: '¿Cambio manual o automático?' });
    expect(question).toHaveTextContent('2 valores dependen de esto.');
    // It is seen in the car.
    expect(question).not.toHaveTextContent('papeles');
    expect(within(question).queryByText('Remolque y techo')).toBeNull();
    await person.click(within(question).getByRole('button', { name: 'Ver los 2 valores' }));
    expect(within(question).getByRole('heading', { name: 'Remolque y techo' })).toBeVisible();
    expect(question).toHaveTextContent(/Con frenoManual1\.100\skg.*Con frenoAutomático1\.200\skg/);
  });
});

describe('the sheet for the glove box', () => {
  const paper = async () => {
    await screen.findByText(/A delantero/);
    return (document.querySelector('#paper-sheet')?.textContent ?? '').replaceAll(/\s/gu, ' ');
  };

  it('prints the tyre that the quick sheet shows, and where that comes from', async () => {
    open('Ruta', '?hoja=guantera');
    expect(await paper()).toMatch(/205\/55 R16 · Según tu acabado Ruta/);
    expect(await paper()).not.toContain('185/65 R15');
  });

  it('asks once whether the vehicle has what its values differ by, and keeps it with the vehicle', async () => {
    const names = ['con Start-Stop', 'sin Start-Stop'];
    const { person, server } = open('Ruta', '', { equipment: { names, own: null, waiting: 2 } });
    const bodies: unknown[] = [];
    server.on(updateVehicle, ({ body }) => {
      bodies.push(body);
      return { ...buildVehicle(), engine: 'con Start-Stop' };
    });
    const asked = within(await screen.findByRole('region', { name: '¿Con o sin Start-Stop?' }));
    expect(asked.getByText('2 valores dependen de esto.')).toBeVisible();
    await person.click(asked.getByRole('button', { name: 'Con Start-Stop' }));
    await waitFor(() => expect(bodies).toEqual([{ version: { name: names[0], among: names } }]));
  });

  it('says which equipment was chosen, to be changed', async () => {
    const names = ['con Start-Stop', 'sin Start-Stop'];
    const { person } = open('Ruta', '', {
      equipment: { names, own: 'sin Start-Stop', waiting: 0 },
    });
    const chosen = await screen.findByText(/^Equipamiento:/);
    expect(chosen).toHaveTextContent('Equipamiento: sin Start-Stop');
    await person.click(screen.getByRole('button', { name: 'Cambiar' }));
    const asked = within(screen.getByRole('region', { name: '¿Con o sin Start-Stop?' }));
    expect(asked.getByRole('button', { name: 'Sin Start-Stop', pressed: true })).toBeVisible();
  });

  it('parts names from values by spaces, and puts the fuses of a box in their order', async () => {
    open('Ruta', '?hoja=guantera');
    expect(await paper()).toContain('Sin Start-Stop 60 Ah');
    expect(await paper()).toMatch(/Fusibles · Habitáculo\s?F9 · Radio 10 A\s?F12 · Bocina 15 A/);
  });

  it('says where the figure is whose letters it names, and nothing of a phone without an address', async () => {
    open('Ruta', '?hoja=guantera');
    expect(await paper()).toContain('A delantero, B trasero (figura: p. 27)');
    expect(await paper()).not.toContain('En tu móvil');
  });
});
