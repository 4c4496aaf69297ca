import { tryMiddleware } from '../../testing/try-middleware';
import { privateAnswers } from './private-answers';

it('keeps answers out of every cache and types as they are', async () => {
  expect((await tryMiddleware(privateAnswers)).headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
});
