import { serviceParts, type ServicePart } from '@contract';
import { serviceStatus } from './service-status';

describe('serviceStatus', () => {
  const cases: [ServicePart[], string][] = [
    [[], 'ok'],
    [['files'], 'degraded'],
    [['identity'], 'degraded'],
    [['files', 'identity'], 'degraded'],
    [['database'], 'down'],
    [['answers'], 'degraded'],
    [['files', 'database'], 'down'],
    [[...serviceParts], 'down'],
  ];

  it.each(cases)('without %j the service is %s', (broken, status) => {
    const parts = serviceParts.map(
      (name) => ({ name, state: broken.includes(name) ? 'down' : 'up' }) as const,
    );
    expect(serviceStatus(parts)).toBe(status);
  });

  it.each(['slow', 'overQuota', 'retired'] as const)(
    'with models that are %s the service goes on, by quotations',
    (state) => {
      expect(serviceStatus([{ name: 'answers', state }])).toBe('degraded');
    },
  );
});
