import * as functions from './index';

it('the entry point deploys exactly these functions', () => {
  expect(Object.keys(functions).sort()).toEqual([
    'api',
    'eraseAccount',
    'exportData',
    'pages',
    'prepareFindings',
    'processManual',
    'readManual',
    'readManualAgain',
    'readSmallManual',
    'rereadManuals',
    'sweepAccounts',
    'sweepManuals',
  ]);
});
