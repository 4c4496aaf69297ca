import { readFileSync } from 'node:fs';
import {
  createManual,
  createVehicle,
  deleteManual,
  getManualStatus,
  listManuals,
  listVehicles,
  openUploadSession,
  updateOnboarding,
  type Manual,
} from '../../functions/contract/index';
import { sayWhile } from '../progress.mjs';
import { asAdministrator } from '../suite/auth-settings';
import { PROJECT } from '../suite/emulators';
import { localUrl, type Ports } from '../suite/ports';
import { Problem } from '../suite/problem';
import { poll, signIn, type Caller } from './api-client';
import { seedHistory } from './demo-history';
import { demoManual, demoOwner, demoVehicle } from './demo-owner';

const PATIENCE_MS = 180_000;

/**
 * Creates the demonstration owner with a vehicle, a manual that was read, and what was done and asked before. Everything
 * but the account goes through the public API, as in a browser. Does nothing when it is there already.
 */
export async function seed({ url, ports }: { url: string; ports: Ports }): Promise<void> {
  await createAccount(ports.auth);
  const call = await signIn(url, demoOwner);
  const manual = await findManual(call);
  if (manual && isRead(manual)) return seedHistory(call, manual.vehicleId);
  await sayWhile('Preparando la cuenta de demostración…', async () => {
    // An earlier run may have ended in the middle.
    if (manual) await call(deleteManual, { params: { id: manual.id } });
    const vehicleId = await ownVehicle(call);
    await uploadManual(call, vehicleId);
    await call(updateOnboarding, { body: { completed: true } });
    await seedHistory(call, vehicleId);
  });
}

const isRead = ({ status }: Pick<Manual, 'status'>): boolean =>
  status === 'completed' || status === 'ready';

const findManual = async (call: Caller): Promise<Manual | undefined> =>
  (await call(listManuals)).find((manual) => manual.originalFilename === demoManual.filename);

/** The e-mail counts as confirmed. The id is fixed so that the owner's documents stay theirs whatever else is lost. */
async function createAccount(authPort: number): Promise<void> {
  const path = `identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`;
  const response = await fetch(`${localUrl(authPort)}/${path}`, {
    method: 'POST',
    headers: asAdministrator,
    body: JSON.stringify({
      localId: 'demo-owner',
      email: demoOwner.email,
      password: demoOwner.password,
      displayName: demoOwner.displayName,
      emailVerified: true,
    }),
  });
  if (response.ok) return;
  const reason = await response.text();
  if (/DUPLICATE_LOCAL_ID|EMAIL_EXISTS/.test(reason)) return;
  throw new Error(`Demonstration account: ${response.status} ${reason}`);
}

async function ownVehicle(call: Caller): Promise<number> {
  const vehicle = demoVehicle();
  const known = (await call(listVehicles)).find(
    ({ make, model }) => make === vehicle.make && model === vehicle.model,
  );
  return known?.id ?? (await call(createVehicle, { body: vehicle })).id;
}

async function uploadManual(call: Caller, vehicleId: number): Promise<void> {
  const content = readFileSync(demoManual.file);
  const { id } = await call(createManual, {
    body: { vehicleId, originalFilename: demoManual.filename },
  });
  const { uploadUrl } = await call(openUploadSession, {
    params: { id },
    body: { fileSize: content.length, contentType: 'application/pdf' },
  });
  const sent = await fetch(uploadUrl, { method: 'PUT', body: content });
  if (!sent.ok) throw new Error(`Upload of the demonstration manual: ${sent.status}`);
  const read = await poll(
    () => call(getManualStatus, { params: { id } }),
    (manual) => isRead(manual) || manual.status === 'failed',
    PATIENCE_MS,
  );
  if (!isRead(read)) {
    throw new Problem(`El manual de demostración no se pudo leer: ${read.processingMessage ?? ''}`);
  }
}
