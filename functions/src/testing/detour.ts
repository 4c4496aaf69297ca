import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { Agent } from 'node:https';
import { connect, type AddressInfo } from 'node:net';

/** Leads the Admin SDK's requests here: they are those that it sends to Google but for TLS. */
class Detour extends Agent {
  constructor(private readonly port: number) {
    super();
  }
  override createConnection() {
    return connect(this.port, '127.0.0.1');
  }
}

/** What answers in Google's place, on this machine. */
export async function detour(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { httpAgent: new Detour(port), close: () => closed(server) };
}

async function closed(server: Server): Promise<void> {
  if (!server.listening) return;
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
