import { newUser } from './new-user';

const signIn = {
  id: 'ana',
  email: 'ana@guantera.test',
  displayName: 'Ana Gil',
  authMethod: 'password',
};

describe('newUser', () => {
  it('[1.3, 3.2, 9.10, 9.17] begins the guided setup in Spanish', () => {
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

  it.each([
    ['a name of which nothing is seen', '\u200b\u3164\u2066', 'ana'],
    ['a name that turns what stands around it', '\u202eAna\u202c', 'Ana'],
    ['a longer name than owners may give', 'a'.repeat(3000), 'a'.repeat(100)],
  ])('takes %s from a provider as the profile would', (_, displayName, shown) => {
    expect(newUser({ ...signIn, displayName }, new Date()).displayName).toBe(shown);
  });
});
