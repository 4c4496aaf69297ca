import { waitFor } from '@testing-library/react';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  browserPopupRedirectResolver,
  initializeAuth,
  inMemoryPersistence,
  type PopupRedirectResolver,
} from 'firebase/auth';
import { createIdentity } from './create-identity';
import { signInProviders, type SignInProvider } from './identity';

/** The SDK's own resolver without the hidden frame of Google's: the answer of the window never comes. */
function resolverWithoutFrame(): PopupRedirectResolver {
  const Resolver = browserPopupRedirectResolver as unknown as new () => object;
  const manager = { registerConsumer: () => undefined, unregisterConsumer: () => undefined };
  class WithoutFrame extends Resolver {
    readonly eventManagers = new Proxy({}, { get: () => ({ manager }) });
    _initialize() {
      return Promise.resolve(manager);
    }
    _isIframeWebStorageSupported() {
      return undefined;
    }
    _originValidation() {
      return Promise.resolve();
    }
  }
  return WithoutFrame;
}

const scopes: Record<SignInProvider, string | null> = {
  google: 'profile',
  facebook: null,
  apple: null,
  twitter: null,
};

describe("the provider's window", () => {
  it.each(signInProviders)(
    '[1.20-1.23, 9.26] of %s opens at 500 by 600 with the scopes it needs',
    async (name) => {
      const app = initializeApp(
        { apiKey: 'key', authDomain: 'guantera.test', projectId: 'guantera' },
        name,
      );
      const auth = initializeAuth(app, {
        persistence: inMemoryPersistence,
        popupRedirectResolver: resolverWithoutFrame(),
      });
      const open = jest.spyOn(window, 'open').mockReturnValue({ close: jest.fn() } as never);
      const identity = createIdentity(auth, () => new Promise(() => undefined));
      void identity.signInWith(name).catch(() => undefined);
      await waitFor(() => expect(open).toHaveBeenCalled());
      const [url, , features] = open.mock.calls[0] ?? [];
      const asked = new URL(String(url)).searchParams;
      expect(asked.get('providerId')).toBe(name === 'facebook' ? 'facebook.com' : `${name}.com`);
      expect(asked.get('scopes') ?? '').toContain(scopes[name] ?? '');
      expect(features).toContain('width=500,height=600');
      open.mockRestore();
      await deleteApp(app);
    },
  );
});
