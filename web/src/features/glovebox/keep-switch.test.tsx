import { screen, within } from '@testing-library/react';
import { getManualPage, listSearches, type ManualPage } from '@contract';
import { writeNote } from '../../lib/offline/owner';
import { served } from '../../lib/offline/status';
import { buildUser } from '../../testing/builders';
import { Refusal } from '../../testing/fake-api';
import { hintOf, keep, page, prepare, SAVED_AT, vehicles } from '../../testing/glovebox-page';
import { emptyDevice } from '../../testing/indexed-db';
import { renderApp } from '../../testing/render-app';

beforeEach(() => {
  emptyDevice();
  served.note(false);
});

describe('the switch of a vehicle', () => {
  it('tells how many pages are kept so far, also to who leaves and comes back', async () => {
    const { person, server } = renderApp('/vehicles/1', { vehicles, prepare });
    let goOn: (text: ManualPage) => void = () => undefined;
    const gate = new Promise<ManualPage>((resolve) => (goOn = resolve));
    server.on(getManualPage, () => gate);
    await person.click(await keep());
    const section = await hintOf();
    expect(await section.findByText(/^Guardando: 0 de 2\s+páginas…$/)).toBeVisible();
    await person.click(screen.getByRole('link', { name: /^El rojo/ }));
    const table = within(await screen.findByRole('table', { name: 'Mis vehículos' }));
    await person.click(table.getByRole('link', { name: 'Toyota Corolla 2021' }));
    expect(await (await hintOf()).findByText(/^Guardando: 0 de 2/)).toBeVisible();
    goOn(page);
    expect(await (await hintOf()).findByText(/Actualizado/)).toBeVisible();
  });

  it('says of what was interrupted that it was, and goes on when its owner says so', async () => {
    localStorage.setItem('guantera-glovebox:lucia', '[1]');
    const never = { owner: 'lucia', at: SAVED_AT, contents: null };
    writeNote(never);
    const { person } = renderApp('/vehicles/1', {
      vehicles,
      user: buildUser({ id: 'lucia' }),
      prepare: (server) => {
        prepare(server);
        // The device looks by itself once the owner's saved answers are known.
        server.on(listSearches, () => {
          throw new Refusal('UNAVAILABLE');
        });
      },
    });
    const section = await hintOf();
    expect(section.getByText(/^No terminó de guardarse/)).toBeVisible();
    await person.click(section.getByRole('button', { name: 'Guardar ahora' }));
    expect(await section.findByText(/Actualizado/)).toBeVisible();
    expect(section.queryByRole('button', { name: 'Guardar ahora' })).not.toBeInTheDocument();
  });
});
