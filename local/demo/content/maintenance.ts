import { bullets, caution, figure, note, p, section, steps, table, topic, warning } from './blocks';
import type { Chapter } from './blocks';
import { facts } from './facts';

export const maintenance: Chapter = {
  id: 'mantenimiento',
  title: 'Mantenimiento',
  summary: 'El plan de revisiones y las comprobaciones que puede hacer usted mismo.',
  blocks: [
    section('plan-de-mantenimiento', 'Plan de mantenimiento'),
    p(
      'Las revisiones se hacen cada **15 000 km o 12 meses**, lo que antes ocurra. Cuando la tabla da kilómetros y meses, cuenta el primero de los dos límites que se alcance.',
    ),
    table(
      'Operaciones del plan',
      ['Operación:3.4', 'Kilómetros:1.5>', 'Meses:1>', 'Observaciones:3.2'],
      [
        [
          'Aceite y filtro de aceite',
          '15 000 km',
          '12',
          `${facts.oilGrade}, norma ${facts.oilNorm}`,
        ],
        ['Filtro de habitáculo', '15 000 km', '12', 'De carbón activo'],
        ['Filtro de aire del motor', '30 000 km', '24', 'En zonas con polvo, cada 15 000 km'],
        ['Filtro de combustible', '60 000 km', '48', 'Situado bajo el depósito'],
        ['Bujías', '90 000 km', '72', `Iridio, separación ${facts.plugGap}`],
        ['Líquido de frenos', '-', '24', `${facts.brakeFluid}; independiente del kilometraje`],
        ['Refrigerante, primer cambio', '150 000 km', '96', 'Orgánico (OAT), color rosa'],
        ['Refrigerante, cambios siguientes', '75 000 km', '60', 'No mezclar con otros'],
        ['Correa de distribución, tensor y rodillo', '120 000 km', '72', 'Con la bomba de agua'],
        ['Correa de accesorios: inspección', '60 000 km', '48', 'Grietas, brillo y tensión'],
        ['Correa de accesorios: sustitución', '120 000 km', '72', 'A la vez que la distribución'],
        ['Aceite de la caja manual', '120 000 km', '96', '75W-80, API GL-4'],
        ['Aceite de la caja automática', '90 000 km', '72', 'Faro AT-6; vaciado parcial'],
        [
          'Pastillas y discos: inspección',
          '15 000 km',
          '12',
          'Espesores en la página {page:espesores-frenos}',
        ],
        ['Juego de válvulas: control', '105 000 km', '84', 'Con el motor frío'],
        [
          'Batería de 12 V: prueba de carga',
          '15 000 km',
          '12',
          'Sustitución habitual a los 5 años',
        ],
        ['Alineación de la dirección: control', '30 000 km', '24', 'Y después de un golpe'],
        ['Kit antipinchazos: caducidad', '-', '48', 'Cambiar la botella de sellante'],
        ['Batería de la llamada de emergencia', '-', '48', 'Solo en el taller'],
        ['Airbags: sustitución de módulos', '-', '180', 'Solo en el taller'],
      ],
    ),
    topic('uso-severo', 'Uso severo'),
    p(
      'Si circula habitualmente por caminos con polvo, hace trayectos de menos de 5 km, arrastra remolque o trabaja como taxi, reduzca el intervalo de aceite y filtro a **7500 km o 6 meses**.',
    ),
    section('motor-compartimento', 'Compartimento motor'),
    figure('engineBay', 'Compartimento motor (representación esquemática)'),
    table(
      'Puntos de comprobación',
      ['N.º:0.5', 'Elemento:3', 'N.º:0.5', 'Elemento:3'],
      [
        ['1', 'Tapón de llenado de aceite', '5', 'Batería'],
        ['2', 'Varilla de nivel de aceite', '6', 'Caja de fusibles del motor'],
        ['3', 'Depósito de refrigerante', '7', 'Depósito del lavaparabrisas'],
        ['4', 'Depósito de líquido de frenos', '', ''],
      ],
    ),
    p(
      'Para abrir el capó, tire de la palanca situada bajo el salpicadero, a la izquierda; levante el gancho de seguridad por el centro y coloque la varilla de soporte en su alojamiento.',
    ),
    warning(
      'El electroventilador puede ponerse en marcha con el motor parado. Mantenga alejadas las manos, la ropa y el cabello.',
    ),
    section('nivel-de-aceite', 'Nivel de aceite'),
    p(
      'Compruebe el nivel cada 1000 km. Un consumo de hasta 0,5 litros cada 1000 km se considera normal.',
    ),
    steps(
      'Aparque en llano con el motor caliente, apáguelo y espere 10 minutos.',
      'Saque la varilla, límpiela, introdúzcala hasta el fondo y vuelva a sacarla.',
      'El nivel debe quedar entre MIN y MAX. La diferencia entre ambas marcas es de 1,0 litro.',
      'Si hace falta, añada aceite poco a poco por el tapón de llenado y repita la medición.',
    ),
    topic('aceite-recomendado', 'Aceite recomendado y cantidad'),
    p(
      `Utilice aceite **${facts.oilGrade}** que cumpla la norma **${facts.oilNorm}**. Si las temperaturas bajan habitualmente de –25 °C puede emplearse SAE 0W-30 de la misma norma.`,
    ),
    table(
      'Cantidad de aceite del motor',
      ['Operación:3', 'Cantidad:1>'],
      [
        ['Cambio de aceite con filtro', facts.oilWithFilter],
        ['Cambio de aceite sin filtro', facts.oilWithoutFilter],
        ['Motor en seco, después de una reparación', '4,6 litros'],
      ],
    ),
    topic('cambio-de-aceite', 'Cambiar el aceite'),
    steps(
      'Con el motor templado, levante el vehículo sobre borriquetas y retire el tapón de llenado.',
      'Afloje el tapón de vaciado con una llave de 14 mm y deje escurrir 10 minutos.',
      'Desenrosque el filtro, unte con aceite la junta del nuevo y apriételo a mano tres cuartos de vuelta desde que la junta hace contacto.',
      `Monte una arandela nueva y apriete el tapón de vaciado a ${facts.drainPlugTorque}.`,
      `Vierta ${facts.oilWithFilter} de aceite, arranque, busque fugas y compruebe el nivel.`,
      'Ponga a cero el aviso de mantenimiento en **Ajustes > Vehículo > Revisión > Reiniciar**.',
    ),
    caution('No sobrepase la marca MAX: el exceso de aceite daña el catalizador.'),
    section('refrigerante', 'Refrigerante'),
    p(
      `Con el motor frío, el nivel debe estar entre L y F. El circuito contiene ${facts.coolantManual} con cambio manual y ${facts.coolantAutomatic} con cambio automático. Utilice refrigerante orgánico (OAT) rosa mezclado al 50 % con agua desmineralizada, que protege hasta –37 °C.`,
    ),
    warning(
      'No abra el tapón con el motor caliente: el líquido a presión puede causar quemaduras graves.',
    ),
    section('liquido-de-frenos', 'Líquido de frenos'),
    p(
      `El nivel debe estar entre MIN y MAX. Use solo líquido **${facts.brakeFluid}** de un envase recién abierto y cámbielo cada **2 años**. El circuito contiene 0,8 litros. Una bajada rápida del nivel indica una fuga: no conduzca.`,
    ),
    caution(
      'El líquido de frenos ataca la pintura. Si se derrama, lave enseguida con agua abundante.',
    ),
    topic('espesores-frenos', 'Espesores mínimos de frenos'),
    table(
      'Límites de desgaste',
      ['Elemento:3', 'Delantero:1>', 'Trasero:1>'],
      [
        ['Forro de las pastillas, nuevo', '11,0 mm', '9,5 mm'],
        ['Forro de las pastillas, mínimo', '2,0 mm', '1,5 mm'],
        ['Disco, nuevo', '22,0 mm', '9,0 mm'],
        ['Disco, mínimo', '20,0 mm', '7,5 mm'],
      ],
    ),
    section('lavaparabrisas', 'Lavaparabrisas'),
    p(
      'El depósito contiene 3,5 litros. Añada líquido con anticongelante en invierno; no utilice refrigerante del motor ni detergente de cocina.',
    ),
    section('filtros', 'Filtros'),
    topic('filtro-habitaculo', 'Filtro de habitáculo'),
    steps(
      'Vacíe y abra la guantera, y presione ambos lados para que bascule hasta abajo.',
      'Suelte las dos pestañas de la tapa y extraiga el filtro.',
      'Coloque el nuevo con la flecha de caudal hacia abajo.',
      'Cierre la tapa y vuelva a encajar la guantera.',
    ),
    topic('filtro-aire', 'Filtro de aire del motor'),
    p(
      'Suelte los cuatro clips de la caja, saque el filtro y limpie la caja con un paño seco. No sople el filtro con aire comprimido.',
    ),
    section('bujias', 'Bujías'),
    p(
      `El motor monta bujías de iridio de rosca M12 con una separación de electrodos de **${facts.plugGap}**, que no debe corregirse. Se aprietan a 18 N·m con el motor frío.`,
    ),
    section('correas', 'Correas'),
    p(
      'El motor tiene correa de distribución dentada. Debe cambiarse cada **120 000 km o 6 años**, con el tensor, el rodillo y la bomba de agua. Si la correa se rompe, las válvulas golpean los pistones y el motor queda destruido.',
    ),
    section('bateria-mantenimiento', 'Batería de 12 V'),
    p(
      'La batería no necesita agua. Sin Start-Stop es de 60 Ah y 540 A (EFB); con Start-Stop, de 70 Ah y 720 A (AGM). Al desconectarla, quite primero el borne negativo; al conectarla, póngalo el último. Después hay que poner en hora el reloj y reiniciar los elevalunas.',
    ),
    note(
      'Sustituya una batería AGM solo por otra AGM: una batería convencional dura pocos meses con Start-Stop.',
    ),
    section('neumaticos-mantenimiento', 'Neumáticos'),
    bullets(
      'Compruebe las presiones una vez al mes y en frío: los neumáticos están fríos si el vehículo lleva 3 horas parado.',
      'La profundidad mínima legal del dibujo es de 1,6 mm; recomendamos cambiarlos con 3 mm.',
      'Intercambie las ruedas delanteras con las traseras del mismo lado cada 10 000 km.',
      'Sustituya los neumáticos a los 10 años, aunque no estén gastados.',
    ),
    p('Los valores de presión se encuentran en la página {page:presiones}.'),
  ],
};
