import { hostOf } from './place';

describe('hostOf', () => {
  it.each([
    ['eu', 'aiplatform.eu.rep.googleapis.com'],
    ['us', 'aiplatform.us.rep.googleapis.com'],
    ['europe-west1', 'europe-west1-aiplatform.googleapis.com'],
    ['global', 'aiplatform.googleapis.com'],
  ])('finds %s at %s', (location, host) => {
    expect(hostOf({ project: 'p', location })).toBe(host);
  });

  it('takes the stand-in instead', () => {
    expect(hostOf({ project: 'p', location: 'eu', host: '127.0.0.1:9' })).toBe('127.0.0.1:9');
  });
});
