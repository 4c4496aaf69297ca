import { hash } from 'node:crypto';

/** 64 bits: enough to tell apart what two units of one id say. */
const HASH_LENGTH = 16;

/** Hash of what a unit says, whatever the spaces between its words: readers differ in these. */
export const unitHash = (text: string): string =>
  hash('sha256', text.normalize('NFKC').replace(/\s+/g, ' ').trim(), 'hex').slice(0, HASH_LENGTH);
