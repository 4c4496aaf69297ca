import { expressionsOf } from '../spanish/expressions';

const { anyOf, hasWord, wholeName } = expressionsOf('columns.txt');

const begins = (section: string): RegExp =>
  new RegExp(String.raw`^(?:${anyOf(section)})(?!\p{L})`, 'u');

/** What names of columns say stands below them, as they are told in folded text. */
const ROLES = {
  remarks: begins('remarks'),
  products: begins('products'),
  intervals: begins('intervals'),
  severe: hasWord('severe use'),
  works: wholeName('works'),
  services: wholeName('services'),
  countries: wholeName('countries'),
  versions: wholeName('versions'),
  engines: wholeName('engines'),
  /** "Motor", "Temperatura": for what its row holds. */
  cases: wholeName('cases'),
  /** "Litros", "Par de apriete": what stands in it, and not for whom. */
  values: hasWord('values'),
  value: wholeName('value alone'),
  /** "N.º": what numbers rows whose names stand beside it. */
  numbers: wholeName('numbers'),
  amounts: wholeName('amounts'),
  amperes: wholeName('amperes'),
  circuit: wholeName('circuit'),
  power: wholeName('power'),
  lamps: wholeName('lamps'),
  noVersion: wholeName('no versions'),
};
export type Role = keyof typeof ROLES;

/** Whether a name, in folded text, is that of such a column; one may be of several. */
export const isOfRole = (plain: string, ...roles: readonly Role[]): boolean =>
  roles.some((role) => ROLES[role].test(plain));
