import {
  bullets,
  caution,
  note,
  p,
  section,
  steps,
  topic,
  type Chapter,
} from '../../../../local/demo/content/blocks';

export const care: Chapter = {
  id: 'limpieza',
  title: 'Limpieza e inmovilización',
  summary: 'Lavar, proteger y dejar parado el vehículo.',
  blocks: [
    section('lavar', 'Lavar por fuera'),
    bullets(
      'A presión, a más de **50 cm** y nunca hacia sensores, fuelles, radiador o pegatinas.',
      'En túnel, pliegue los espejos, quite la antena y ponga el limpia en 0; con la lona puesta, no entre en túneles de rodillos.',
      'Excrementos, savia y sal se quitan el mismo día.',
      'Las llantas de aleación, con jabón neutro; los ácidos las manchan.',
    ),
    topic('pintura-mate', 'Pintura mate'),
    p('No la encere ni la pula: brilla a trozos y no tiene vuelta. Solo agua y jabón para mate.'),
    topic('bajos', 'Bajos y óxido'),
    p(
      'Después de playa o de carreteras con sal, lave los bajos con agua dulce antes de una semana. La cera de los largueros se repasa cada dos años; los tapones de desagüe de las puertas deben quedar libres.',
    ),
    section('interior', 'Interior'),
    p(
      'El suelo es de goma y tiene dos tapones: en la versión Campo puede baldearse con poca agua, sin mojar la consola ni los asientos. La tela se limpia con espuma; el cuero, con paño húmedo y crema dos veces al año. La pantalla, con microfibra seca: el alcohol levanta la capa antirreflejos.',
    ),
    topic('cinturones-limpieza', 'Cinturones'),
    p('Agua tibia y jabón. Nada de lejía ni tintes: debilitan la cinta. No los enrolle mojados.'),
    topic('olor', 'Mal olor del aire'),
    p(
      'Cambie el filtro del habitáculo, ponga el ventilador al máximo sin compresor durante 10 minutos y pida una desinfección del evaporador.',
    ),
    section('caja-limpieza', 'La caja de carga'),
    p(
      'El forro de plástico se quita con ocho tornillos. Una vez al año levántelo y lave debajo: la arenilla raya la chapa y la oxida. Los arañazos hasta el metal se pintan enseguida.',
    ),
    section('inmovilizar', 'Dejarlo parado más de un mes'),
    steps(
      'Llene el depósito de gasóleo: evita agua y bacterias. Deje el AdBlue por encima de la mitad; caduca al año con calor.',
      'Lave, seque los frenos rodando y **no ponga el freno de mano**: calce las ruedas y deje una marcha o P.',
      'Infle **0,5 bar** más y mueva el vehículo un poco cada mes.',
      'Desconecte el negativo o ponga un mantenedor de 14,4 V para AGM.',
      'Deje una rendija en las ventanillas si está a cubierto, y un trapo en el escape contra los ratones, con un aviso en el volante.',
    ),
    topic('volver', 'Al volver a usarlo'),
    steps(
      'Quite el trapo, mire fugas y roedores.',
      'Presiones a su valor, batería conectada.',
      'Arranque y deje un minuto al ralentí; los primeros frenazos sonarán por el óxido.',
      'Con más de seis meses parado, cambie antes el aceite y el filtro de gasóleo.',
    ),
    section('jardin', 'Accesorios que conviene vigilar'),
    p(
      'La baca, el arco de la caja y los estribos se aprietan cada seis meses. Las pegatinas de los faros de obra reflejan y no se deben tapar.',
    ),
    caution(
      'No pinte la defensa delantera de plástico ni ponga vinilo sobre el radar: deja de ver.',
    ),
    note('Para el aparcamiento subterráneo cuente la altura con barras: 1985 mm.'),
  ],
};
