import type { Duplex } from 'node:stream';
import {
  status,
  type handleBidiStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
} from '@grpc/grpc-js';
import { failure, toStatus } from './failure';
import type { MockClient } from './mock-database';

/** Requests name their database in one of these. */
type Addressed = { database?: string | null; parent?: string | null; name?: string | null };

/** Makes gRPC handlers of calls to the mock. `clientOf` finds the database that a resource name lies in. */
export function createCalls(clientOf: (name: string) => MockClient | null) {
  const clientFor = ({ database, parent, name }: Addressed): MockClient => {
    const client = clientOf(database || parent || name || '');
    if (!client) throw failure(status.INVALID_ARGUMENT, 'The request names no database.');
    return client;
  };

  const unary =
    <Request extends Addressed>(
      answer: (client: MockClient, request: Request) => Promise<object>,
    ): handleUnaryCall<Request, object> =>
    (call, callback) => {
      Promise.resolve()
        .then(() => answer(clientFor(call.request), call.request))
        .then(
          (response) => callback(null, response),
          (error: unknown) => callback(toStatus(error)),
        );
    };

  const streaming =
    <Request extends Addressed, Message = object>(
      answer: (client: MockClient, request: Request) => Duplex,
      map: (message: Message, request: Request) => Message = (message) => message,
    ): handleServerStreamingCall<Request, Message> =>
    (call) => {
      try {
        const source = answer(clientFor(call.request), call.request);
        source.on('data', (message: Message) => call.write(map(message, call.request)));
        source.on('end', () => call.end());
        source.on('error', (error) => call.emit('error', toStatus(error)));
        call.on('cancelled', () => source.destroy());
      } catch (error) {
        call.emit('error', toStatus(error));
      }
    };

  const listen: handleBidiStreamingCall<Addressed, object> = (call) => {
    let source: Duplex | undefined;
    const open = (request: Addressed): Duplex => {
      const opened = clientFor(request).listen();
      opened.on('data', (message: object) => call.write(message));
      opened.on('end', () => call.end());
      opened.on('error', (error) => call.emit('error', toStatus(error)));
      return opened;
    };
    call.on('data', (request: Addressed) => {
      try {
        source ??= open(request);
        source.write(request);
      } catch (error) {
        call.emit('error', toStatus(error));
      }
    });
    call.on('end', () => (source ? source.end() : call.end()));
    call.on('cancelled', () => source?.destroy());
    call.on('error', () => source?.destroy());
  };

  return { unary, streaming, listen };
}
