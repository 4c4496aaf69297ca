import { aManual, aVehicle } from '../testing/builders';
import { memoryManuals } from '../testing/memory';
import { listManuals } from './list-manuals';

it('lists manuals with their vehicles, and without one that is being deleted', async () => {
  const manuals = memoryManuals([aManual({ id: 1 }), aManual({ id: 2, vehicleId: 9 })]);
  const vehicles = { list: () => Promise.resolve([aVehicle()]) };
  const listed = await listManuals({ manuals, vehicles })('ana');
  expect(listed.map(({ manual, vehicle }) => [manual.id, vehicle?.id])).toEqual([
    [1, 1],
    [2, undefined],
  ]);
});
