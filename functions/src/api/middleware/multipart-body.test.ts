import { MAX_REQUEST_BYTES } from '@contract';
import { tryMiddleware } from '../../testing/try-middleware';
import { multipartBody } from './multipart-body';

const form = { 'content-type': 'multipart/form-data; boundary=x' };

describe('multipartBody', () => {
  it('lets a form pass', async () => {
    expect(await tryMiddleware(multipartBody, { headers: form, body: '--x--' })).toMatchObject({
      status: 200,
    });
  });

  it('refuses other bodies', async () => {
    const headers = { 'content-type': 'application/pdf' };
    expect(await tryMiddleware(multipartBody, { headers, body: '%PDF' })).toMatchObject({
      status: 415,
    });
  });

  it('refuses by its announced size what the platform cannot receive', async () => {
    const headers = { ...form, 'content-length': `${MAX_REQUEST_BYTES + 1}` };
    expect(await tryMiddleware(multipartBody, { headers, body: 'x' })).toMatchObject({
      status: 413,
    });
  });
});
