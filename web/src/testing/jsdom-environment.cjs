// jsdom lacks what react-router and firebase/auth need. MessageChannel stays out: Node's keeps jest from ending.
const remembered = require('./fast-styles.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

const MISSING = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Headers',
  'Request',
  'Response',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'structuredClone',
  'Uint8Array',
  'ArrayBuffer',
];

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of MISSING) this.global[name] = globalThis[name];
    this.global.getComputedStyle = remembered(this.global.getComputedStyle);
    Object.defineProperty(this.global.crypto, 'subtle', { value: globalThis.crypto.subtle });
  }
};
