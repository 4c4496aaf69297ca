import { readdirSync } from 'node:fs';
import { partsOf } from './findings/parts-of';
import { planFinder } from '../functions/src/domain/plan/plan-finder';
import { isHabit, workTitle } from '../functions/src/domain/logbook/work';
for (const f of readdirSync('bench/findings/sets')) {
  const name = f.replace('.json', '');
  console.log('## ' + name);
  for (const one of planFinder.find(await partsOf(name))) {
    if (one.kind !== 'interval') continue;
    console.log([workTitle(one), one.action, isHabit(one) ? 'HABIT' : '', JSON.stringify(one.every && { km: one.every.km, m: one.every.months }), '«' + one.quotes[0]?.text.slice(0, 110) + '»'].join(' | '));
  }
}
