import { screen, waitFor, within } from '@testing-library/react';
import {
  getSearch,
  updateVehicle,
  type SearchResponse,
  type Statement,
  type TableStatement,
} from '@contract';
import {
  buildCitation,
  buildManual,
  buildSource,
  buildStoredSearch,
  buildVehicle,
} from '../../testing/builders';
import { Refusal } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';

const answer: SearchResponse = {
  ...{ id: 7, response: 'Aceite: 4,2 l. [1]', confidence: 'high', suggestions: [] },
  classification: {
    ...{ isSpecification: true, isMaintenance: false, isTroubleshooting: false },
    isModelSpecific: false,
  },
  statements: [],
  sourceDocuments: [buildSource(['El aceite del motor.'])],
};

const row = (...cells: string[]) => ({ cells });

const byColumns = (own: string | null): TableStatement => ({
  ...{ kind: 'table', above: 'Aceite', below: '', citations: [buildCitation(0)] },
  header: [row('Dato', '1.2', '1.5 diésel')],
  rows: [row('Con filtro', '4,2 l', '5,1 l')],
  versions: {
    by: 'columns',
    names: ['1.2', '1.5 diésel'],
    of: [[], ['1.2'], ['1.5 diésel']],
    own,
  },
});

const byRows = (own: string | null): TableStatement => ({
  ...{ kind: 'table', above: 'Presiones', below: '', citations: [buildCitation(0)] },
  header: [row('Motor', 'Delante')],
  rows: [row('1.2', '2,2 bar'), row('1.5 diésel', '2,4 bar'), row('Repuesto', '4,2 bar')],
  versions: { by: 'rows', names: ['1.2', '1.5 diésel'], of: [['1.2'], ['1.5 diésel'], []], own },
});

/** Somebody whose answer quotes these tables, told by what the vehicle is now. */
async function shown(
  tables: readonly ((own: string | null) => TableStatement)[],
  engine: string | null,
) {
  const { server, person } = renderApp('/?r=7', {
    ...{ vehicles: [buildVehicle({ engine })], manuals: [buildManual()] },
    prepare: (prepared) =>
      prepared.on(getSearch, () => {
        const own = prepared.data.vehicles[0]?.engine ?? null;
        return buildStoredSearch({ ...answer, statements: tables.map((table) => table(own)) });
      }),
  });
  const article = within(await screen.findByRole('article', { name: 'Respuesta' }));
  return { article, person, server, kept: () => server.data.vehicles[0]?.engine };
}

const question = { name: '¿Cuál es el tuyo?' };

/** A figure whose unit is smaller than it: what holds the whole of it, and nothing else. */
const printed = (text: string) => (_: string, element: Element | null) => {
  const isIt = (one: Element | null) => one?.textContent.replace(/\s/g, ' ') === text;
  return isIt(element) && ![...(element?.children ?? [])].some(isIt);
};

describe('a table of several versions', () => {
  it('asks once for one’s own, keeps it with the vehicle, and folds the others of every table', async () => {
    const { article, person, kept } = await shown([byColumns, byRows], null);
    const group = within(await article.findByRole('group', question));
    expect(article.getAllByText(printed('5,1 l'))).toHaveLength(1);
    await person.click(group.getByRole('button', { name: '1.2' }));
    const change = await article.findByRole('button', { name: 'Cambiar' });
    expect(change).toHaveAccessibleDescription('Tu versión: 1.2');
    await waitFor(() => expect(change).toHaveFocus());
    expect(kept()).toBe('1.2');
    expect(article.queryByRole('group', question)).not.toBeInTheDocument();
    expect(article.getByText(printed('4,2 l'))).toBeVisible();
    expect(article.queryByText(printed('5,1 l'))).not.toBeInTheDocument();
    expect(article.getByText(printed('4,2 bar'))).toBeVisible();
    await waitFor(() => expect(article.queryByText(printed('2,4 bar'))).not.toBeInTheDocument());
    const [ofColumns, ofRows] = article.getAllByRole('button', { name: 'Otras versiones (1)' });
    await person.click(ofColumns as HTMLElement);
    expect(article.getByText(printed('5,1 l'))).toBeVisible();
    await person.click(ofRows as HTMLElement);
    expect(article.getByText(printed('2,4 bar'))).toBeVisible();
  });

  it('marks what the question names, in the vehicle’s own columns, too', async () => {
    const asked = (own: string | null): TableStatement => ({
      ...byColumns(own),
      rows: [
        { cells: ['Con filtro', '4,2 l', '5,1 l'], asked: [1, 2] },
        row('Sin', '3,9 l', '4,8 l'),
      ],
    });
    const { article } = await shown([asked], '1.5 diésel');
    const marked = await article.findAllByRole('mark');
    expect(marked.map(({ textContent }) => textContent.replace(/\s/g, ' '))).toEqual(['5,1 l']);
  });

  it('shows the version that is known at once, which can be changed', async () => {
    const { article, person, kept } = await shown([byRows], '1.5 diésel');
    await person.click(await article.findByRole('button', { name: 'Cambiar' }));
    expect(article.queryByText(printed('2,2 bar'))).not.toBeInTheDocument();
    const group = within(article.getByRole('group', question));
    expect(group.getByRole('button', { name: '1.5 diésel' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await person.click(group.getByRole('button', { name: '1.2' }));
    await waitFor(() => expect(article.queryByText(printed('2,4 bar'))).not.toBeInTheDocument());
    expect(article.getByText(printed('2,2 bar'))).toBeVisible();
    expect(kept()).toBe('1.2');
  });

  it('says so when it cannot be kept, and asks on', async () => {
    const { article, person, server } = await shown([byRows], null);
    server.on(updateVehicle, () => {
      throw new Refusal('VEHICLE_NOT_FOUND');
    });
    await person.click(await article.findByRole('button', { name: '1.2' }));
    expect(await screen.findByText('No se ha podido guardar tu versión')).toBeVisible();
    expect(article.getByRole('group', question)).toBeVisible();
    expect(article.getByText(printed('2,4 bar'))).toBeVisible();
  });
});

const tyres = { by: 'rows' as const, names: ['185/65 R15', '195/55 R16', '205/45 R17'] };

const bySize = (own: string | null, ofTrim?: string): TableStatement => ({
  ...{ kind: 'table', above: 'Presiones en frío', below: '', citations: [buildCitation(0)] },
  header: [row('Medida', 'Delante')],
  rows: [
    ...tyres.names.map((size, at) => row(`${size} 8${at}H`, `2,${at} bar`)),
    row('T125/80 D15', '4,2 bar'),
  ],
  tyres: { ...tyres, of: [...tyres.names.map((size) => [size]), []], own, ofTrim },
});

/** Somebody whose answer quotes such a table, told by the tyres that the vehicle has now. */
async function shownWithTyres(
  tyreSize: string | null,
  remarks: Statement[] = [],
  trim: string | null = null,
) {
  const { server, person } = renderApp('/?r=7', {
    ...{ vehicles: [buildVehicle({ tyreSize, trim })], manuals: [buildManual()] },
    prepare: (prepared) =>
      prepared.on(getSearch, () => {
        const kept = prepared.data.vehicles[0]?.tyreSize ?? null;
        const isOfTrim = kept === null && trim !== null;
        const own = isOfTrim ? '195/55 R16' : tyres.names.find((name) => name === kept);
        const table = bySize(own ?? null, isOfTrim ? trim : undefined);
        return buildStoredSearch({ ...answer, statements: [table, ...remarks] });
      }),
  });
  const article = within(await screen.findByRole('article', { name: 'Respuesta' }));
  return { article, person, kept: () => server.data.vehicles[0]?.tyreSize };
}

describe('a table of pressures by the size of the tyres', () => {
  it('asks once for the owner’s, keeps it with the vehicle, and folds the others', async () => {
    const { article, person, kept } = await shownWithTyres(null);
    const group = within(await article.findByRole('group', { name: '¿Cuál es la tuya?' }));
    await person.click(group.getByRole('button', { name: '195/55 R16' }));
    const change = await article.findByRole('button', { name: 'Cambiar' });
    expect(change).toHaveAccessibleDescription('Tu medida: 195/55 R16');
    expect(kept()).toBe('195/55 R16');
    expect(article.getByText(printed('2,1 bar'))).toBeVisible();
    expect(article.getByText(printed('4,2 bar'))).toBeVisible();
    expect(article.queryByText(printed('2,0 bar'))).not.toBeInTheDocument();
    await person.click(article.getByRole('button', { name: 'Otras medidas (2)' }));
    expect(article.getByText(printed('2,0 bar'))).toBeVisible();
    expect(article.getByText(printed('2,2 bar'))).toBeVisible();
  });

  it('shows those of the vehicle’s trim first, says why, and keeps the one that is chosen instead', async () => {
    const { article, person, kept } = await shownWithTyres(null, [], 'Ruta');
    const change = await article.findByRole('button', { name: 'Cambiar' });
    expect(change).toHaveAccessibleDescription('Según tu acabado Ruta: 195/55 R16');
    expect(article.getByText(printed('2,1 bar'))).toBeVisible();
    expect(article.queryByText(printed('2,0 bar'))).not.toBeInTheDocument();
    await person.click(change);
    await person.click(article.getByRole('button', { name: '185/65 R15' }));
    await waitFor(() => expect(kept()).toBe('185/65 R15'));
    expect(await article.findByRole('button', { name: 'Cambiar' })).toHaveAccessibleDescription(
      'Tu medida: 185/65 R15',
    );
    expect(article.getByText(printed('2,0 bar'))).toBeVisible();
  });

  it('stands as it is where it does not name the owner’s, which is said and can be changed', async () => {
    const text = 'La tabla de tu manual no nombra 165/70 R14: aquí la tienes como está.';
    const { article } = await shownWithTyres('165/70 R14', [
      { kind: 'remark', text, doubt: 'other-tyres' },
    ]);
    expect(await article.findByText(/No encuentro tu medida/)).toBeVisible();
    expect(article.getByText(text)).toBeVisible();
    const change = await article.findByRole('button', { name: 'Cambiar' });
    expect(change).toHaveAccessibleDescription('Tu medida: 165/70 R14');
    for (const pressure of ['2,0 bar', '2,1 bar', '2,2 bar', '4,2 bar']) {
      expect(article.getByText(printed(pressure))).toBeVisible();
    }
  });
});
