import type { Endpoint } from '@contract';
import type { RequestHandler, Router } from 'express';
import { AppError } from '../../domain/faults/app-error';

type Served = Pick<Endpoint<unknown, unknown, unknown>, 'method' | 'path'>;

/** Answers 405 with `Allow` where the path exists but not the method. Comes after all routes. */
export function refuseOtherMethods(router: Router, served: readonly Served[]): void {
  for (const path of new Set(served.map((endpoint) => endpoint.path))) {
    const methods = served.filter((endpoint) => endpoint.path === path).map(({ method }) => method);
    router.all(path, (_request, response) => {
      response.set('Allow', methods.join(', '));
      throw new AppError('METHOD_NOT_ALLOWED');
    });
  }
}

/** Answers what no route knows. */
export const notFound: RequestHandler = () => {
  throw new AppError('NOT_FOUND');
};
