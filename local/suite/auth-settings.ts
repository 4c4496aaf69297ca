import { PROJECT } from './emulators';
import { localUrl } from './ports';

/** The Auth emulator answers administrators that present this. */
export const asAdministrator = {
  authorization: 'Bearer owner',
  'content-type': 'application/json',
};

/** Turns e-mail enumeration protection on, as every new project in the cloud has it; the emulator begins without. */
export async function protectEmails(authPort: number): Promise<void> {
  const url = `${localUrl(authPort)}/identitytoolkit.googleapis.com/v2/projects/${PROJECT}/config`;
  const response = await fetch(`${url}?updateMask=emailPrivacyConfig`, {
    method: 'PATCH',
    headers: asAdministrator,
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!response.ok) throw new Error(`Auth settings: ${response.status} ${await response.text()}`);
}
