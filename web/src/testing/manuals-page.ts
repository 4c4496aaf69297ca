import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createManual, deleteManual, openUploadSession } from '@contract';
import { buildManual, buildVehicle } from './builders';
import { createFakeStorage } from './fake-storage';
import { renderApp } from './render-app';

const garage = { vehicles: [buildVehicle()] };

/** A file of any size without its bytes. */
export function fileOf(name: string, size = 1000): File {
  const file = new File(['x'], name);
  return Object.defineProperties(file, {
    size: { value: size },
    slice: {
      value: (from: number, to: number) => ({
        size: to - from,
        arrayBuffer: () => Promise.resolve(new ArrayBuffer(1)),
      }),
    },
  });
}

/** Lets a server take uploads: the manual is created with the id 9, its file goes to the storage. */
export function takeUploads(server: ReturnType<typeof renderApp>['server']): void {
  server.on(createManual, ({ body }) => {
    const manual = buildManual({
      id: 9,
      ...body,
      status: 'pending',
      fileSize: 0,
      isAskable: false,
    });
    server.data.manuals = [...server.data.manuals, manual];
    return manual;
  });
  server.on(openUploadSession, () => ({
    uploadUrl: 'https://storage.invalid/session',
    isContinued: false,
  }));
  server.on(deleteManual, ({ params }) => {
    server.data.manuals = server.data.manuals.filter(({ id }) => id !== params.id);
    return undefined;
  });
}

/** The manuals page over a server that takes uploads. `applyAccept` off: the picker's filter is only a hint. */
export function renderManuals(data: Parameters<typeof renderApp>[1] = {}) {
  const storage = createFakeStorage();
  const app = renderApp('/manuals', { ...garage, manuals: [buildManual()], ...data });
  takeUploads(app.server);
  return { ...app, storage, person: userEvent.setup({ applyAccept: false }) };
}

export const openUploadDialog = async (person: ReturnType<typeof userEvent.setup>) => {
  await person.click(await screen.findByRole('button', { name: 'Subir manual' }));
  return screen.findByRole('dialog', { name: 'Subir manual' });
};
export const fileField = (dialog: HTMLElement) =>
  within(dialog).findByLabelText('Archivo del manual');
export const uploadButton = (dialog: HTMLElement) =>
  within(dialog).getByRole('button', { name: 'Subir manual' });
export const rowOf = async (name: string) =>
  (await screen.findByText(name)).closest<HTMLElement>('[role=row], tr')!;
