import type { Page } from '@playwright/test';
import { expect } from './fixtures';

const titles = [
  'Te damos la bienvenida a Guantera',
  'Tu perfil',
  /^Tus? vehículos?$/,
  'El manual de tu vehículo',
  'Qué puedes hacer con Guantera',
  '¡Enhorabuena!',
] as const;

/** Waits for a step, counted from 0, as an owner meets it: its heading has the focus, and what led here is saved. */
export async function expectStep(page: Page, step: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: titles[step]! })).toBeFocused();
  await expect(page.getByText(`Paso ${step + 1} de 6`)).toBeVisible();
  // A step shows before it is saved, and until then nothing on it can be pressed.
  await expect(page.getByRole('button', { name: 'Espera por favor' })).toBeHidden();
}
