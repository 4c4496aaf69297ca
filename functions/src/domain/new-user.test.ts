import { newUser } from './new-user';

const signIn = {
  id: 'ana',
  email: 'ana@guantera.test',
  displayName: 'Ana Gil',
  authMethod: 'password',
};

describe('newUser', () => {
  it('begins the guided setup in Spanish', () => {
    expect(newUser(signIn, new Date())).toMatchObject({
      username: 'ana',
      displayName: 'Ana Gil',
      preferredLanguage: 'es',
      onboardingStep: 0,
      onboardingCompleted: false,
    });
  });

  it('is called by the address where the provider tells no name', () => {
    expect(newUser({ ...signIn, displayName: ' ' }, new Date()).displayName).toBe('ana');
  });
});
