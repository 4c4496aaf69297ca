import {
  bullets,
  caution,
  figure,
  note,
  p,
  section,
  steps,
  table,
  topic,
  warning,
  type Chapter,
} from '../../../../local/demo/content/blocks';

export const breakdown: Chapter = {
  id: 'emergencias',
  title: 'En caso de avería',
  summary: 'Pinchazo, batería, calor, grúa y otras situaciones en el camino.',
  blocks: [
    section('primero', 'Lo primero'),
    p(
      'Luces de emergencia (triángulo rojo del salpicadero), chaleco y señalización según el país. Los chalecos están en la puerta del conductor; el triángulo, bajo la banqueta trasera. El botón **SOS** del techo llama a emergencias si se mantiene 2 segundos; la llamada sale sola cuando se infla un airbag.',
    ),
    section('pinchazo', 'Cambiar una rueda'),
    topic('sacar-herramientas', 'Herramientas y repuesto'),
    p(
      'Gato, manivela, llave y calzos están bajo la banqueta trasera. La rueda cuelga bajo la caja: meta la manivela por el agujero que hay sobre la matrícula y gire a la **izquierda** hasta que toque el suelo; desenganche el plato ladeándolo.',
    ),
    figure('jackPoints', 'Puntos de apoyo del gato: A, delante; B, detrás'),
    topic('gato-delante', 'Levantar delante'),
    p(
      'El gato va bajo el **larguero**, en la placa ranurada que queda detrás de la rueda delantera. No lo ponga en el brazo de la suspensión ni en el estribo.',
    ),
    topic('gato-detras', 'Levantar detrás'),
    p(
      'El gato va bajo el **eje**, lo más cerca posible de la rueda, en el asiento curvo. No lo ponga en el diferencial ni en la ballesta.',
    ),
    topic('cambiar-rueda', 'Cambiarla'),
    steps(
      'Suelo duro y llano, freno de mano, P o primera, y 2H. Calce la rueda contraria.',
      'Afloje media vuelta las **seis** tuercas; la antirrobo necesita el vaso que está en la guantera.',
      'Levante hasta que la rueda quede libre 3 cm y cámbiela.',
      'Apriete en estrella, baje y vuelva a apretar: **145 N·m** con llanta de aleación y **130 N·m** con llanta de acero.',
      'Guarde la rueda pinchada subiéndola con el cabrestante, con la cara exterior hacia abajo.',
      'Reapriete a los 80 km.',
    ),
    warning('No arranque el motor ni deje a nadie dentro con el vehículo levantado.'),
    section('arrancar-pinzas', 'Batería descargada: arrancar con pinzas'),
    steps(
      'Acerque otro vehículo de 12 V, sin que se toquen.',
      'Rojo al **+** de la descargada y después al + de la buena.',
      'Negro al **-** de la buena y el otro extremo a la **argolla de masa** del motor, lejos de la batería.',
      'Arranque el vehículo que ayuda, espere 3 minutos y arranque el Cárabo.',
      'Quite las pinzas en orden inverso y circule 40 minutos.',
    ),
    caution(
      'No empuje ni remolque para arrancar: el gasóleo sin quemar daña el catalizador. Con caja automática, además, no se puede.',
    ),
    p(
      'Con un arrancador portátil, elija uno de al menos 1500 A. Si la batería marca menos de 10,5 V durante días, no se recupera.',
    ),
    section('sobrecalentamiento', 'El motor se calienta'),
    steps(
      'Quite el remolque del esfuerzo: reduzca, apague el aire y ponga la calefacción al máximo.',
      'Pare en un lugar seguro. Si **no sale vapor** y hay líquido, deje el motor al ralentí hasta que la aguja baje.',
      'Si **sale vapor** o no hay líquido, pare el motor y no abra el capó hasta que deje de salir.',
      'Espere 45 minutos, mire nivel, correa, ventilador y barro en el radiador.',
      'Complete con agua si no tiene otra cosa y conduzca despacio hasta el taller.',
    ),
    p('Echar agua fría en un motor muy caliente agrieta la culata.'),
    topic('caja-caliente', 'La caja automática se calienta'),
    p(
      'Ocurre subiendo despacio con remolque o patinando en la arena. Pare en **P**, no en N, con el motor a 1500 rpm. Tarda de cinco a diez minutos. En arena use 4L.',
    ),
    section('gasoleo-agotado', 'Se acabó el gasóleo'),
    topic('cebar', 'Cebar el circuito'),
    steps(
      'Eche al menos **8 litros**.',
      'Bombee con la pera gris del filtro unas 30 veces, hasta que se ponga dura.',
      'Dé el contacto 30 segundos sin arrancar; quite y repita tres veces.',
      'Arranque hasta 15 segundos. Puede fallar y humear un minuto.',
    ),
    section('modo-emergencia', 'Potencia reducida'),
    p(
      'Si el motor no pasa de 2500 rpm, la centralita se protege. Causas frecuentes: filtro de partículas lleno, manguito del turbo suelto (se oye un soplido), gasóleo sucio o caja caliente. Pare, quite el contacto **5 minutos** y arranque; si vuelve, al taller sin pasar de 80 km/h.',
    ),
    section('palanca-p', 'La palanca no sale de P'),
    p(
      'Con la batería muy baja el bloqueo no se suelta. Freno de mano, contacto dado, quite la tapita junto a la palanca, apriete el botón blanco con la espada de la llave y mueva la palanca a N.',
    ),
    section('corte-inercia', 'Corte de gasóleo tras un golpe'),
    p(
      'Mire que no haya olor ni charcos. Quite el contacto un minuto, délo y pulse a la vez las luces de emergencia y el bloqueo de puertas 5 segundos. Si el airbag se infló, no se puede rearmar: grúa.',
    ),
    section('grua', 'Remolcar el Cárabo'),
    table(
      'Cómo se puede llevar',
      ['Forma:3', 'Caja manual:2.4', 'Caja automática:2.4'],
      [
        ['Sobre plataforma', 'Siempre', 'Siempre'],
        [
          'Cuatro ruedas en el suelo',
          '2H, punto muerto, 60 km/h y 80 km',
          '2H, N, 40 km/h y 25 km',
        ],
        ['Ruedas delanteras levantadas', 'Soltando el árbol trasero', 'No'],
        [
          'Ruedas traseras levantadas',
          '2H y volante libre, 50 km/h',
          '2H y volante libre, 50 km/h',
        ],
      ],
    ),
    p(
      'Con la transfer trabada en 4H o 4L, solo plataforma. Use los ganchos rojos de delante; detrás, el pasador de la página {page:rescate}. Contacto dado, para que el volante no se bloquee.',
    ),
    section('fuego', 'Humo o fuego'),
    p(
      'Pare, quite el contacto, salga y aléjese 50 m. No abra el capó: el aire aviva la llama. El extintor, si lo lleva, va bajo el asiento del acompañante.',
    ),
    section('cristal-roto', 'Cristal o luneta rotos'),
    p(
      'Tape el hueco con plástico por fuera, ponga la recirculación y no pase de 80 km/h. La luneta templada cae en granos: aspírelos también de las guías.',
    ),
    bullets('El parabrisas lleva la cámara: al cambiarlo hay que calibrarla.'),
    note('El número de la asistencia y la póliza caben en la funda de la guantera.'),
  ],
};
