import { fork, type ChildProcess } from 'node:child_process';
import { ReadFailure } from '../../domain/manuals/read-failure';
import {
  FINDER_FLAGS,
  READER_FLAGS,
  type ReaderArguments,
  type ReaderMessage,
  type ReaderOrder,
  type ReaderRequest,
} from './protocol';

export type ReaderLimits = {
  /** Longest wait for the next page, in milliseconds. */
  silenceMs: number;
  /** Longest wait for all pages together; what the consumer takes does not count. */
  totalMs: number;
  /** Largest resident memory of the reader process. */
  memoryBytes: number;
};

/** A reader process and the messages that come from it, one at a time. */
export type ReaderChannel = {
  /** The next message. Fails with TOO_COMPLEX when the process takes too long or needs too much. */
  receive(): Promise<ReaderMessage>;
  request(pages: number): void;
  /** Ends the process, whatever it does. Calling it again does nothing. */
  close(): void;
};

/** Starts `entry` in a process of its own for one file. It inherits no secrets: its environment is empty. */
export function openReaderChannel(
  entry: string,
  path: string,
  limits: ReaderLimits,
  order: ReaderOrder,
): ReaderChannel {
  const own: ReaderArguments = [path, String(limits.memoryBytes), JSON.stringify(order)];
  const child = fork(entry, own, {
    env: {},
    // Pictures are bytes; JSON is faster for everything else.
    serialization: 'part' in order || 'finders' in order ? 'json' : 'advanced',
    execArgv: 'finders' in order ? FINDER_FLAGS : READER_FLAGS,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const inbox = openInbox(child);
  let spentMs = 0;
  const close = (): void => {
    child.removeAllListeners();
    child.on('error', () => undefined);
    child.kill('SIGKILL');
    inbox.close();
  };
  return {
    close,
    request(pages) {
      const request: ReaderRequest = { pages };
      // A process that has said everything may be gone by now: `receive` tells.
      if (child.connected) child.send(request, () => undefined);
    },
    async receive() {
      const start = performance.now();
      const patience = Math.min(limits.silenceMs, limits.totalMs - spentMs);
      try {
        return await inbox.next(patience);
      } finally {
        spentMs += performance.now() - start;
      }
    },
  };
}

type Kind = ReaderMessage['kind'];

/** The message, when it is of this kind; fails with what it says otherwise. */
export function expectKind<Expected extends Kind>(
  message: ReaderMessage,
  kind: Expected,
): Extract<ReaderMessage, { kind: Expected }> {
  if (message.kind === kind) return message as Extract<ReaderMessage, { kind: Expected }>;
  if (message.kind === 'failure') throw new ReadFailure(message.code);
  if (message.kind === 'error') throw new Error(`the reader process failed: ${message.message}`);
  throw new Error(`the reader process said ${message.kind}, not ${kind}`);
}

type Waiting = { resolve: (message: ReaderMessage) => void; reject: (error: Error) => void };

function openInbox(child: ChildProcess) {
  const messages: ReaderMessage[] = [];
  let waiting: Waiting | null = null;
  let ended: Error | null = null;
  const end = (error: Error): void => {
    ended ??= error;
    waiting?.reject(ended);
  };
  child.on('message', (message: ReaderMessage) => {
    const receiver = waiting;
    waiting = null;
    if (receiver) receiver.resolve(message);
    else messages.push(message);
  });
  // What the process said last may come after its exit is known.
  let death: Error | null = null;
  const endWhenSilent = (): void => {
    if (death && !child.connected) end(death);
  };
  child.on('error', end);
  child.on('disconnect', endWhenSilent);
  child.on('exit', (code, signal) => {
    death = deathOf(code, signal);
    endWhenSilent();
  });
  return {
    /** Whoever still waits is told. */
    close: () => end(new Error('the reader process is not wanted any more')),
    async next(patienceMs: number): Promise<ReaderMessage> {
      const message = messages.shift();
      if (message) return message;
      if (ended) throw ended;
      let timer: NodeJS.Timeout | undefined;
      try {
        return await new Promise<ReaderMessage>((resolve, reject) => {
          waiting = { resolve, reject };
          timer = setTimeout(() => reject(new ReadFailure('TOO_COMPLEX')), Math.max(0, patienceMs));
        });
      } finally {
        clearTimeout(timer);
        waiting = null;
      }
    },
  };
}

const OUT_OF_MEMORY = 'out of memory';

/** Whether a reader process ended because it needed more memory than it was given. */
export const isOutOfMemory = (error: unknown): boolean =>
  error instanceof ReadFailure && error.cause === OUT_OF_MEMORY;

/** Signals mean too much memory: the watchdog's SIGKILL, the system's, or V8's SIGABRT at the end of its heap. */
function deathOf(code: number | null, signal: NodeJS.Signals | null): Error {
  if (signal === 'SIGKILL' || signal === 'SIGABRT') {
    return new ReadFailure('TOO_COMPLEX', { cause: OUT_OF_MEMORY });
  }
  return new Error(
    `the reader process ended by itself (code ${code ?? '-'}, signal ${signal ?? '-'})`,
  );
}
