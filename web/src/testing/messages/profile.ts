import { screen } from '@testing-library/react';
import { errors, getDataExport, openDataExport, startDataExport, updateUser } from '@contract';
import { buildUser } from '../builders';
import { Refusal, type FakeServer } from '../fake-api';
import { renderApp } from '../render-app';
import { odd, REASON, saying, silent } from './answers';
import type { Message } from './message';

const user = /^\/api\/user$/;

async function rename(prepare: (server: FakeServer) => void = () => undefined) {
  const { person, server } = renderApp('/profile');
  prepare(server);
  await person.click(await screen.findByRole('button', { name: 'Editar perfil' }));
  await person.type(await screen.findByLabelText('Nombre completo'), ' Soler');
  await person.click(screen.getByRole('button', { name: 'Guardar cambios' }));
}

const anArchive = {
  status: 'ready',
  progress: 100,
  requestedAt: '2026-11-21T09:00:00.000Z',
  size: 10,
  expiresAt: '2026-11-22T09:00:00.000Z',
} as const;

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
    () => rename((server) => server.onUrl('PATCH', user, odd)),
  ],
  [
    'a name that the server fails to save without a word',
    'Error al actualizar perfil',
    'Ha ocurrido un error desconocido',
    () => rename((server) => server.onUrl('PATCH', user, silent)),
  ],
  [
    'a name that the server refuses with a message alone',
    'Error al actualizar perfil',
    REASON,
    () => rename((server) => server.onUrl('PATCH', user, saying('message'))),
  ],
  [
    'an archive that was asked for too often',
    'Error al preparar tus datos',
    errors.EXPORT_LIMIT.sentence,
    async () => {
      const { person, server } = renderApp('/profile');
      server.on(startDataExport, () => {
        throw new Refusal('EXPORT_LIMIT');
      });
      await person.click(await screen.findByRole('button', { name: 'Descargar mis datos' }));
    },
  ],
  [
    'an archive that was removed meanwhile',
    'Error al descargar tus datos',
    errors.EXPORT_NOT_READY.sentence,
    async () => {
      const { person, server } = renderApp('/profile', {
        prepare: (fake) => fake.on(getDataExport, () => anArchive),
      });
      server.on(openDataExport, () => {
        throw new Refusal('EXPORT_NOT_READY');
      });
      await person.click(await screen.findByRole('button', { name: 'Descargar ZIP' }));
    },
  ],
];
