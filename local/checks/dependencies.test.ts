import { licencesOf, problemOfAudit, readReport } from './dependencies';

const TODAY = '2026-11-21';
const advisory = {
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  title: 'Prototype pollution',
  severity: 'high',
};
const report = {
  vulnerabilities: { lodash: { via: [advisory, 'other'] }, other: { via: ['lodash'] } },
};
const allow = (until: string) => [
  { advisory: 'GHSA-aaaa-bbbb-cccc', reason: 'not reached', until },
];

describe('known weaknesses', () => {
  it('are named with their package and advisory', () => {
    expect(problemOfAudit(report, [], TODAY)).toBe(
      'lodash: high GHSA-aaaa-bbbb-cccc Prototype pollution',
    );
    expect(problemOfAudit({ vulnerabilities: {} }, [], TODAY)).toBeNull();
  });

  it('are let pass while somebody answers for them, and no longer', () => {
    expect(problemOfAudit(report, allow('2026-12-31'), TODAY)).toBeNull();
    expect(problemOfAudit(report, allow('2026-11-20'), TODAY)).not.toBeNull();
  });

  it.each(['', 'npm warn\n{"message":"405 Method Not Allowed"}', 'ENOTFOUND'])(
    'are unknown, not absent, where the registry answers %j',
    (output) => {
      expect(readReport(output)).toBeNull();
    },
  );

  it('are read from among the warnings of npm', () => {
    expect(readReport(`npm warn x\n${JSON.stringify(report)}\n`)).toEqual(report);
  });
});

describe('licences', () => {
  it('are counted, and those that would bind our own source are named', () => {
    const { count, foreign } = licencesOf({
      packages: {
        '': { license: 'UNLICENSED' },
        'node_modules/a': { license: 'MIT' },
        'node_modules/b': { license: '(GPL-3.0 OR MIT)' },
        'node_modules/c': { license: 'AGPL-3.0' },
        'node_modules/d': { license: 'MIT AND GPL-2.0' },
        'node_modules/a/node_modules/e': {},
        'node_modules/f': { license: 'GPL-3.0', dev: true },
      },
    });
    expect(count.get('MIT')).toBe(1);
    expect(foreign).toEqual(['c: AGPL-3.0', 'd: MIT AND GPL-2.0', 'e: sin licencia']);
  });
});
