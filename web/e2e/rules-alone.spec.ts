import { addManual, giveVehicle, test } from './fixtures';
import { expectFoundByRules, OF_THE_VAN, VAN } from './recorded-manual';

test('without a model a manual shows what rules found, with its pages, and nothing that is to be checked', async ({
  owner,
}) => {
  test.slow();
  await giveVehicle(owner, OF_THE_VAN);
  await addManual(owner, VAN);
  await expectFoundByRules(owner);
});
