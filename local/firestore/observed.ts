import type { sendUnaryData, UntypedHandleCall, UntypedServiceImplementation } from '@grpc/grpc-js';

/** A call, what was asked, and one of the messages that were answered: what Firestore bills for. */
export type Exchange = { call: string; request: object; message: object };

type Call = { request: object; write?: (message: object) => boolean };
type Handler = (call: Call, callback: sendUnaryData<object>) => void;

/** The same calls; `onExchange` learns of every message that answers one, also of each document of a stream. */
export function observed(
  service: UntypedServiceImplementation,
  onExchange: (exchange: Exchange) => void,
): UntypedServiceImplementation {
  const observe = (name: string, handler: UntypedHandleCall): Handler => {
    const answer = handler as unknown as Handler;
    return (call, callback) => {
      const { request } = call;
      const write = call.write?.bind(call);
      if (write) {
        call.write = (message) => {
          onExchange({ call: name, request, message });
          return write(message);
        };
      }
      answer(call, (error, message, ...rest) => {
        if (!error && message) onExchange({ call: name, request, message });
        callback(error, message, ...rest);
      });
    };
  };
  return Object.fromEntries(
    Object.entries(service).map(([name, handler]) => [name, observe(name, handler)]),
  );
}
