/** The first request of a suite starts a function, and two cores are shared. */
jest.setTimeout(60_000);

const url = process.env.GUANTERA_URL;
if (!url) {
  throw new Error('GUANTERA_URL names no running suite: start one with `npm start` (see README).');
}

/** Address of the running suite. */
export const suiteUrl = new URL(url).origin;

const HOSTING_PORT = 5000;
const AUTH_PORT = 9099;

/** The Auth emulator of the same suite: all its ports are shifted alike. */
export const authUrl = `http://127.0.0.1:${Number(new URL(url).port) - HOSTING_PORT + AUTH_PORT}`;

export const project = 'demo-guantera';
