import { screen } from '@testing-library/react';
import { errors, updateUser } from '@contract';
import { buildUser } from '../builders';
import { Refusal, type FakeServer } from '../fake-api';
import { renderApp } from '../render-app';
import type { Message } from './message';

async function rename(prepare: (server: FakeServer) => void = () => undefined) {
  const { person, server } = renderApp('/profile');
  prepare(server);
  await person.click(await screen.findByRole('button', { name: 'Editar perfil' }));
  await person.type(await screen.findByLabelText('Nombre completo'), ' Soler');
  await person.click(screen.getByRole('button', { name: 'Guardar cambios' }));
}

export const profileMessages: readonly Message[] = [
  [
    'a name that is missing',
    'Desconocido',
    null,
    () => Promise.resolve(renderApp('/profile', { user: buildUser({ username: '' }) })),
  ],
  ['a name that is saved', 'Perfil actualizado', null, rename],
  [
    'a name that the server refuses',
    'Error al actualizar perfil',
    errors.UNAVAILABLE.sentence,
    () =>
      rename((server) =>
        server.on(updateUser, () => {
          throw new Refusal('UNAVAILABLE');
        }),
      ),
  ],
  [
    'a name of which nobody knows what came',
    'Error al actualizar perfil',
    'Ha ocurrido un error desconocido',
    () => rename((server) => server.onUrl('PATCH', /^\/api\/user$/, () => Response.json({}))),
  ],
];
