import { createServer } from 'node:net';
import { Problem } from './problem';

/** Nothing of the suite listens anywhere else. */
export const HOST = '127.0.0.1';

/** Public port scheme of the suite; `PORT_OFFSET` is added to each. The last four are only used among its parts. */
const basePorts = {
  hosting: 5000,
  functions: 5001,
  firestore: 8080,
  auth: 9099,
  storage: 9199,
  tasks: 9499,
  hub: 4400,
  gateway: 9200,
  eventarc: 9201,
  logging: 4401,
  vertex: 9202,
} as const;

export type Service = keyof typeof basePorts;
export type Ports = Readonly<Record<Service, number>>;

/** The ports of a suite that is shifted by `offset`. */
export function portsFor(offset: number): Ports {
  if (!Number.isInteger(offset) || offset < 0 || offset > 50_000) {
    throw new Problem('PORT_OFFSET tiene que ser un número entero entre 0 y 50000.');
  }
  const shifted = Object.entries(basePorts).map(([service, port]) => [service, port + offset]);
  return Object.fromEntries(shifted) as Ports;
}

export const localUrl = (port: number): string => `http://${HOST}:${port}`;

/** Whether a server could listen on the port now. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, HOST, () => server.close(() => resolve(true)));
  });
}

/** The services whose port somebody else holds. */
export async function takenServices(ports: Ports): Promise<Service[]> {
  const services = Object.keys(ports) as Service[];
  const free = await Promise.all(services.map((service) => isFree(ports[service])));
  return services.filter((_, index) => !free[index]);
}

/**
 * Fails with one sentence when a port of the suite is taken. It names an offset at which all are free: the scheme has
 * ports that are 100, 300, 400 and 600 apart, so that two offsets may share one.
 */
export async function requireFreePorts(ports: Ports): Promise<void> {
  const [service] = await takenServices(ports);
  if (service === undefined) return;
  throw new Problem(
    `El puerto ${ports[service]} (${service}) está ocupado: detén lo que lo usa o arranca con PORT_OFFSET=${await freeOffset()} npm start.`,
  );
}

/** An offset at which every port of the scheme is free, so that a test run can stand beside `npm start`. */
export async function freeOffset(): Promise<number> {
  // Steps of 20 keep clear of the distances between the ports of the scheme.
  for (let offset = 500; offset < 1500; offset += 20) {
    if ((await takenServices(portsFor(offset))).length === 0) return offset;
  }
  throw new Problem('No hay puertos libres para las pruebas.');
}
