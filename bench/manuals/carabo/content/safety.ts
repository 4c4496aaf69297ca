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

export const safety: Chapter = {
  id: 'seguridad',
  title: 'Seguridad',
  summary:
    'Cinturones, airbags, niños y lo que nunca debe hacerse con un vehículo de caja abierta.',
  blocks: [
    section('antes-de-todo', 'Antes de conducir por primera vez'),
    p(
      'El Cárabo es más alto y más pesado que un turismo. Toma las curvas con más balanceo, frena en más metros cuando va cargado y puede volcar si se gira el volante con brusquedad. Conduzca los primeros días con ese margen y lea al menos este capítulo y los testigos rojos de la página {page:testigos-rojos}.',
    ),
    warning(
      'Está prohibido llevar personas en la caja de carga, aunque vaya cubierta y aunque el trayecto sea corto. No hay en ella asientos, cinturones ni protección contra el vuelco.',
    ),
    section('cinturones', 'Cinturones de seguridad'),
    p(
      'Las cinco plazas tienen cinturón de tres puntos. Los delanteros y los laterales traseros llevan pretensor; el central trasero se desenrolla del techo y se abrocha en los **dos** cierres, primero el negro y después el rojo.',
    ),
    bullets(
      'La banda inferior pasa por la cadera, nunca por el vientre. Las embarazadas la llevan lo más baja posible.',
      'La banda del hombro no debe tocar el cuello. En las plazas delanteras su altura se regula en cuatro posiciones.',
      'No use pinzas que aflojen la cinta: anulan el pretensor.',
      'Un cinturón que ha sujetado a alguien en un choque se cambia, aunque parezca entero.',
    ),
    topic('aviso-cinturon', 'Avisador del cinturón'),
    p(
      'Si un ocupante delantero no se abrocha, el testigo parpadea y a partir de 25 km/h suena un aviso durante 90 segundos. En las plazas traseras el aviso dura 30 segundos y solo suena si alguien se desabrocha en marcha. Una bolsa pesada en el asiento del acompañante también lo dispara: abroche el cinturón vacío o pase la bolsa atrás.',
    ),
    section('airbags', 'Airbags'),
    p(
      'Hay siete: conductor, acompañante, rodillas del conductor, dos laterales en los respaldos y dos de cortina. Se inflan en un choque fuerte, no en un golpe de aparcamiento ni, por regla general, en un alcance por detrás.',
    ),
    topic('desconectar-airbag', 'Desconectar el airbag del acompañante'),
    steps(
      'Con el contacto quitado, abra la puerta del acompañante.',
      'Meta la espada de la llave en la ranura del canto del salpicadero y gírela a **OFF**.',
      'Dé el contacto: el testigo amarillo **PASSENGER AIRBAG OFF** debe quedar encendido junto a la luz de techo.',
    ),
    warning(
      'Con una silla infantil de espaldas a la marcha en el asiento delantero, el airbag del acompañante debe estar desconectado. Vuelva a conectarlo en cuanto quite la silla.',
    ),
    p(
      'Con defensas delanteras, cabrestantes o barras que no sean originales, los sensores de choque pueden actuar tarde. Monte solo los accesorios de la lista del concesionario.',
    ),
    section('ninos', 'Niños'),
    p(
      'El lugar más seguro es la segunda fila. Hay anclajes ISOFIX y correa superior (Top Tether) en las dos plazas laterales traseras; la plaza central no los tiene.',
    ),
    table(
      'Dónde puede ir cada silla',
      [
        'Estatura del niño:2',
        'Delante, airbag ON:1.7',
        'Delante, airbag OFF:1.7',
        'Detrás, laterales:1.7',
        'Detrás, centro:1.5',
      ],
      [
        ['40 a 87 cm, de espaldas', 'No', 'Sí, con cinturón', 'Sí, ISOFIX', 'No'],
        ['76 a 105 cm, de frente', 'No', 'No', 'Sí, ISOFIX y correa', 'No'],
        ['100 a 150 cm, elevador', 'Sí, asiento atrás del todo', 'No', 'Sí', 'Sí, sin respaldo'],
      ],
    ),
    topic('top-tether', 'Pasar la correa superior'),
    p(
      'El punto de anclaje de la correa está detrás del respaldo. Tire de la cinta roja para abatir el respaldo hacia delante, pase la correa por debajo del reposacabezas y enganche el mosquetón en el lazo metálico del lado **contrario**. Cierre el respaldo y tense.',
    ),
    topic('seguro-infantil', 'Seguro para niños'),
    p(
      'En el canto de cada puerta trasera hay una ranura. Con la llave, media vuelta hacia fuera: la puerta solo se abre desde el exterior. Los elevalunas traseros se anulan con el botón del candado de la puerta del conductor.',
    ),
    section('gases', 'Gases de escape y calor'),
    bullets(
      'No deje el motor en marcha en un garaje cerrado. El olor a gasóleo quemado en la cabina indica una fuga: abra las ventanillas y acuda al taller.',
      'No se detenga sobre hierba seca, rastrojo o papel: durante la limpieza del filtro de partículas el escape pasa de 600 °C (página {page:filtro-particulas}).',
      'El tubo de escape sigue quemando media hora después de parar.',
    ),
    caution('No instale radios de más de 10 W sin antena exterior: pueden alterar la centralita.'),
    note(
      'Todo accidente con airbag inflado corta el gasóleo y abre las puertas. Cómo volver a arrancar está en la página {page:corte-inercia}.',
    ),
  ],
};
