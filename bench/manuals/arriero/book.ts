import { p, type Book } from '../../../local/demo/content/blocks';
import { beforeTheRoute } from './content/before-the-route';
import { cabin } from './content/cabin';
import { cargo } from './content/cargo';
import { charging } from './content/charging';
import { dashboard } from './content/dashboard';
import { driving } from './content/driving';
import { emergencies } from './content/emergencies';
import { figures } from './content/figures';
import { fleet, warranty } from './content/fleet-and-warranty';
import { occupants } from './content/occupants';
import { upkeep } from './content/upkeep';

/**
 * A second fictional manual, for the benches only: an electric van in American Spanish, arranged by what its operator
 * does, without an alphabetical index. The weights of the answerer learn from questions about it, beside those about the
 * demonstration's manual.
 */
export const book: Book = {
  title: 'Tezca Arriero E',
  subtitle: 'Manual del operador',
  notice:
    'VEHÍCULO Y MANUAL FICTICIOS. Escrito para las pruebas de Guantera; no sirve para ningún vehículo real.',
  edition: 'Versiones 2025 · Latinoamérica',
  calloutTitles: { warning: 'PELIGRO', caution: 'PRECAUCIÓN', note: 'CONSEJO' },
  noticeBlocks: [
    p(
      'La van Tezca Arriero E y este manual son ficticios. Ningún dato vale para un vehículo real: consulte el manual del suyo.',
    ),
    p(
      'PELIGRO señala lo que puede herir o matar; PRECAUCIÓN, lo que puede dañar la van o la carga; CONSEJO, lo que conviene saber. Izquierda y derecha se entienden sentado al volante.',
    ),
  ],
  chapters: [
    beforeTheRoute,
    charging,
    dashboard,
    driving,
    cargo,
    cabin,
    fleet,
    occupants,
    emergencies,
    upkeep,
    figures,
    warranty,
  ],
  indexEntries: [],
};
