import {
  bullets,
  note,
  p,
  section,
  steps,
  table,
  topic,
  type Chapter,
} from '../../../../local/demo/content/blocks';

export const fleet: Chapter = {
  id: 'flotilla',
  title: 'Aplicación y flotilla',
  summary: 'Operadores, permisos, avisos y qué datos salen de la van.',
  blocks: [
    section('alta', 'Dar de alta la van'),
    steps(
      'Instale Tezca Flotilla en el celular y cree la cuenta con un correo.',
      'Dentro de la van, toque **Ajustes > Cuenta > Vincular**: aparece un código QR.',
      'Escanéelo. La van muestra «Vinculada» en menos de dos minutos si hay red.',
    ),
    p(
      'Una van tiene un solo dueño en la aplicación. Al venderla, el dueño la suelta en **Mi van > Transferir**; si no lo hace, el nuevo dueño necesita la factura y hasta cinco días hábiles.',
    ),
    section('operadores', 'Operadores y permisos'),
    table(
      'Qué puede hacer cada quien',
      ['Acción:3.4', 'Dueño:1', 'Administrador:1.3', 'Operador:1'],
      [
        ['Abrir y manejar', 'Sí', 'Sí', 'Sí'],
        ['Ver la ubicación', 'Sí', 'Sí', 'No'],
        ['Cambiar el límite de velocidad', 'Sí', 'Sí', 'No'],
        ['Programar la carga', 'Sí', 'Sí', 'Sí'],
        ['Dar de alta tarjetas y llaves', 'Sí', 'Sí', 'No'],
        ['Transferir o borrar', 'Sí', 'No', 'No'],
      ],
    ),
    p(
      'Una tarjeta nueva se da de alta con la van en P: **Accesos > Tarjetas > Agregar** y la tarjeta sobre el lector hasta oír un pitido. Caben hasta 20 tarjetas. Cada una puede tener horario.',
    ),
    section('avisos-app', 'Avisos y geocercas'),
    bullets(
      'Hasta diez zonas; la aplicación avisa al entrar o salir, con un retraso de hasta un minuto.',
      'Aviso de carga interrumpida, de puerta abierta más de 5 minutos y de batería por debajo de 20 %.',
      'Manejo brusco: más de tres frenadas fuertes en 10 km.',
    ),
    section('datos', 'Datos y red'),
    p(
      'La van manda cada 30 segundos posición, velocidad y batería; en estacionado, cada seis horas. El plan de datos va incluido cinco años. El modo privado, de hasta 12 horas, deja de mandar la posición, pero no la llamada de emergencia. Los viajes se guardan 12 meses y se bajan en hoja de cálculo.',
    ),
    topic('sin-red', 'Sin señal'),
    p(
      'En sótanos la tarjeta y la llave siguen abriendo; el celular también, si se abrió la aplicación en las últimas 72 horas. Las órdenes a distancia esperan 10 minutos y luego se cancelan.',
    ),
    section('actualizaciones', 'Actualizaciones'),
    p(
      'Llegan por la red y tardan entre 20 y 50 minutos. Hacen falta P, más de 30 % de batería y nadie adentro. Mientras se instala la van no abre ni carga; si se interrumpe, al siguiente encendido continúa. No se puede volver a la versión anterior.',
    ),
  ],
};

export const warranty: Chapter = {
  id: 'garantias',
  title: 'Garantía y atención',
  summary: 'Qué cubre, por cuánto tiempo y a quién llamar.',
  blocks: [
    section('garantia', 'Garantía'),
    table(
      'Plazos',
      ['Parte:3.6', 'Años:1>', 'Kilómetros:1.5>'],
      [
        ['Vehículo completo', '3', '100 000'],
        ['Batería de tracción, 70 % de capacidad', '8', '160 000'],
        ['Motor, inversor y reductor', '8', '160 000'],
        ['Pintura', '3', 'Sin límite'],
        ['Perforación por óxido', '10', 'Sin límite'],
        ['Batería de 12 V', '2', '50 000'],
        ['Refacciones instaladas en la red', '1', '20 000'],
        ['Balatas, plumas, focos, llantas', '-', '5 000'],
      ],
    ),
    p(
      'El plazo corre desde la fecha de la factura. No se pierde por hacer el servicio en otro taller, si se usan las piezas y los líquidos indicados y se guarda la factura.',
    ),
    bullets(
      'No cubre: golpes, agua por encima de 40 cm, exceso de peso, uso en competencia, plagas que muerden cables.',
      'No cubre el desgaste por cargar con extensiones o adaptadores.',
      'Perforar el piso o el mamparo termina la garantía de la batería y de las bolsas de aire.',
    ),
    section('prueba-bateria', 'Reclamar por la batería'),
    steps(
      'Pida en el taller la prueba de capacidad: dura un día y cuesta lo mismo que dos horas de mano de obra; se devuelve si la batería sale por debajo de 70 %.',
      'El taller repara módulos o cambia la batería. La de cambio puede ser reacondicionada, con al menos 80 %.',
    ),
    section('contacto', 'A quién llamar'),
    table(
      'Teléfonos y horarios (ficticios)',
      ['Asunto:3', 'Teléfono:2', 'Horario:2.4'],
      [
        ['Tezca Auxilio', '800 000 0470', 'Siempre'],
        ['Atención a clientes', '800 000 0480', 'Lunes a sábado, 8 a 20 h'],
        ['Soporte de la aplicación', '800 000 0485', 'Lunes a viernes, 9 a 18 h'],
      ],
    ),
    p(
      'El auxilio es gratis durante los tres primeros años e incluye grúa hasta 150 km, ponchadura, apertura de puertas y carga de emergencia dos veces al año. Después se paga por evento.',
    ),
    section('quejas', 'Si no queda conforme'),
    p(
      'Escriba a clientes@tezca.example con el número de serie y el kilometraje. Se responde en cinco días hábiles. Si no hay arreglo, puede acudir a la autoridad del consumidor de su país.',
    ),
    section('desecho', 'Fin de vida'),
    p(
      'La batería de tracción contiene materiales peligrosos y recuperables. El distribuidor la recibe sin costo. No la venda suelta ni la guarde sin terminales aisladas. Los cables, focos y líquidos van a un centro de acopio.',
    ),
    note('Este manual está impreso en papel reciclado; la versión digital se actualiza cada año.'),
  ],
};
