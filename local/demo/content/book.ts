import { breakdown } from './breakdown';
import { care } from './care';
import { bullets, p, warning, type Book } from './blocks';
import { comfort } from './comfort';
import { controls } from './controls';
import { customerCare } from './customer-care';
import { driving } from './driving';
import { indexEntries } from './index-entries';
import { introduction } from './introduction';
import { maintenance } from './maintenance';
import { safety } from './safety';
import { specifications } from './specifications';
import { troubleCodes } from './trouble-codes';
import { warningLights } from './warning-lights';

/** The whole manual in reading order. */
export const book: Book = {
  title: 'Faro Brisa 1.6',
  subtitle: 'Manual del propietario',
  notice:
    'VEHÍCULO Y MANUAL FICTICIOS. Ni la marca ni el modelo existen: este documento se ha escrito para la demostración de Guantera y no sirve para ningún vehículo real.',
  edition: 'Edición 1 · Modelo 2022',
  calloutTitles: { warning: 'ADVERTENCIA', caution: 'ATENCIÓN', note: 'NOTA' },
  noticeBlocks: [
    warning(
      'El vehículo Faro Brisa 1.6 y este manual son ficticios. No aplique estos datos a un vehículo real: consulte siempre el manual de su propio vehículo.',
    ),
    p(
      'Este documento existe para mostrar cómo Guantera encuentra una respuesta y la página que la contiene. El texto y los dibujos son propios; cualquier parecido con un vehículo real es casual. Los teléfonos, las direcciones y las referencias de recambios también son inventados.',
    ),
    p('El manual se ha redactado como lo haría un fabricante:'),
    bullets(
      'las primeras páginas llevan números romanos y el texto, números arábigos;',
      'las remisiones dan el número impreso al pie, no la posición de la hoja en el archivo;',
      'las tablas largas repiten su cabecera en la página siguiente.',
    ),
    p(
      'Vehículo de referencia: Faro Brisa 1.6, modelo 2022, cinco puertas, motor de gasolina FB16, con cambio manual o automático de seis velocidades.',
    ),
  ],
  chapters: [
    introduction,
    controls,
    warningLights,
    safety,
    driving,
    comfort,
    care,
    maintenance,
    breakdown,
    specifications,
    troubleCodes,
    customerCare,
  ],
  indexEntries,
};
