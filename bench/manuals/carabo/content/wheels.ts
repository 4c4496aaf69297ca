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

export const wheels: Chapter = {
  id: 'ruedas',
  title: 'Ruedas y neumáticos',
  summary: 'Presiones según la carga, desgaste, cadenas y repuesto.',
  blocks: [
    section('presiones-frio', 'Presiones en frío'),
    p(
      'Mida antes de salir o tras tres horas parado. Los valores valen para todas las versiones; la etiqueta está en el marco de la puerta del conductor.',
    ),
    table(
      'En bar (psi)',
      ['Medida:2.2', 'Uso:3.2', 'Delante:1.4>', 'Detrás:1.4>'],
      [
        ['255/70 R16', 'Hasta 3 personas, sin carga', '2,2 (32)', '2,2 (32)'],
        ['255/70 R16', 'Media carga', '2,3 (33)', '2,7 (39)'],
        ['255/70 R16', 'Carga completa o remolque', '2,4 (35)', '3,3 (48)'],
        ['265/60 R18', 'Hasta 3 personas, sin carga', '2,3 (33)', '2,3 (33)'],
        ['265/60 R18', 'Media carga', '2,4 (35)', '2,8 (41)'],
        ['265/60 R18', 'Carga completa o remolque', '2,5 (36)', '3,5 (51)'],
        ['Repuesto', 'Guardado', '3,5 (51)', '3,5 (51)'],
      ],
    ),
    topic('presion-caliente', 'Si se mide en caliente'),
    p(
      'Después de rodar, el neumático marca de **0,3 a 0,4 bar** más. No lo desinfle. Si tiene que inflar en caliente, sume 0,3 bar al valor de la tabla y repase al día siguiente.',
    ),
    section('presiones-campo', 'Presiones fuera del asfalto'),
    table(
      'En bar, sin carga',
      ['Terreno:3', 'Delante:1.2>', 'Detrás:1.2>', 'Velocidad máxima:1.8>'],
      [
        ['Pista de piedra', '1,9', '1,9', '60 km/h'],
        ['Barro o nieve profunda', '1,6', '1,6', '40 km/h'],
        ['Arena blanda', '1,2', '1,4', '20 km/h'],
      ],
    ),
    warning(
      'Por debajo de 1,5 bar el neumático puede salirse de la llanta en un giro. Con carga o remolque no baje las presiones.',
    ),
    section('sensores', 'Control de presión'),
    p(
      'Cada rueda lleva un sensor; la de repuesto, no. Después de inflar, el testigo se apaga a los pocos kilómetros por encima de 30 km/h. Si cambia de la presión normal a la de carga completa, elija **Vehículo > Neumáticos > Con carga** en el ordenador; si no, el aviso saldrá con valores equivocados.',
    ),
    section('desgaste', 'Desgaste y rotación'),
    bullets(
      'La ley pide 1,6 mm; en invierno o con remolque cámbielos a los **4 mm**.',
      'Rotación cada **10 000 km**: las traseras pasan delante del mismo lado y las delanteras, detrás **cruzadas**. El repuesto no entra.',
      'Ponga las cuatro iguales: con dos medidas distintas, 4H rompe la transfer. La diferencia de dibujo entre ejes no debe pasar de 3 mm.',
      'Un neumático de seis años se revisa; de diez, se cambia aunque tenga dibujo.',
    ),
    table(
      'Qué cuenta el desgaste',
      ['Se gasta:3', 'Causa probable:4'],
      [
        ['El centro', 'Presión alta para la carga'],
        ['Los dos bordes', 'Presión baja o curvas deprisa'],
        ['Un borde', 'Alineación'],
        ['A saltos', 'Amortiguador o equilibrado'],
      ],
    ),
    section('medidas-permitidas', 'Medidas permitidas'),
    table(
      'Neumático y llanta',
      ['Neumático:2.4', 'Llanta:1.6', 'Bombeo (ET):1.2>', 'Cadenas:1'],
      [
        ['255/70 R16 111T', '7J x 16', '55', 'Sí'],
        ['265/60 R18 110H', '7,5J x 18', '55', 'Sí'],
        ['265/65 R17 112T', '7,5J x 17', '55', 'No'],
      ],
    ),
    p(
      'Las de nieve pueden llevar un índice de velocidad menor (Q), con la pegatina delante del conductor.',
    ),
    section('cadenas', 'Cadenas'),
    p(
      'Se ponen en las ruedas **traseras**, de eslabón de 12 mm como mucho. Velocidad máxima **50 km/h**. Con las cuatro ruedas encadenadas, las delanteras deben ser de tela: la cadena metálica toca el latiguillo del freno. Retense a los 100 metros.',
    ),
    section('rueda-repuesto', 'La rueda de repuesto'),
    p(
      'Es igual a las otras en la versión de 16 pulgadas; en la de 18, el repuesto es de 16 y no debe rodar a más de **80 km/h**, ni usarse en 4H. Cuelga bajo la caja. Cómo bajarla y cambiar la rueda se explica en la página {page:pinchazo}.',
    ),
    steps(
      'Una vez al año bájela, mida la presión y engrase el tornillo del cabrestante.',
      'Al subirla, pare cuando el cabrestante haga tres clics.',
      'Compruebe que no se mueve: un repuesto flojo cae en marcha.',
    ),
    section('equilibrado', 'Equilibrar y alinear'),
    p(
      "Vibración en el volante a 90-110 km/h: equilibre las delanteras. Vibración en el asiento: las traseras. La alineación se revisa cada 30 000 km y después de un golpe fuerte. Convergencia delantera: 0° 08' ± 4'; detrás no se regula.",
    ),
    caution(
      'Reapriete las tuercas a los 80 km de montar una rueda. El par está en la página {page:pares}.',
    ),
    note('El nitrógeno no es necesario.'),
  ],
};
