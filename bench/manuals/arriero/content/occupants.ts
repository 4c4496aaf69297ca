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

export const occupants: Chapter = {
  id: 'ocupantes',
  title: 'Protección de los ocupantes',
  summary: 'Cinturones, bolsas de aire, niños y alta tensión.',
  blocks: [
    section('cinturones', 'Cinturones'),
    p(
      'Los tres asientos tienen cinturón de tres puntos. Pase la banda por el centro del hombro y la de abajo sobre la cadera, nunca sobre el abdomen. Los de las orillas tienen tensor, que se dispara una sola vez: después de un choque hay que cambiarlos con todo y broche.',
    ),
    bullets(
      'Si el cinturón se traba al jalarlo, suéltelo, déjelo enrollarse y jálelo despacio. Con la van en pendiente se traba antes.',
      'Mujeres embarazadas: la banda de abajo, lo más baja posible, y el asiento lo más atrás que pueda manejar con comodidad.',
      'Se lavan con agua y jabón neutro. El cloro y el teñido debilitan la fibra.',
      'El timbre del asiento central se dispara con un paquete de más de 5 kg: abroche el cinturón vacío o póngalo en el piso.',
    ),
    section('bolsas-de-aire', 'Bolsas de aire'),
    table(
      'Bolsas según el asiento',
      ['Asiento:2.4', 'Frontal:1', 'Lateral:1', 'Cortina:1', 'Rodilla:1'],
      [
        ['Operador', 'Sí', 'Sí', 'Sí', 'Sí'],
        ['Acompañante individual', 'Sí', 'Sí', 'Sí', 'No'],
        ['Asiento doble, orilla', 'Sí', 'No', 'Sí', 'No'],
        ['Asiento doble, centro', 'Sí', 'No', 'No', 'No'],
      ],
    ),
    warning(
      'No pegue nada sobre las tapas marcadas AIRBAG ni ponga fundas que tapen el costado del asiento. No suba los pies al tablero: la bolsa sale a más de 200 km/h.',
    ),
    topic('desactivar-bolsa', 'Desactivar la bolsa del acompañante'),
    steps(
      'Apague la van y abra la puerta del acompañante.',
      'Meta la hoja de la llave en la cerradura del canto del tablero y gírela a **OFF**.',
      'Encienda la van y compruebe que la luz «PASS AIRBAG OFF» queda prendida sobre el espejo.',
    ),
    p(
      'Una bolsa que se infló no se repara: se cambia junto con el módulo, los tensores y el volante o el tablero. La van no vuelve a ponerse LISTA hasta que se revisa la alta tensión.',
    ),
    section('ninos', 'Niños'),
    p(
      'La van no está pensada para llevar niños a diario. Una silla que mira hacia atrás solo puede ir en el asiento individual del acompañante con la bolsa desactivada. En el asiento doble no se permite ninguna silla. No hay anclajes ISOFIX; la silla se sujeta con el cinturón.',
    ),
    table(
      'Sillas por peso del niño',
      ['Peso:1.5', 'Asiento individual del acompañante:3', 'Asiento doble:1.5'],
      [
        ['Hasta 13 kg', 'Hacia atrás, bolsa desactivada', 'No'],
        ['De 9 a 18 kg', 'Hacia adelante, asiento hasta atrás', 'No'],
        ['De 15 a 36 kg', 'Elevador con respaldo', 'No'],
      ],
    ),
    section('alta-tension', 'Alta tensión'),
    p(
      'Todo lo que lleva cables y conectores **naranjas** trabaja a 400 V. La batería de tracción sigue con tensión aunque la van esté apagada y el enchufe, fuera. Las etiquetas con un rayo sobre fondo amarillo marcan las piezas que solo puede tocar un técnico certificado.',
    ),
    bullets(
      'No corte, jale ni lave a presión los cables naranjas.',
      'No ponga el gato, una rampa o un montacargas contra la batería.',
      'Las personas con marcapasos deben quedarse a más de 50 cm del cargador y del cable mientras carga.',
    ),
    topic('despues-de-choque', 'Después de un choque'),
    p(
      'En un choque la van corta la alta tensión en menos de un segundo, abre los seguros, prende las intermitentes y llama a la asistencia si tiene red. Aunque parezca entera, no la mueva si hay líquido debajo, humo, chispas o cables a la vista. Estacionada, guárdela a 15 metros de casas y otros vehículos durante 48 horas: una batería golpeada puede encenderse horas después.',
    ),
    section('corte-de-rescate', 'Corte de rescate'),
    p(
      'Los rescatistas disponen de dos puntos de corte: el lazo amarillo debajo del cofre, a la derecha, y el lazo detrás del asiento del conductor. Basta cortar uno. Después de cortarlo, la alta tensión tarda **2 minutos** en descargarse.',
    ),
    caution(
      'No corte los lazos para apagar la van en una avería: el cambio del lazo lo hace el taller.',
    ),
    note(
      'La hoja de rescate está detrás de la visera del conductor y puede bajarse con el código QR de la ventanilla trasera.',
    ),
    section('alarma', 'Alarma e inmovilizador'),
    p(
      'La alarma se pone al cerrar con la llave y vigila puertas, cofre e inclinación. Suena 30 segundos y hasta diez veces. Si transporta animales o la van viaja en un ferry, apague la vigilancia de inclinación y de interior con **Ajustes > Accesos > Alarma reducida**; vale hasta la próxima vez que abra. Si la alarma se disparó mientras no estaba, las direccionales destellan cinco veces al abrir.',
    ),
  ],
};
