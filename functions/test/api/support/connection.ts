/** Header of a request with a connection of its own: a busy emulator closes a kept one while a request is on its way. */
export const OWN_CONNECTION = { connection: 'close' };
