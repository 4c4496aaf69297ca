import { join } from 'node:path';

/** The first request of a suite starts a function, and two cores are shared. */
jest.setTimeout(600_000);

const url = process.env.GUANTERA_URL;
if (!url) {
  throw new Error('GUANTERA_URL names no running suite: start one with `npm start` (see README).');
}

/** Address of the running suite. */
export const suiteUrl = new URL(url).origin;

const HOSTING_PORT = 5000;
const AUTH_PORT = 9099;

/** All ports of a suite are shifted alike. */
const offset = Number(new URL(url).port) - HOSTING_PORT;

/** The Auth emulator of the same suite. */
export const authUrl = `http://127.0.0.1:${AUTH_PORT + offset}`;

const data = join(__dirname, '../../../../.local', offset === 0 ? '' : `offset-${offset}`);

/** The file in which the suite's functions log. */
export const suiteLog = process.env.GUANTERA_LOG ?? join(data, 'suite.log');

export const project = 'demo-guantera';
