import { inBoth } from '../../ui/english';
import { remedyOf } from './vehicle-form-schema';

/** What is wrong with a field, and what to do about it. */
export const said = (message: string) => inBoth(message, remedyOf(message));
