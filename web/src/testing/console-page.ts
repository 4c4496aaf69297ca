import { screen, within } from '@testing-library/react';
import {
  createManual,
  deleteManual,
  getManualStatus,
  listManualChunks,
  updateManual,
  uploadManual,
  type ErrorCode,
  type Manual,
  type ManualChunk,
} from '@contract';
import { buildManual, buildVehicle } from './builders';
import { Refusal } from './fake-api';
import { renderApp } from './render-app';

export const buildChunk = (n: number, parts: Partial<ManualChunk> = {}): ManualChunk => ({
  id: `1-1-${n}`,
  content: `En frío, la presión es de 2,${n} bar.`,
  pageReference: `p. ${n}`,
  category: 'specification',
  createdAt: '2026-03-02T09:30:00.000Z',
  ...parts,
});

/** The console over a server that keeps what it is told. `address` is what follows `/console`. */
export function renderConsole(address = '', data: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp(`/console${address}`, {
    vehicles: [buildVehicle()],
    manuals: [buildManual()],
    ...data,
  });
  const { server } = app;
  const chunks: ManualChunk[] = [];
  const forms: FormData[] = [];
  const edits: unknown[] = [];

  const find = (id: number): Manual => {
    const manual = server.data.manuals.find((each) => each.id === id);
    if (!manual) throw new Refusal('MANUAL_NOT_FOUND');
    return manual;
  };
  const add = (parts: Partial<Manual>): Manual => {
    const manual = buildManual({ id: 9, status: 'pending', isAskable: false, ...parts });
    server.data.manuals = [...server.data.manuals, manual];
    return manual;
  };
  server.on(getManualStatus, ({ params }) => find(params.id));
  server.on(listManualChunks, ({ params }) => (find(params.id), chunks));
  server.on(createManual, ({ body: { vehicleId, originalFilename } }) =>
    add({ vehicleId, originalFilename, fileSize: 0 }),
  );
  server.on(uploadManual, ({ form }) => {
    if (!form) throw new Refusal('INVALID_REQUEST');
    forms.push(form);
    return add({ originalFilename: (form.get('manual') as File).name });
  });
  server.on(updateManual, ({ params: { id }, body }) => {
    edits.push({ id, ...body });
    const status = body.status === 'error' ? 'failed' : (body.status ?? find(id).status);
    const manual: Manual = {
      ...find(id),
      status,
      vehicleId: body.vehicleId ?? find(id).vehicleId,
      ...(body.processingMessage !== undefined && { processingMessage: body.processingMessage }),
    };
    server.data.manuals = server.data.manuals.map((each) => (each.id === id ? manual : each));
    return manual;
  });
  server.on(deleteManual, ({ params: { id } }) => {
    server.data.manuals = server.data.manuals.filter((each) => each.id !== id);
    return undefined;
  });
  return { ...app, chunks, forms, edits };
}

export const openTab = (name: string) => screen.findByRole('tab', { name });

export const rowOf = async (filename: string) =>
  within((await screen.findByRole('rowheader', { name: new RegExp(filename) })).closest('tr')!);

/** The last toast says this title, and this in its description. */
export async function expectToast(title: string, description?: string) {
  const shown = await screen.findByText(title);
  expect(shown).toBeVisible();
  expect(shown).toHaveAttribute('lang', 'en');
  if (description) expect(shown.closest('.MuiAlert-root')).toHaveTextContent(description);
}

export type Console = ReturnType<typeof renderConsole>;

/** Opens a dialog of the toolbar. */
export async function openForm({ person }: Console, button: string, title: string) {
  await person.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: title }));
}

export type Form = Awaited<ReturnType<typeof openForm>>;

/** Presses a button of the row of `corolla-2021.pdf`. */
export async function pressInRow({ person }: Console, verb: string) {
  const row = await rowOf('corolla-2021.pdf');
  await person.click(row.getByRole('button', { name: `${verb}: corolla-2021.pdf` }));
}

export const vehicleField = (form: Form) => form.getByRole('combobox', { name: /Vehicle/ });

/** The option of the vehicle there is: it is here when the garage has arrived. */
export const vehicleOption = (form: Form) =>
  form.findByRole('option', { name: 'Toyota Corolla 2021' });

export const optionsOf = (field: HTMLElement) =>
  within(field)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

export const refusing = (code: ErrorCode) => () => {
  throw new Refusal(code);
};
