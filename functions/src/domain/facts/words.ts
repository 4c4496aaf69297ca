import { expressionsOf } from '../spanish/expressions';

export { trimmedOf } from '../spanish/ends';
export { folded } from '../spanish/folded';

export const { anyOf, anyWord, hasWord, wholeName } = expressionsOf('facts.txt');
