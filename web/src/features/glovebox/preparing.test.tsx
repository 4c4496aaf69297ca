import { screen, within } from '@testing-library/react';
import { getFacts, getPlan, listServices } from '@contract';
import { readKept } from '../../lib/offline/store';
import { served } from '../../lib/offline/status';
import { buildVehicle } from '../../testing/builders';
import { Refusal } from '../../testing/fake-api';
import { emptyDevice } from '../../testing/indexed-db';
import { renderApp } from '../../testing/render-app';
import { buildManualSignals } from '../../testing/signals';

const refuse = (): never => {
  throw new Refusal('UNAVAILABLE');
};

beforeEach(() => {
  emptyDevice();
  served.note(false);
});

describe('what this device keeps', () => {
  it('waits for what is still being prepared, and says nowhere that it is', async () => {
    let asked = 0;
    const { person } = renderApp('/vehicles/1/testigos', {
      vehicles: [buildVehicle()],
      prepare: (server) => {
        server.on(getPlan, refuse);
        server.on(listServices, refuse);
        server.on(getFacts, ({ params: { id } }) => {
          asked += 1;
          const { manual } = buildManualSignals(null, asked > 1 ? {} : { untold: 'preparing' });
          return {
            ...{ vehicleId: id, engines: [], engine: null, missing: [], kept: [] },
            manuals: [{ manual, facts: asked > 1 ? [] : null, waiting: 0 }],
          };
        });
      },
    });
    const own = await screen.findByRole('switch', { name: 'Guardar en este dispositivo' });
    await person.click(own);
    const hint = within(own.closest('section') as HTMLElement);
    expect(await hint.findByText(/Actualizado el .*ficha/)).toBeVisible();
    expect(asked).toBeGreaterThan(1);
    expect((await readKept('/api/vehicles/1/facts'))?.body).not.toContain('preparing');
  });
});
