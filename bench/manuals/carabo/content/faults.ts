import {
  bullets,
  p,
  section,
  table,
  topic,
  type Chapter,
} from '../../../../local/demo/content/blocks';

export const faults: Chapter = {
  id: 'averias',
  title: 'Localizar averías y garantía',
  summary: 'Del síntoma a la causa, y qué cubre el fabricante.',
  blocks: [
    section('tabla-averias', 'El motor'),
    table(
      'Síntoma, causa y remedio',
      ['Síntoma:3', 'Causa probable:3', 'Qué hacer:3.4'],
      [
        [
          'No gira',
          'Batería, palanca fuera de P o embrague sin pisar',
          'Probar con pinzas; pisar a fondo',
        ],
        [
          'Gira y no arranca',
          'Sin gasóleo, aire en el circuito o inmovilizador',
          'Cebar; acercar el mando al posavasos',
        ],
        [
          'Arranca mal en frío',
          'Precalentamiento o gasóleo de verano',
          'Fusible F30; repostar gasóleo de invierno',
        ],
        ['Humo negro', 'Filtro de aire sucio o turbo', 'Cambiar el filtro; taller'],
        ['Humo blanco que no cesa', 'Agua en los cilindros: junta de culata', 'Parar y grúa'],
        ['Humo azul', 'Quema aceite', 'Medir nivel; taller'],
        ['Silbido y falta de fuerza', 'Manguito del turbo', 'Apretar la abrazadera'],
        ['Se para al ralentí', 'Aire o agua en el gasóleo', 'Purgar el filtro'],
        [
          'Gasta mucho',
          'Presiones, frenos pegados, limpiezas seguidas',
          'Revisar presiones; tocar si un buje quema',
        ],
        ['El nivel de aceite sube', 'Gasóleo en el aceite', 'Cambiar el aceite antes de seguir'],
      ],
    ),
    section('averias-transmision', 'Transmisión, dirección y frenos'),
    table(
      'Síntoma, causa y remedio',
      ['Síntoma:3', 'Causa probable:3', 'Qué hacer:3.4'],
      [
        [
          'No entra 4L',
          'El vehículo no está parado del todo o no está en N',
          'Parar, N, avanzar un metro y repetir',
        ],
        ['Golpe al acelerar', 'Crucetas secas o gastadas', 'Engrasar; cambiar'],
        ['Tirones al girar en seco', 'Está puesto 4H o el bloqueo', 'Volver a 2H'],
        ['El embrague patina', 'Disco gastado o aceite', 'No remolcar; taller'],
        ['Pedal de freno esponjoso', 'Aire en el circuito', 'No circular; purgar'],
        ['El freno de mano no retiene', 'Cable o zapatas', 'Ajustar: siete dientes'],
        [
          'Tira a un lado al frenar',
          'Pinza agarrotada o presión desigual',
          'Igualar presiones; taller',
        ],
        ['Tira a un lado en llano', 'Presión o alineación', 'Igualar; alinear'],
        [
          'Zumbido que crece con la velocidad',
          'Rodamiento o dibujo de campo',
          'Girar la rueda a mano: si ruge, taller',
        ],
      ],
    ),
    section('averias-cabina', 'Cabina y electricidad'),
    table(
      'Síntoma, causa y remedio',
      ['Síntoma:3', 'Causa probable:3', 'Qué hacer:3.4'],
      [
        [
          'Sale aire caliente con el frío puesto',
          'Falta gas o embrague del compresor',
          'Fusible F39; carga en taller',
        ],
        [
          'Cristales siempre empañados',
          'Filtro húmedo o recirculación',
          'Cambiar filtro; quitar recirculación',
        ],
        [
          'Agua en el suelo del acompañante',
          'Desagüe del aire tapado',
          'Soplar el tubo, bajo el salpicadero',
        ],
        [
          'La batería se gasta en días',
          'Toma de la caja, alarma o segunda batería',
          'Desenchufar; medir el consumo en reposo',
        ],
        ['Intermitente rápido', 'Bombilla fundida en ese lado', 'Cambiarla'],
        [
          'No sube una ventanilla',
          'Fusible o ha perdido la memoria',
          'F4, F5 o F6; volver a enseñarla',
        ],
        [
          'La toma de 230 V no da corriente',
          'Motor parado o aparato de más de 150 W',
          'Arrancar; F17',
        ],
        ['El mando no abre', 'Pila o interferencias', 'Espada; cambiar la pila'],
      ],
    ),
    section('garantia', 'Garantía'),
    table(
      'Plazos',
      ['Qué:4', 'Tiempo:1.6', 'Kilómetros:1.6>'],
      [
        ['Vehículo', '3 años', '100 000'],
        ['Motor y transmisión', '5 años', '150 000'],
        ['Perforación por óxido', '8 años', 'Sin límite'],
        ['Pintura', '3 años', '100 000'],
        ['Batería de 12 V', '2 años', 'Sin límite'],
        ['Accesorios originales', '2 años', 'Sin límite'],
      ],
    ),
    topic('no-cubre', 'Qué no cubre'),
    bullets(
      'Piezas de desgaste: escobillas, zapatas, pastillas, disco de embrague, neumáticos.',
      'Daños por gasolina, gasóleo sucio o AdBlue mal echado.',
      'Agua en el motor tras un vado más hondo de lo permitido.',
      'Suspensiones elevadas o reprogramaciones ajenas a la marca.',
      'Competición y alquiler sin conductor, salvo acuerdo.',
    ),
    p(
      'Para reclamar bastan el libro de mantenimiento o las facturas de cualquier taller que siga el plan. La movilidad cubre grúa y vehículo de sustitución hasta **tres días** durante los tres primeros años, en toda Europa.',
    ),
  ],
};
