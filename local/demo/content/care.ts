import { bullets, caution, p, section, steps, table, topic, warning } from './blocks';
import type { Chapter } from './blocks';

export const care: Chapter = {
  id: 'cuidados',
  title: 'Cuidados',
  summary:
    'Limpieza exterior e interior, escobillas, conservación y estancias prolongadas sin uso.',
  blocks: [
    section('lavado', 'Lavado de la carrocería'),
    p(
      'Durante el primer mes lave el vehículo solo con agua. Elimine cuanto antes los excrementos de ave, la resina y los restos de insectos: pueden marcar la pintura en 48 horas cuando hace calor.',
    ),
    bullets(
      'En túneles de lavado pliegue los retrovisores y desconecte el limpiaparabrisas automático.',
      'Con lanza de alta presión mantenga una distancia mínima de 40 cm y no apunte a juntas, sensores ni neumáticos.',
      'No lave el vehículo al sol ni con la carrocería caliente.',
      'En invierno, lave los bajos para eliminar la sal.',
    ),
    caution('No dirija agua a presión al compartimento motor ni a la toma de diagnóstico.'),
    topic('encerado', 'Encerado y retoques'),
    p(
      'Aplique cera dos veces al año, cuando el agua deje de formar gotas. Los desconchones se tratan de inmediato con el lápiz de retoque del color que indica la placa del fabricante.',
    ),
    section('llantas-cuidado', 'Llantas'),
    p(
      'Limpie las llantas de aleación cada dos semanas con un producto sin ácido y una esponja. El polvo de frenos que se deja acumular ataca el barniz.',
    ),
    section('interior', 'Interior'),
    table(
      'Productos para cada material',
      ['Material:2', 'Producto:3', 'No utilizar:3'],
      [
        ['Tapicería de tela', 'Espuma para tejidos o agua jabonosa', 'Lejía ni disolventes'],
        [
          'Cuero, según versión',
          'Paño húmedo y leche hidratante dos veces al año',
          'Cera ni ambientadores',
        ],
        ['Plásticos', 'Paño húmedo con jabón neutro', 'Silicona en el volante o los pedales'],
        ['Pantalla', 'Paño de microfibra seco', 'Alcohol ni limpiacristales'],
        ['Cinturones', 'Agua tibia con jabón neutro, secado a la sombra', 'Detergentes químicos'],
      ],
    ),
    warning('Un cinturón limpiado con productos químicos o enrollado mojado pierde resistencia.'),
    section('escobillas', 'Cambiar las escobillas'),
    p(
      'Cambie las escobillas una vez al año o cuando dejen rayas. Miden **650 mm** en el lado del conductor, **400 mm** en el del acompañante y **300 mm** en la luneta trasera.',
    ),
    steps(
      'Ponga los brazos en posición de servicio (véase la página {page:limpiaparabrisas}).',
      'Separe el brazo del parabrisas.',
      'Presione la lengüeta y deslice la escobilla hacia abajo.',
      'Introduzca la nueva hasta oír un clic y baje el brazo con cuidado.',
    ),
    section('inmovilizacion', 'Si no va a usar el vehículo'),
    p('Si el vehículo va a estar parado más de **cuatro semanas**:'),
    bullets(
      'Aparque en un lugar seco, con el depósito lleno y sin freno de estacionamiento; calce las ruedas.',
      'Desconecte el borne negativo de la batería o utilice un cargador de mantenimiento.',
      'Aumente la presión de los neumáticos en 0,5 bar y mueva el vehículo un poco cada mes.',
      'Deje una rendija en las ventanillas si el local es cerrado.',
    ),
    section('desguace', 'Fin de vida útil'),
    p(
      'Entregue el vehículo en un centro autorizado de tratamiento. El 95 % de su masa se puede reutilizar o valorizar. Las baterías, el aceite y los filtros usados deben llevarse a un punto limpio.',
    ),
  ],
};
