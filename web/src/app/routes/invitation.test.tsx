import { screen, waitFor, within } from '@testing-library/react';
import { getInvitation, sendInvitation } from '@contract';
import { REFERENCE, Refusal } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';

const EMAIL = 'ana@invitada.example';
const PROBLEM = 'Hubo un problema al enviar la invitación, pero ha sido registrada.';

const refuse = () => {
  throw new Refusal('UNAVAILABLE');
};

function renderInvitation(path = '/invite-ana', isDown = false) {
  const sent: unknown[] = [];
  const app = renderApp(path, {
    user: null,
    prepare: (server) => {
      server.on(getInvitation, ({ params: { name } }) => {
        if (isDown) return refuse();
        if (name !== 'ana') throw new Refusal('INVITATION_NOT_FOUND');
        return { name, email: EMAIL };
      });
      server.on(sendInvitation, ({ params, body }) => {
        sent.push({ ...params, ...body });
        return { message: 'Registrada.' };
      });
    },
  });
  return { ...app, sent };
}

const message = () => screen.findByRole('textbox', { name: 'Mensaje personalizado' });
const sendButton = () => screen.findByRole('button', { name: 'Enviar invitación' });
const outcome = () => screen.findByRole('dialog', { name: 'Invitación enviada' });

describe('the invitation', () => {
  it('[2.10, 2.121, 6.5] is for a fixed address', async () => {
    renderInvitation();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Invitación a Guantera' }),
    ).toBeVisible();
    const email = await screen.findByRole('textbox', { name: 'Correo electrónico' });
    expect(email).toHaveValue(EMAIL);
    expect(email).toBeDisabled();
  });

  it.each(['/invite-nadie', '/invite-', '/invite-Ana', '/invite-ana/mas'])(
    'does not exist at %s',
    async (path) => {
      renderInvitation(path);
      expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
    },
  );

  it('can be asked for again when it did not arrive', async () => {
    const { person, server } = renderInvitation('/invite-ana', true);
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    expect(screen.getByRole('alert')).toHaveTextContent('El servicio no responde ahora mismo.');
    server.on(getInvitation, () => ({ name: 'ana', email: EMAIL }));
    await person.click(retry);
    expect(await sendButton()).toBeVisible();
  });
});

const REGISTERED = `La invitación para ${EMAIL} ha quedado registrada y se procesará cuando el correo esté configurado por completo. Todavía no se ha enviado ningún mensaje.`;

describe('sending it', () => {
  it('[2.122, 2.124, 3.14] registers it with the message, and says that no mail has gone', async () => {
    const { person, sent } = renderInvitation();
    await person.type(await message(), '  ¡Te esperamos!  ');
    await person.click(await sendButton());
    const dialog = await outcome();
    expect(dialog).toHaveTextContent(`Invitación enviada${REGISTERED}Cerrar`);
    expect(sent).toEqual([{ name: 'ana', message: '¡Te esperamos!' }]);
    expect(screen.queryByText(PROBLEM)).not.toBeInTheDocument();
    await person.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await sendButton()).toHaveFocus();
    expect(screen.getByText(/^Ya está registrada\./)).toBeVisible();
  });

  it('[2.122] needs no message', async () => {
    const { person, sent } = renderInvitation();
    await person.type(await message(), '   ');
    await person.click(await sendButton());
    expect(await outcome()).toBeVisible();
    expect(sent).toEqual([{ name: 'ana' }]);
  });

  it('[2.123] says that it is under way, and takes no second click', async () => {
    const { person, server } = renderInvitation();
    let finish: () => void = () => undefined;
    let count = 0;
    server.on(sendInvitation, async () => {
      count += 1;
      await new Promise<void>((resolve) => (finish = resolve));
      return { message: 'Registrada.' };
    });
    await person.click(await sendButton());
    const busy = await screen.findByRole('button', { name: 'Enviando...' });
    await person.click(busy);
    finish();
    expect(await outcome()).toBeVisible();
    expect(count).toBe(1);
  });

  it('[2.124, 2.125, 8.60] says the same in its dialog whatever the outcome, and lets nothing be lost', async () => {
    const { person, server, sent } = renderInvitation();
    server.on(sendInvitation, refuse);
    await person.type(await message(), 'Hola');
    await person.click(await sendButton());
    const dialog = await outcome();
    expect(await screen.findByText(PROBLEM)).toBeVisible();
    expect(dialog).toHaveTextContent(`Invitación enviada${REGISTERED}Cerrar`);
    await person.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const note = screen.getByText(/^Falta la confirmación del servidor\./);
    expect(note).toHaveTextContent('El servicio no responde ahora mismo.');
    expect(note).toHaveTextContent(REFERENCE);
    expect(await sendButton()).toHaveFocus();
    server.on(sendInvitation, ({ params, body }) => {
      sent.push({ ...params, ...body });
      return { message: 'Registrada.' };
    });
    await person.click(await sendButton());
    await person.click(within(await outcome()).getByRole('button', { name: 'Cerrar' }));
    expect(sent).toEqual([{ name: 'ana', message: 'Hola' }]);
    expect(await screen.findByText(/^Ya está registrada\./)).toBeVisible();
    expect(screen.queryByText(/^Falta la confirmación/)).not.toBeInTheDocument();
  });

  it('counts the message, and says when it is too long', async () => {
    const { person, server } = renderInvitation();
    const field = await message();
    expect(field).toHaveAccessibleDescription('Opcional · 0 de 1000 caracteres');
    await person.click(field);
    await person.paste('a'.repeat(1000));
    expect(field).toHaveAccessibleDescription('Opcional · 1000 de 1000 caracteres');
    await person.paste('b');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'El mensaje no debe pasar de 1000 caracteres.',
    );
    expect(await sendButton()).toBeDisabled();
    expect(server.calls).not.toContain('POST /api/invite-ana');
  });
});
