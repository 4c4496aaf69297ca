import express from 'express';
import { log } from '../../logger';
import { exchange } from '../../testing/exchange';
import { logRequests } from './log-requests';
import { requestId } from './request-id';

const sent = '0f4c2f2e-7b1c-4f0a-9d52-6a1f5c3b2e10';

describe('logRequests', () => {
  const info = jest.spyOn(log, 'info').mockImplementation(() => undefined);

  it('tells the request, its route and its end, and nothing that the owner wrote', async () => {
    const app = express();
    app.use(requestId, logRequests);
    app.get('/api/vehicles/:id', (_request, response) => void response.status(404).end());
    const url = '/api/vehicles/7?q=privado';
    await exchange(app, { method: 'GET', url, headers: { 'x-request-id': sent } });
    expect(info.mock.calls).toEqual([
      [
        'request answered',
        {
          method: 'GET',
          route: '/api/vehicles/:id',
          status: 404,
          milliseconds: expect.any(Number) as number,
          requestId: sent,
        },
      ],
    ]);
  });
});
