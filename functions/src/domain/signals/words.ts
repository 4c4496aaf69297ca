import { expressionsOf } from '../findings/expressions';

/** In text as it is printed. */
export const { anyWord, hasWord, wholeName } = expressionsOf('signals.txt', 'iu');
