import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { deleteManual, deleteVehicle, searchManuals, updateVehicle } from '@contract';
import { buildManual, buildVehicle } from '../testing/builders';
import { Refusal } from '../testing/fake-api';
import { renderApp } from '../testing/render-app';

const corolla = buildVehicle();
const golf = buildVehicle({ id: 2, nickname: 'El rojo', isDefault: false });
const garage = { vehicles: [corolla, golf], manuals: [buildManual()] };

type Server = ReturnType<typeof renderApp>['server'];

const button = (name: string) => screen.findByRole('button', { name });
const box = () => screen.findByRole('textbox', { name: 'Tu pregunta' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function reach(person: UserEvent, name: string): Promise<void> {
  const target = await button(name);
  for (let step = 0; step < 40 && document.activeElement !== target; step += 1) await person.tab();
  expect(target).toHaveFocus();
}

/** Presses a button without a mouse. */
async function press(person: UserEvent, name: string): Promise<void> {
  await reach(person, name);
  await person.keyboard('{Enter}');
}

const shows = (role: 'dialog' | 'alertdialog') => screen.findByRole(role);
const closes = (role: 'dialog' | 'alertdialog') =>
  waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());

/** An answer takes its time: the page is seen to wait for it. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 100));

/** An answer that waits until it is let go. */
function held() {
  let letGo: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { wait: () => wait, letGo };
}

const refuse = async () => {
  await aMoment();
  throw new Refusal('UNAVAILABLE');
};

describe('after a search', () => {
  it('that was called off the keyboard is in the box', async () => {
    const { person, server } = renderApp('/', garage);
    server.on(searchManuals, () => new Promise(() => undefined));
    await person.type(await box(), '¿Qué aceite lleva?{Enter}');
    await shows('dialog');
    await person.keyboard('{Escape}');
    await closes('dialog');
    expect(await box()).toHaveFocus();
  });

  it('that failed the keyboard is on the button that tries again, each time', async () => {
    const { person, server } = renderApp('/', garage);
    const refusals = [held(), held()];
    await person.type(await box(), '¿Qué aceite lleva?');
    for (const { wait, letGo } of refusals) {
      server.on(searchManuals, () => wait().then(refuse));
      await person.keyboard('{Enter}');
      await shows('dialog');
      letGo();
      await closes('dialog');
      expect(await button('Reintentar')).toHaveFocus();
    }
  });
});

describe.each([
  {
    what: 'a manual',
    path: '/manuals',
    title: 'Manuales',
    doomed: 'Eliminar corolla-2021.pdf',
    confirm: 'Eliminar',
    endpoint: deleteManual,
    left: { manuals: [] },
  },
  {
    what: 'a vehicle',
    path: '/vehicles',
    title: 'Mis vehículos',
    doomed: 'Eliminar El rojo',
    confirm: 'Eliminar vehículo',
    endpoint: deleteVehicle,
    left: { vehicles: [corolla] },
  },
])('deleting $what', ({ path, title, doomed, confirm, endpoint, left }) => {
  const remove = (server: Server, wait: () => Promise<unknown>) => async () => {
    await wait();
    Object.assign(server.data, left);
    return undefined;
  };
  const open = async () => {
    const app = renderApp(path, garage);
    app.server.on(endpoint, remove(app.server, aMoment));
    await press(app.person, doomed);
    await shows('alertdialog');
    return app;
  };
  const isGone = () =>
    waitFor(() => expect(screen.queryByRole('button', { name: doomed })).not.toBeInTheDocument());

  it('leads the keyboard to the heading of the page', async () => {
    const { person } = await open();
    await press(person, confirm);
    await closes('alertdialog');
    await isGone();
    expect(await heading(title)).toHaveFocus();
  });

  it('does so too when the dialog was closed before it was done', async () => {
    const { person, server } = await open();
    const { wait, letGo } = held();
    server.on(endpoint, remove(server, wait));
    await press(person, confirm);
    await person.click(await button('Cancelar'));
    await closes('alertdialog');
    expect(await button(doomed)).toHaveFocus();
    letGo();
    await isGone();
    expect(await heading(title)).toHaveFocus();
  });

  it('leaves the keyboard on the button when it is not done after all', async () => {
    const { person, server } = await open();
    await person.keyboard('{Escape}');
    await closes('alertdialog');
    expect(await button(doomed)).toHaveFocus();
    server.on(endpoint, refuse);
    await person.keyboard('{Enter}');
    await shows('alertdialog');
    await press(person, confirm);
    await closes('alertdialog');
    expect(await button(doomed)).toHaveFocus();
  });
});

describe('making a vehicle the default', () => {
  const NAME = 'Hacer predeterminado: El rojo';
  const open = (wait: () => Promise<unknown> = aMoment) => {
    const app = renderApp('/vehicles', garage);
    const { data } = app.server;
    app.server.on(updateVehicle, async () => {
      await wait();
      data.vehicles = data.vehicles.map((vehicle) => ({
        ...vehicle,
        isDefault: vehicle.id === golf.id,
      }));
      return { ...golf, isDefault: true };
    });
    return app;
  };
  const isDone = () => screen.findByText('Default vehicle updated');

  it('leads the keyboard to the button beside the one that vanishes', async () => {
    const { person } = open();
    await press(person, NAME);
    await isDone();
    expect(await button('Editar El rojo')).toHaveFocus();
  });

  it('leaves it on the button when it fails', async () => {
    const { person, server } = open();
    server.on(updateVehicle, refuse);
    await press(person, NAME);
    await screen.findByText('Failed to update default vehicle');
    expect(await button(NAME)).toHaveFocus();
  });

  it('calls nobody back who has gone on meanwhile', async () => {
    const { wait, letGo } = held();
    const { person } = open(wait);
    await press(person, NAME);
    await reach(person, 'Eliminar El rojo');
    letGo();
    await isDone();
    expect(await button('Eliminar El rojo')).toHaveFocus();
  });
});
