import {
  bullets,
  caution,
  note,
  p,
  section,
  steps,
  table,
  topic,
  warning,
  type Chapter,
} from '../../../../local/demo/content/blocks';

export const maintenance: Chapter = {
  id: 'mantenimiento',
  title: 'Mantenimiento',
  summary: 'El plan por kilómetros y por meses, y los trabajos que puede hacer el propietario.',
  blocks: [
    section('plan', 'Plan de mantenimiento'),
    p(
      'Manda lo que llegue antes, kilómetros o meses. **R** es revisar; **C**, cambiar. El uso duro está en la página {page:uso-duro}.',
    ),
    table(
      'Uso normal',
      ['Trabajo:4', 'Cada km:1.4>', 'Cada:1.3>', 'Qué:0.7'],
      [
        ['Aceite de motor y filtro', '20 000', '12 meses', 'C'],
        ['Filtro de gasóleo', '40 000', '24 meses', 'C'],
        ['Filtro de aire', '40 000', '36 meses', 'C'],
        ['Filtro del habitáculo', '20 000', '12 meses', 'C'],
        ['Filtro del AdBlue', '120 000', '-', 'C'],
        ['Líquido de frenos', '-', '24 meses', 'C'],
        ['Refrigerante', '200 000', '120 meses', 'C'],
        ['Correa de accesorios', '120 000', '72 meses', 'C'],
        ['Cadena de distribución', '-', '-', 'R si suena'],
        ['Aceite de la caja manual', '100 000', '-', 'C'],
        ['Aceite de la caja automática', '90 000', '72 meses', 'C'],
        ['Aceite de la transfer', '60 000', '48 meses', 'C'],
        ['Aceite del diferencial delantero', '80 000', '48 meses', 'C'],
        ['Aceite del diferencial trasero', '60 000', '48 meses', 'C'],
        ['Pastillas delanteras', '20 000', '12 meses', 'R'],
        ['Zapatas traseras', '40 000', '24 meses', 'R'],
        ['Crucetas y árbol de transmisión', '20 000', '12 meses', 'Engrasar'],
        ['Bujías de precalentamiento', '160 000', '-', 'R'],
        ['Ballestas y abrazaderas', '20 000', '12 meses', 'R'],
        ['Batería', '20 000', '12 meses', 'R'],
      ],
    ),
    topic('uso-duro', 'Uso duro'),
    p(
      'Polvo, obra, remolque de más de 1500 kg la mitad del tiempo, trayectos cortos, calor de más de 40 °C o mucho campo:',
    ),
    table(
      'Intervalos en uso duro',
      ['Trabajo:4', 'Cada km:1.4>', 'Cada:1.3>'],
      [
        ['Aceite de motor y filtro', '10 000', '6 meses'],
        ['Filtro de gasóleo', '20 000', '12 meses'],
        ['Filtro de aire', '15 000', '12 meses'],
        ['Aceite de la caja automática', '60 000', '48 meses'],
        ['Aceite de la transfer', '30 000', '24 meses'],
        ['Diferenciales, delante y detrás', '30 000', '24 meses'],
        ['Engrase de crucetas', '5 000', '3 meses'],
      ],
    ),
    p(
      'La primera revisión es gratuita: a los **5000 km** o seis meses, solo comprobaciones y reapriete de ballestas.',
    ),
    section('cambio-aceite', 'Cambiar el aceite del motor'),
    steps(
      'Caliente el motor y pare. Quite la chapa protectora: seis tornillos de 13.',
      'Ponga un bidón de 10 litros, quite el tapón del cárter y deje escurrir 15 minutos.',
      'Cambie el cartucho del filtro desde arriba, con llave de vaso de 32, y sus dos juntas tóricas.',
      'Ponga el tapón con arandela nueva, a **38 N·m**; la tapa del filtro, a **25 N·m**.',
      'Eche 7,5 litros, arranque un minuto, espere y complete hasta MAX. En total son 8,2 litros.',
      'Ponga a cero el aviso: página {page:poner-a-cero}.',
    ),
    section('filtro-aire', 'Filtro de aire'),
    p(
      'Suelte los cuatro ganchos de la caja negra de la derecha. Si está húmedo o con polvo por el lado limpio, busque una fuga en el conducto. No lo sople: se abren los poros. Con snorkel, vacíe además el ciclón cada semana en tiempo de polvo.',
    ),
    section('filtro-habitaculo', 'Filtro del habitáculo'),
    steps(
      'Vacíe la guantera y suelte el tirante derecho.',
      'Apriete los dos lados y deje caer la guantera del todo.',
      'Saque la tapa y el filtro; meta el nuevo con la flecha **UP** hacia arriba.',
    ),
    section('filtro-gasoleo', 'Filtro de gasóleo'),
    p(
      'Está en el larguero izquierdo, detrás de una rejilla. Llene el filtro nuevo de gasóleo limpio, ponga la junta engrasada y cebe como en la página {page:cebar}. Si se arranca sin cebar, la bomba trabaja en seco.',
    ),
    section('frenos', 'Frenos'),
    table(
      'Desgaste',
      ['Pieza:3.4', 'Nueva:1.4>', 'Mínimo:1.4>'],
      [
        ['Pastilla delantera (forro)', '12 mm', '3 mm'],
        ['Disco delantero', '32 mm', '29,5 mm'],
        ['Zapata trasera (forro)', '5,5 mm', '1,5 mm'],
        ['Tambor trasero (diámetro)', '295 mm', '296,5 mm (máximo)'],
      ],
    ),
    p(
      'Las pastillas chirrían con un avisador metálico cuando quedan 3 mm. Delante se miran por el hueco de la llanta; las zapatas, quitando el tapón de goma del plato. Un chirrido suave en frío y con humedad es normal.',
    ),
    section('bateria-12v', 'Batería'),
    p(
      'Es AGM de **95 Ah y 850 A**, bajo el capó, a la izquierda. Para quitarla suelte primero el **negativo** y al montarla conéctelo el último. Después hay que enseñar los elevalunas, la hora y el mínimo de la dirección (volante de tope a tope). Un cargador para AGM no debe pasar de 14,8 V.',
    ),
    topic('segunda-bateria', 'Segunda batería (opcional)'),
    p(
      'La versión Expedición lleva otra de 75 Ah en la caja, para la nevera y el cabrestante. Un relé la separa a los **5 minutos** de parar el motor. No sirve para arrancar.',
    ),
    section('engrase', 'Puntos de engrase'),
    table(
      'Grasa de litio EP2',
      ['Punto:4', 'Cuántos:1>', 'Emboladas:1.2>'],
      [
        ['Crucetas del árbol delantero', '2', '3'],
        ['Crucetas del árbol trasero', '3', '3'],
        ['Horquilla deslizante', '1', '5'],
        ['Gemelas de ballesta', '4', '2'],
      ],
    ),
    section('escobillas', 'Escobillas'),
    p(
      'Conductor **600 mm**, acompañante **500 mm**; no hay limpialuneta. Ponga los brazos en posición de servicio (página {page:limpiaparabrisas}), pulse la pestaña y tire. Cámbielas cada año.',
    ),
    section('correa', 'Correa de accesorios'),
    p(
      'Si chirría al arrancar con humedad, mire el tensor: la marca debe estar entre las dos rayas. Mueve el alternador, la bomba de agua y el compresor: si se rompe, el motor se calienta en minutos.',
    ),
    section('ballestas', 'Ballestas y amortiguadores'),
    bullets(
      'Apriete las abrazaderas cada 20 000 km, con el vehículo en el suelo: par en la página {page:pares}.',
      'Una ballesta que chilla en seco se lava y se rocía con silicona; nunca con aceite, que pudre las gomas.',
      'Las hojas rotas se ven por el escalón en el borde. Se cambian las dos del eje.',
    ),
    warning('No trabaje debajo del vehículo apoyado solo en el gato: use caballetes.'),
    caution(
      'El motor puede arrancar solo con el Stop & Start: quite el contacto y aleje el mando.',
    ),
    note(
      'El aceite usado y los filtros se llevan a un punto limpio. Guarde las facturas: la garantía pide el plan al día.',
    ),
  ],
};
