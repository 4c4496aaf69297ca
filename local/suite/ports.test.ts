import { createServer } from 'node:net';
import { HOST, isFree, portsFor, requireFreePorts, takenServices } from './ports';

/** Far from every suite that may be running, and below the ports that systems give to outgoing connections. */
const OFFSET = 20_000;

const listenOn = (port: number) =>
  new Promise<() => Promise<void>>((resolve) => {
    const server = createServer();
    server.listen(port, HOST, () =>
      resolve(() => new Promise((closed) => server.close(() => closed()))),
    );
  });

describe('portsFor', () => {
  it('gives the public scheme, and shifts all of it', () => {
    const { hosting, functions, firestore, auth, storage, tasks, hub } = portsFor(0);
    expect([hosting, functions, firestore, auth, storage, tasks, hub]).toEqual([
      5000, 5001, 8080, 9099, 9199, 9499, 4400,
    ]);
    const shifted = portsFor(20);
    expect([shifted.hosting, shifted.auth]).toEqual([5020, 9119]);
  });

  it('gives different ports to suites 20 apart', () => {
    const ports = [0, 20, 40, 60].flatMap((offset) => Object.values(portsFor(offset)));
    expect(new Set(ports).size).toBe(ports.length);
  });

  it('refuses offsets that are no whole number', () => {
    for (const offset of [-1, 1.5, Number('x'), 60_000]) {
      expect(() => portsFor(offset)).toThrow('PORT_OFFSET');
    }
  });
});

describe('free ports', () => {
  it('are told from taken ones', async () => {
    const { auth } = portsFor(OFFSET);
    const stop = await listenOn(auth);
    expect(await isFree(auth)).toBe(false);
    expect(await takenServices(portsFor(OFFSET))).toEqual(['auth']);
    await expect(requireFreePorts(portsFor(OFFSET))).rejects.toThrow(`El puerto ${auth} (auth)`);
    await stop();
    expect(await isFree(auth)).toBe(true);
    await expect(requireFreePorts(portsFor(OFFSET))).resolves.toBeUndefined();
  });

  it('are named by the refusal of an offset that shares a port with another suite', async () => {
    const stop = await listenOn(portsFor(OFFSET).storage);
    const refused = await requireFreePorts(portsFor(OFFSET + 100)).catch((error: unknown) => error);
    await stop();
    const [, offered] = /PORT_OFFSET=(\d+) /.exec(String(refused)) ?? [];
    expect(await takenServices(portsFor(Number(offered)))).toEqual([]);
    expect(String(refused)).toContain('(auth)');
    expect(Number(offered)).toBeGreaterThan(100);
  });
});
