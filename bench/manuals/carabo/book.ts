import { p, type Book } from '../../../local/demo/content/blocks';
import { access } from './content/access';
import { breakdown } from './content/breakdown';
import { cabin } from './content/cabin';
import { care } from './content/care';
import { driving } from './content/driving';
import { electrics } from './content/electrics';
import { faults } from './content/faults';
import { figures } from './content/figures';
import { fluids } from './content/fluids';
import { indexEntries } from './content/index-entries';
import { instruments } from './content/instruments';
import { maintenance } from './content/maintenance';
import { offRoad } from './content/off-road';
import { safety } from './content/safety';
import { towing } from './content/towing';
import { wheels } from './content/wheels';

/**
 * A third fictional manual, for the third test set only: a diesel four-wheel-drive pickup in the Spanish of Spain.
 * Nothing is tuned on it.
 */
export const book: Book = {
  title: 'Brañal Cárabo D4',
  subtitle: 'Manual del propietario',
  notice:
    'VEHÍCULO Y MANUAL FICTICIOS. Escrito para las pruebas de Guantera; no sirve para ningún vehículo real.',
  edition: 'Edición 2 · marzo de 2025 · Europa',
  calloutTitles: { warning: '¡PELIGRO!', caution: 'CUIDADO', note: 'OBSERVACIÓN' },
  noticeBlocks: [
    p(
      'El Brañal Cárabo D4 y este manual son ficticios. Ningún dato vale para un vehículo real: consulte el manual del suyo.',
    ),
    p(
      '¡PELIGRO! avisa de lo que puede herir; CUIDADO, de lo que puede estropear el vehículo; OBSERVACIÓN aclara. Lo que lleva «Expedición», «Campo» o «Monte» vale solo para esas versiones. Delante, detrás, derecha e izquierda se dicen en el sentido de la marcha.',
    ),
  ],
  chapters: [
    safety,
    access,
    cabin,
    instruments,
    driving,
    offRoad,
    towing,
    fluids,
    wheels,
    maintenance,
    electrics,
    breakdown,
    care,
    figures,
    faults,
  ],
  indexEntries,
};
