import { serviceParts, type ServicePart } from '@contract';
import { serviceStatus } from './service-status';

describe('serviceStatus', () => {
  const cases: [ServicePart[], string][] = [
    [[], 'ok'],
    [['files'], 'degraded'],
    [['identity'], 'degraded'],
    [['files', 'identity'], 'degraded'],
    [['database'], 'down'],
    [['answers'], 'down'],
    [['files', 'database'], 'down'],
    [[...serviceParts], 'down'],
  ];

  it.each(cases)('without %j the service is %s', (broken, status) => {
    const parts = serviceParts.map((name) => ({ name, isUp: !broken.includes(name) }));
    expect(serviceStatus(parts)).toBe(status);
  });
});
