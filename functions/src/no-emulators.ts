/** Emulators accept unsigned tokens: a server in the cloud that points at one would let everybody in. */
export function refuseEmulatorsInTheCloud(environment: NodeJS.ProcessEnv): void {
  const inTheCloud =
    environment.K_SERVICE !== undefined && environment.FUNCTIONS_EMULATOR !== 'true';
  const emulators = Object.keys(environment).filter((name) => name.endsWith('_EMULATOR_HOST'));
  if (inTheCloud && emulators.length > 0) {
    throw new Error(`Emulator variables are set in the cloud: ${emulators.join(', ')}`);
  }
}
