import { expressionsOf } from '../spanish/expressions';

export { withoutEnd } from '../spanish/ends';
export { folded } from '../spanish/folded';

export const { anyOf, anyWord, hasWord } = expressionsOf('plan.txt');
