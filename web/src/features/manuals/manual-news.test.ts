import type { ManualStatus } from '@contract';
import { buildManual } from '../../testing/builders';
import { manualNews } from './manual-news';

const settledAt = '2026-11-20T10:00:00.000Z';

it.each<[ManualStatus, string, string]>([
  ['completed', 'success', '«corolla-2021.pdf» está listo: ya puedes preguntar.'],
  ['ready', 'info', '«corolla-2021.pdf» está listo, salvo las páginas que no se han podido leer.'],
  ['failed', 'warning', '«corolla-2021.pdf» no se ha podido leer. Mira en tus manuales qué hacer.'],
])('the news tells the owner of a manual that is %s', (status, type, message) => {
  expect(manualNews([buildManual({ id: 4, status, settledAt })])).toEqual([
    { id: `manual-4-${settledAt}`, type, message, timestamp: settledAt, read: false },
  ]);
});

it.each<[ManualStatus, boolean]>([
  ['completed', true],
  ['ready', true],
  ['failed', false],
])('the news is read of a manual that is %s and was asked since: %p', (status, read) => {
  const lastQueriedAt = '2026-11-20T11:00:00.000Z';
  const manual = buildManual({ status, settledAt, lastQueriedAt });
  expect(manualNews([manual])).toMatchObject([{ read }]);
});

it.each<[ManualStatus, string | null]>([
  ['pending', null],
  ['processing', settledAt],
  ['vectorizing', settledAt],
  ['deleted', settledAt],
  ['completed', null],
])('the news has nothing to tell of a manual that is %s and settled at %p', (status, moment) => {
  expect(manualNews([buildManual({ status, settledAt: moment })])).toEqual([]);
});
