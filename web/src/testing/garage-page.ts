import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export const openVehicleDialog = async (person: UserEvent) => {
  await screen.findByRole('heading', { name: 'Mis vehículos', level: 1 });
  const main = within(screen.getByRole('main'));
  await person.click(await main.findByRole('button', { name: 'Añadir vehículo' }));
  return within(await screen.findByRole('dialog', { name: 'Añadir vehículo' }));
};

export const choose = async (person: UserEvent, label: RegExp, option: string) => {
  await person.click(screen.getByRole('combobox', { name: label }));
  await person.click(await screen.findByRole('option', { name: option }));
};

export const fillInVehicle = async (person: UserEvent) => {
  await choose(person, /Marca/, 'Honda');
  await choose(person, /Modelo/, 'Civic');
  await choose(person, /Año/, '2020');
};

export const pdfOf = (bytes: number) => {
  const file = new File(['%PDF-1.7'], 'civic.pdf', { type: 'application/pdf' });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};

/** Reads toasts in their order and closes each: the next one waits for that. */
export async function readToasts(person: UserEvent, ...titles: string[]) {
  for (const title of titles) {
    const toast = (await screen.findByText(title)).closest<HTMLElement>(
      '[role=status], [role=alert]',
    );
    await person.click(within(toast!).getByRole('button', { name: 'Cerrar' }));
  }
}
