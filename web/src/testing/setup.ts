import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as react from 'react';

// Only what hangs comes to this: machines do other things besides.
configure({ asyncUtilTimeout: 60_000 });

/** A component's own timer, as of a movement that ends, may come between two looks of a test: by the machine's speed alone. */
const BETWEEN_TWO_LOOKS = 'inside a test was not wrapped in act(...)';

// A stray warning is a failing test: nobody reads the log of a green run.
for (const method of ['error', 'warn'] as const) {
  jest.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
    const said = parts.map(String).join(' ');
    if (said.includes(BETWEEN_TWO_LOOKS)) return;
    throw new Error(`unexpected console.${method}: ${said}`);
  });
}

// jsdom has no layout and says so on every call, or knows none.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
window.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

// React notes for its warnings where each element was made: a fifth of the time, for messages that fail a test anyway.
// Ten thousand of them in a second are as many as it takes; this says that there were.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  react as unknown as Record<string, object>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => 10_000,
  set() {
    // React begins to count anew every second.
  },
});
