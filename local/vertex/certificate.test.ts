import { once } from 'node:events';
import { createServer, get, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { ownCertificate } from './certificate';

describe('ownCertificate', () => {
  let certificate: string;
  let server: Server;
  const statusFor = async (host: string, options: object) => {
    const { port } = server.address() as AddressInfo;
    const request = get({ host, port, path: '/', agent: false, ...options });
    const [response] = (await once(request, 'response')) as [{ statusCode: number }];
    request.destroy();
    return response.statusCode;
  };
  beforeAll(async () => {
    const own = await ownCertificate('127.0.0.1');
    certificate = own.certificate;
    server = createServer({ key: own.key, cert: certificate }, (_request, response) => {
      response.end('hecho');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => void server.close());

  it('proves its address to whoever was given it', async () => {
    expect(await statusFor('127.0.0.1', { ca: certificate })).toBe(200);
  });

  it('proves nothing to anybody else', async () => {
    await expect(statusFor('127.0.0.1', {})).rejects.toMatchObject({
      code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
    });
  });

  it('proves no other address', async () => {
    await expect(
      statusFor('127.0.0.1', { ca: certificate, servername: 'vertex.test' }),
    ).rejects.toMatchObject({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' });
  });

  it('refuses what is no address', async () => {
    await expect(ownCertificate('localhost')).rejects.toThrow('localhost is no address');
  });
});
