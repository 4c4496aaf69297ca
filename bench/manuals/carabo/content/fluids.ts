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

export const fluids: Chapter = {
  id: 'combustible-liquidos',
  title: 'Combustible, AdBlue y líquidos',
  summary: 'Qué echar, cuánto y por dónde.',
  blocks: [
    section('repostar', 'Repostar gasóleo'),
    p(
      'El depósito tiene **76 litros**. La tapa está en el lado izquierdo y se abre con la puerta del conductor abierta. La boca ancha es la del gasóleo; la azul, más pequeña, la del AdBlue. Pare en el segundo corte de la pistola.',
    ),
    bullets(
      'Gasóleo EN 590 con azufre de hasta 10 ppm, etiqueta **B7**. También **B10** y **XTL** (EN 15940).',
      'No use B20 ni B30, aceite vegetal, gasóleo agrícola ni de calefacción.',
      'No añada gasolina ni petróleo al gasóleo para el frío.',
    ),
    topic('gasolina', 'Si ha echado gasolina'),
    p(
      'Si la echó y **no ha dado el contacto**, hay que vaciar el depósito y basta. Si ha arrancado, aunque fuera un minuto, la bomba de alta presión se queda sin engrase: pare, no vuelva a arrancar y llame a la grúa. No sirve completar con gasóleo.',
    ),
    section('adblue', 'AdBlue'),
    p(
      'El depósito de AdBlue tiene **17 litros** y dura unos 10 000 km, la mitad con remolque. Es una solución de urea (ISO 22241). Se hiela a -11 °C; el vehículo la calienta y puede arrancar con ella helada.',
    ),
    steps(
      'Contacto quitado, en llano y con más de -11 °C.',
      'Desenrosque el tapón azul hacia la izquierda.',
      'Vierta al menos **5 litros** de un envase nuevo, con su tubo, o use el surtidor de AdBlue para turismos.',
      'Cierre, dé el contacto 10 segundos sin arrancar y después arranque. El aviso tarda hasta 5 km en borrarse.',
    ),
    topic('avisos-adblue', 'Avisos por falta de AdBlue'),
    table(
      'Según la distancia que queda',
      ['Quedan:1.5>', 'Qué hace el cuadro:5'],
      [
        ['2400 km', 'Gota ámbar y mensaje al arrancar'],
        ['800 km', 'Mensaje cada 100 km, con pitido'],
        ['200 km', 'Mensaje fijo y velocidad limitada a 80 km/h'],
        ['0 km', 'El motor sigue, pero una vez parado **no vuelve a arrancar**'],
      ],
    ),
    caution(
      'AdBlue en el depósito de gasóleo, aunque sea un vaso, destruye la inyección: no dé el contacto. Gasóleo en el de AdBlue obliga a cambiar el sistema. Si cae AdBlue en la pintura, aclare con agua: al secar deja cristales blancos.',
    ),
    section('aceite-motor', 'Aceite del motor'),
    p(
      'Aceite **5W-30 ACEA C3**, bajo en cenizas. Con calor de más de 40 °C y remolque continuo puede usarse 5W-40 C3. Nunca un aceite sin C: obstruye el filtro de partículas. De MIN a MAX hay **1,5 litros**. Es normal gastar hasta 0,4 l cada 1000 km.',
    ),
    topic('medir-aceite', 'Medir el nivel'),
    steps(
      'Motor caliente y parado hace 10 minutos, en llano.',
      'Saque la varilla amarilla, límpiela, métala hasta el fondo y vuelva a sacarla.',
      'El nivel está entre las dos muescas. Añada de medio en medio litro por el tapón negro de la tapa de balancines.',
    ),
    section('capacidades', 'Tabla de capacidades'),
    table(
      'Cantidad y producto',
      ['Uso:3.4', 'Producto:3.6', 'Cantidad:1.3>'],
      [
        ['Depósito de gasóleo', 'B7, B10 o XTL', '76 l'],
        ['Depósito de AdBlue', 'ISO 22241', '17 l'],
        ['Motor, con filtro', '5W-30 ACEA C3', '8,2 l'],
        ['Motor, sin filtro', '5W-30 ACEA C3', '7,6 l'],
        ['Caja manual', '75W-80 GL-4', '2,4 l'],
        ['Caja automática, cambio', 'ATF Brañal 8', '5,1 l'],
        ['Caja automática, total', 'ATF Brañal 8', '9,6 l'],
        ['Transfer', '75W-85 GL-4', '1,2 l'],
        ['Diferencial delantero', '75W-90 GL-5', '1,3 l'],
        ['Diferencial trasero', '75W-90 GL-5', '2,8 l'],
        ['Diferencial trasero con bloqueo', '75W-90 GL-5 LS', '2,6 l'],
        ['Refrigeración', 'Orgánico rosa, 50 %', '11,4 l'],
        ['Frenos y embrague', 'DOT 4', '1,1 l'],
        ['Dirección', 'Eléctrica: sin líquido', '-'],
        ['Lavaparabrisas', 'Comercial', '6 l'],
        ['Aire acondicionado', 'R-1234yf', '620 g'],
      ],
    ),
    section('refrigerante', 'Refrigerante'),
    p(
      'Se mira **en frío**, entre las marcas del depósito transparente, a la derecha del motor. Líquido orgánico rosa al 50 %, protege hasta -36 °C. Puede completar con agua destilada hasta medio litro; si hace falta más, hay una fuga.',
    ),
    warning(
      'No abra el tapón con el motor caliente: el líquido sale hirviendo. Espere al menos 45 minutos y abra con un trapo, en dos tiempos.',
    ),
    section('liquido-frenos', 'Líquido de frenos y embrague'),
    p(
      'El depósito es común y está junto al servofreno. Baja un poco al gastarse las pastillas. Si llega a MIN con pastillas nuevas, hay fuga. Se cambia cada **dos años** porque toma agua, aunque no se usen los frenos. Si el pedal de embrague se hunde y vuelve despacio, mire este mismo depósito.',
    ),
    section('lavaparabrisas-liquido', 'Lavaparabrisas'),
    p(
      'Tapón azul, delante a la izquierda, 6 litros. En invierno use líquido puro: mezclado a partes iguales se hiela a -8 °C; sin mezclar, a -20 °C.',
    ),
    section('purgar-agua', 'Sacar el agua del filtro de gasóleo'),
    p('Cuando se enciende el embudo ámbar hay más de 100 ml de agua en el fondo del filtro.'),
    steps(
      'Pare el motor y ponga un recipiente bajo el filtro, en el larguero izquierdo.',
      'Afloje **dos vueltas** el tornillo de plástico de abajo.',
      'Bombee con la pera gris hasta que salga gasóleo limpio, un cuarto de litro más o menos.',
      'Apriete a mano y bombee hasta notarla dura. Arranque y mire que no gotee.',
    ),
    note(
      'Lleve el agua con gasóleo a un punto limpio. Si el testigo vuelve antes de 1000 km, el gasóleo de su proveedor está sucio.',
    ),
  ],
};
