import { screen, waitFor, within } from '@testing-library/react';
import {
  addOdometerEntry,
  getPlan,
  listServices,
  type NewOdometerEntry,
  type Plan,
} from '@contract';
import { Refusal } from '../../testing/fake-api';
import { buildManual, buildVehicle } from '../../testing/builders';
import { renderApp } from '../../testing/render-app';

const plan: Plan = {
  manuals: [
    { manualId: 1, originalFilename: 'brisa.pdf', revision: 1, hasPages: true, isRead: true },
  ],
  ...{ items: [], choices: { versions: [], scopes: [] }, chosen: [], followed: null },
  severeUse: { isOn: false, definitions: [] },
  odometer: { last: { date: '2026-06-10', km: 47_000 }, today: 51_000, perDay: 33 },
  inspection: null,
};

async function write(km: string) {
  const app = renderApp('/vehicles/1/mantenimiento', {
    vehicles: [buildVehicle()],
    manuals: [buildManual()],
  });
  const sent: NewOdometerEntry[] = [];
  app.server.on(getPlan, () => plan);
  app.server.on(listServices, () => []);
  app.server.on(addOdometerEntry, ({ body }) => {
    sent.push(body);
    if (!body.isConfirmed) throw new Refusal('ODOMETER_UNLIKELY');
    return { id: 1, date: body.date, km: body.km };
  });
  await app.person.type(await screen.findByLabelText('Kilómetros de hoy'), `${km}{Enter}`);
  const dialog = within(await screen.findByRole('alertdialog', { name: '¿Son 512.000\u00a0km?' }));
  return { ...app, sent, dialog };
}

describe('kilometres that go against what is written down', () => {
  it('are asked back, and kept once they are confirmed', async () => {
    const { person, dialog, sent } = await write('512.000');
    expect(dialog.getByText(/no cuadran con los que ya están apuntados/)).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Sí, guardar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(sent.map(({ km, isConfirmed }) => [km, isConfirmed])).toEqual([
      [512_000, undefined],
      [512_000, true],
    ]);
  });

  it('can be corrected where they were typed', async () => {
    const { person, dialog, sent } = await write('512.000');
    await person.click(dialog.getByRole('button', { name: 'Corregir' }));
    expect(await screen.findByLabelText('Kilómetros de hoy')).toHaveValue('512.000');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });
});
