import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 10_000 });

// A stray warning is a failing test: nobody reads the log of a green run.
for (const method of ['error', 'warn'] as const) {
  jest.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
    throw new Error(`unexpected console.${method}: ${parts.map(String).join(' ')}`);
  });
}

// jsdom has no layout and says so on every call.
window.scrollTo = () => undefined;
