import { screen, waitFor, within } from '@testing-library/react';
import { getSearch, updateVehicle, type SearchResponse, type Statement } from '@contract';
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

type Table = Extract<Statement, { kind: 'table' }>;
const row = (...cells: string[]) => ({ cells });

const byColumns = (own: string | null): Table => ({
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

const byRows = (own: string | null): Table => ({
  ...{ kind: 'table', above: 'Presiones', below: '', citations: [buildCitation(0)] },
  header: [row('Motor', 'Delante')],
  rows: [row('1.2', '2,2 bar'), row('1.5 diésel', '2,4 bar'), row('Repuesto', '4,2 bar')],
  versions: { by: 'rows', names: ['1.2', '1.5 diésel'], of: [['1.2'], ['1.5 diésel'], []], own },
});

/** Somebody whose answer quotes these tables, told by what the vehicle is now. */
async function shown(tables: readonly ((own: string | null) => Table)[], engine: string | null) {
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

describe('a table of several versions', () => {
  it('asks once for one’s own, keeps it with the vehicle, and folds the others of every table', async () => {
    const { article, person, kept } = await shown([byColumns, byRows], null);
    const group = within(await article.findByRole('group', question));
    expect(article.getAllByText('5,1 l')).toHaveLength(1);
    await person.click(group.getByRole('button', { name: '1.2' }));
    const change = await article.findByRole('button', { name: 'Cambiar' });
    expect(change).toHaveAccessibleDescription('Tu versión: 1.2');
    await waitFor(() => expect(change).toHaveFocus());
    expect(kept()).toBe('1.2');
    expect(article.queryByRole('group', question)).not.toBeInTheDocument();
    expect(article.getByText('4,2 l')).toBeVisible();
    expect(article.queryByText('5,1 l')).not.toBeInTheDocument();
    expect(article.getByText('4,2 bar')).toBeVisible();
    await waitFor(() => expect(article.queryByText('2,4 bar')).not.toBeInTheDocument());
    const [ofColumns, ofRows] = article.getAllByRole('button', { name: 'Otras versiones (1)' });
    await person.click(ofColumns as HTMLElement);
    expect(article.getByText('5,1 l')).toBeVisible();
    await person.click(ofRows as HTMLElement);
    expect(article.getByText('2,4 bar')).toBeVisible();
  });

  it('shows the version that is known at once, which can be changed', async () => {
    const { article, person, kept } = await shown([byRows], '1.5 diésel');
    await person.click(await article.findByRole('button', { name: 'Cambiar' }));
    expect(article.queryByText('2,2 bar')).not.toBeInTheDocument();
    const group = within(article.getByRole('group', question));
    expect(group.getByRole('button', { name: '1.5 diésel' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await person.click(group.getByRole('button', { name: '1.2' }));
    await waitFor(() => expect(article.queryByText('2,4 bar')).not.toBeInTheDocument());
    expect(article.getByText('2,2 bar')).toBeVisible();
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
    expect(article.getByText('2,4 bar')).toBeVisible();
  });
});
