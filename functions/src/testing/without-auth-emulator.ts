/** For the tests of this file the SDK talks to Google, as in the cloud, whatever the environment says. */
export function withoutAuthEmulator(): void {
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  beforeAll(() => void delete process.env.FIREBASE_AUTH_EMULATOR_HOST);
  afterAll(() => {
    if (emulator !== undefined) process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator;
  });
}
