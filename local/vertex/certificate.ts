import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isIPv4 } from 'node:net';

/** In PEM. */
export type Certificate = { key: string; certificate: string };

const DAY_MS = 86_400_000;
/** A suite that runs longer is started again. */
const VALID_DAYS = 30;

/** Tags of DER (ITU-T X.690). */
const TAGS = {
  ...{ boolean: 0x01, integer: 0x02, bits: 0x03, octets: 0x04, id: 0x06, text: 0x0c },
  ...{ time: 0x17, sequence: 0x30, set: 0x31 },
  /** Of the context: the version, the extensions, an address in a name. */
  ...{ version: 0xa0, extensions: 0xa3, address: 0x87 },
};

function der(tag: keyof typeof TAGS, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const head = length < 0x80 ? [length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([TAGS[tag], ...head]), content]);
}

const id = (hex: string): Buffer => der('id', Buffer.from(hex, 'hex'));
const SHA256_WITH_ECDSA = der('sequence', id('2a8648ce3d040302'));
const COMMON_NAME = id('550403');
const SUBJECT_ALTERNATIVE_NAME = id('551d11');

/** "261128010203Z". */
const timeOf = (milliseconds: number): Buffer =>
  der(
    'time',
    Buffer.from(`${new Date(milliseconds).toISOString().replaceAll(/\D/g, '').slice(2, 14)}Z`),
  );

const pem = (content: Buffer): string => {
  const lines = content.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
};

/**
 * A certificate of its own for one address of this machine, made when it is needed (RFC 5280): Node makes keys and
 * signatures, but no certificates, and not every machine has OpenSSL's program.
 */
export function ownCertificate(address: string): Certificate {
  if (!isIPv4(address)) throw new Error(`${address} is no address`);
  const now = Date.now();
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = der(
    'sequence',
    der('set', der('sequence', COMMON_NAME, der('text', Buffer.from('Guantera, suite local')))),
  );
  const names = der('sequence', der('address', Buffer.from(address.split('.').map(Number))));
  const signed = der(
    'sequence',
    der('version', der('integer', Buffer.from([2]))),
    // Positive, whatever comes.
    der('integer', Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    SHA256_WITH_ECDSA,
    name,
    der('sequence', timeOf(now - DAY_MS), timeOf(now + VALID_DAYS * DAY_MS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      'extensions',
      der('sequence', der('sequence', SUBJECT_ALTERNATIVE_NAME, der('octets', names))),
    ),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', signed, privateKey)]);
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: pem(der('sequence', signed, SHA256_WITH_ECDSA, der('bits', signature))),
  };
}
