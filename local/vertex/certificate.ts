import { isIPv4 } from 'node:net';
import { generate } from 'selfsigned';

/** In PEM. */
export type Certificate = { key: string; certificate: string };

const DAY_MS = 86_400_000;
/** A suite that runs longer is started again. */
const VALID_DAYS = 30;

/** A certificate of its own for one IPv4 address of this machine, made when it is needed. */
export async function ownCertificate(address: string): Promise<Certificate> {
  if (!isIPv4(address)) throw new Error(`${address} is no address`);
  const now = Date.now();
  const { private: key, cert } = await generate(
    [{ name: 'commonName', value: 'Guantera, suite local' }],
    {
      ...{ keyType: 'ec', curve: 'P-256', algorithm: 'sha256' },
      ...{ notBeforeDate: new Date(now - DAY_MS) },
      ...{ notAfterDate: new Date(now + VALID_DAYS * DAY_MS) },
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: address }] }],
    },
  );
  return { key, certificate: cert };
}
