import { tryMiddleware } from '../../testing/try-middleware';
import { privateAnswers } from './private-answers';

it('the API keeps answers out of every cache and types as they are', async () => {
  const { headers } = await tryMiddleware(privateAnswers);
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
});

it('the API lets nobody frame an answer, run it, load it from elsewhere or learn where it was read', async () => {
  const { headers } = await tryMiddleware(privateAnswers);
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/) as string,
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
  });
});
