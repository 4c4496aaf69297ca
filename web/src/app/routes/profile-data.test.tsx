import { screen, waitFor, within } from '@testing-library/react';
import {
  eraseAccount,
  getDataExport,
  openDataExport,
  startDataExport,
  type DataExport,
  type ErrorCode,
} from '@contract';
import { Refusal, type FakeServer } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';

const anExport = (parts: Partial<DataExport> = {}): DataExport => ({
  status: 'ready',
  progress: 100,
  requestedAt: '2026-11-21T09:00:00.000Z',
  size: 4_990_000,
  expiresAt: '2026-11-22T09:00:00.000Z',
  ...parts,
});
const running = anExport({ status: 'running', progress: 40, size: null, expiresAt: null });

const panel = async (name: string) => within(await screen.findByRole('region', { name }));

const openWith = (state: DataExport | null, prepare?: (server: FakeServer) => void) =>
  renderApp('/profile', {
    prepare: (server) => {
      server.on(getDataExport, () => state);
      prepare?.(server);
    },
  });

const refuse = (code: ErrorCode) => () => {
  throw new Refusal(code);
};

describe('taking the data along', () => {
  it('begins with one click, shows how far it is and ends with the file', async () => {
    let state: DataExport | null = null;
    const { person, server } = openWith(null);
    server.on(getDataExport, () => state);
    server.on(startDataExport, () => (state = running));
    const data = await panel('Tus datos');
    await person.click(await data.findByRole('button', { name: 'Descargar mis datos' }));
    const bar = await data.findByRole('progressbar', { name: 'Progreso de la preparación' });
    expect(bar).toHaveAttribute('aria-valuenow', '40');
    expect(data.getByRole('status')).toHaveTextContent(/^Preparando tus datos…/);
    state = anExport();
    expect(await data.findByRole('button', { name: 'Descargar ZIP' })).toBeVisible();
    expect(data.getByRole('status')).toHaveTextContent('un ZIP de 4,76 MB');
    expect(data.getByText(/Se borra de nuestros servidores el 22 nov 2026/)).toBeVisible();
  });

  it('fetches the file by an address that is asked for with each click', async () => {
    const followed: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      followed.push(this.href);
    });
    const { person, server } = openWith(anExport());
    server.on(openDataExport, () => ({ url: `https://storage.example/${followed.length}` }));
    const button = await screen.findByRole('button', { name: 'Descargar ZIP' });
    await person.click(button);
    await waitFor(() => expect(followed).toHaveLength(1));
    await person.click(button);
    await waitFor(() =>
      expect(followed).toEqual(['https://storage.example/0', 'https://storage.example/1']),
    );
    click.mockRestore();
  });

  it('is prepared anew when its owner asks', async () => {
    const { person, server } = openWith(anExport());
    server.on(startDataExport, () => running);
    await person.click(await screen.findByRole('button', { name: 'Preparar de nuevo' }));
    expect(await screen.findByRole('progressbar')).toBeVisible();
  });

  it('says that it failed, and can be tried again', async () => {
    const failed = anExport({ status: 'failed', size: null, expiresAt: null });
    openWith(failed);
    expect(await screen.findByText(/No hemos podido preparar tus datos/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Descargar mis datos' })).toBeEnabled();
  });

  it('says when its state cannot be had', async () => {
    openWith(null, (server) => server.on(getDataExport, refuse('UNAVAILABLE')));
    const data = await panel('Tus datos');
    expect(await data.findByRole('alert')).toHaveTextContent('El servicio no responde');
    expect(data.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  });
});

describe('erasing the account', () => {
  async function open(prepare?: (server: FakeServer) => void) {
    const app = openWith(null, prepare);
    const account = await panel('Eliminar la cuenta');
    await app.person.click(account.getByRole('button', { name: 'Eliminar mi cuenta' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Eliminar tu cuenta?' }));
    const word = dialog.getByLabelText('Escribe ELIMINAR para confirmar');
    const confirm = () =>
      app.person.click(dialog.getByRole('button', { name: 'Eliminar mi cuenta' }));
    return { ...app, dialog, word, confirm };
  }
  const asked = (server: FakeServer) =>
    server.calls.filter((call) => call === `POST ${eraseAccount.path}`).length;

  it.each(['', 'borrar'])('does nothing for the word «%s»', async (typed) => {
    const { person, dialog, word, confirm, server } = await open();
    if (typed) await person.type(word, typed);
    await confirm();
    expect(await dialog.findByText('Escribe la palabra ELIMINAR.')).toBeVisible();
    expect(asked(server)).toBe(0);
  });

  it('asks the server once the word is there, and says why that refused', async () => {
    const { person, dialog, word, confirm, server } = await open((fake) =>
      fake.on(eraseAccount, refuse('UNAVAILABLE')),
    );
    await person.type(word, 'eliminar');
    await confirm();
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'No hemos podido eliminar tu cuenta. El servicio no responde ahora mismo.',
    );
    expect(asked(server)).toBe(1);
  });

  it('leads to a new sign-in, and back to the profile, when the last one is old', async () => {
    const { person, dialog, word, confirm, location } = await open((fake) =>
      fake.on(eraseAccount, refuse('RECENT_SIGN_IN_REQUIRED')),
    );
    await person.type(word, 'ELIMINAR');
    await confirm();
    await person.click(await dialog.findByRole('button', { name: 'Volver a iniciar sesión' }));
    await waitFor(() => expect(location()?.pathname).toBe('/auth'));
    expect(location()?.state).toMatchObject({ returnTo: '/profile' });
  });

  it('can be left, and keeps nothing of what was typed', async () => {
    const { person, dialog, word, server } = await open();
    await person.type(word, 'ELIMINAR');
    await person.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await person.click(screen.getByRole('button', { name: 'Eliminar mi cuenta' }));
    expect(await screen.findByLabelText(/^Escribe ELIMINAR/)).toHaveValue('');
    expect(asked(server)).toBe(0);
  });
});
