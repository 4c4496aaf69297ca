import { bullets, note, p, section, table } from './blocks';
import type { Chapter } from './blocks';
import { facts } from './facts';

export const customerCare: Chapter = {
  id: 'atencion',
  title: 'Atención al cliente',
  summary: 'Contacto, garantías y recambios. Todos los datos de este capítulo son ficticios.',
  blocks: [
    section('contacto', 'Contacto'),
    table(
      'Vías de contacto (ficticias)',
      ['Servicio:2', 'Contacto:3', 'Horario:2.4'],
      [
        ['Atención al cliente', facts.phone, 'De lunes a viernes, de 9 a 19 h'],
        ['Asistencia en carretera', '900 000 161', 'Las 24 horas'],
        ['Correo electrónico', 'atencion@faro-brisa.example', 'Respuesta en 2 días laborables'],
      ],
    ),
    note(
      'Para atenderle mejor tenga preparados el número de bastidor, el kilometraje y la fecha de la primera matriculación.',
    ),
    section('garantias', 'Garantías'),
    table(
      'Duración de las garantías',
      ['Garantía:3', 'Duración:3'],
      [
        ['General del vehículo', '3 años o 100 000 km'],
        ['Pintura', '3 años sin límite de kilómetros'],
        ['Perforación por corrosión', '8 años'],
        ['Batería de 12 V', '2 años'],
        ['Recambios montados en el taller', '2 años'],
      ],
    ),
    p(
      'La garantía exige que las revisiones del plan de la página {page:plan-de-mantenimiento} se hagan con un margen máximo de 1000 km o 30 días. Puede llevarlas a cabo cualquier taller que siga el plan y anote los productos empleados.',
    ),
    section('recambios', 'Recambios'),
    table(
      'Referencias de recambios habituales',
      ['Recambio:3', 'Referencia:2'],
      [
        ['Filtro de aceite', 'FB-10160'],
        ['Filtro de aire', 'FB-10214'],
        ['Filtro de habitáculo', 'FB-10377'],
        ['Juego de cuatro bujías', 'FB-12018'],
        ['Botella de sellante', 'FB-45045'],
        ['Juego de pastillas delanteras', 'FB-33110'],
      ],
    ),
    section('reclamaciones', 'Reclamaciones'),
    p(
      'Si no queda satisfecho con una reparación, hable primero con el responsable del taller. Si no llegan a un acuerdo, escriba a atención al cliente. Recibirá:',
    ),
    bullets('un acuse de recibo en 48 horas;', 'una respuesta motivada en 15 días laborables.'),
  ],
};
