import type { User } from '@contract';
import { paths } from './paths';

/** Where a signed-in owner starts. The guided setup will begin here for those who have not finished it. */
export const landingPath: (user: User) => string = () => paths.home;
