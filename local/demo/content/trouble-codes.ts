import { bullets, p, section, steps, table } from './blocks';
import type { Chapter } from './blocks';

export const troubleCodes: Chapter = {
  id: 'codigos',
  title: 'Códigos de avería OBD',
  summary: 'Los códigos más frecuentes de la toma de diagnóstico, su significado y la urgencia.',
  blocks: [
    section('leer-codigos', 'Leer los códigos'),
    p(
      'La toma de diagnóstico (OBD) está bajo el salpicadero, a la derecha de los pedales. Un lector conectado con el contacto dado muestra los códigos guardados.',
    ),
    steps(
      'Quite el contacto y conecte el lector.',
      'Dé el contacto sin arrancar.',
      'Anote todos los códigos antes de borrar nada.',
      'Entregue la lista al taller.',
    ),
    bullets(
      '**A:** atienda la avería en la próxima revisión.',
      '**B:** acuda al taller esta semana.',
      '**C:** no siga circulando.',
    ),
    section('tabla-codigos', 'Tabla de códigos'),
    table(
      'Códigos frecuentes',
      ['Código:1', 'Significado:3.2', 'Causas posibles:3.8', 'Urgencia:1.1'],
      [
        [
          'P0011',
          'Distribución variable de admisión adelantada',
          'Aceite sucio o nivel bajo, electroválvula',
          'B',
        ],
        [
          'P0016',
          'Cigüeñal y árbol de levas sin correlación',
          'Correa de distribución desplazada',
          'C',
        ],
        [
          'P0101',
          'Caudalímetro de aire fuera de margen',
          'Filtro sucio, toma de aire, sensor',
          'B',
        ],
        ['P0113', 'Sensor de temperatura de aire, señal alta', 'Conector suelto, sensor', 'A'],
        [
          'P0118',
          'Sensor de temperatura del refrigerante, señal alta',
          'Cable cortado, sensor',
          'B',
        ],
        ['P0121', 'Mariposa, señal incoherente', 'Cuerpo de mariposa sucio', 'B'],
        ['P0128', 'Refrigerante por debajo de la temperatura normal', 'Termostato abierto', 'A'],
        ['P0130', 'Sonda lambda anterior, circuito', 'Cableado, sonda', 'B'],
        ['P0171', 'Mezcla demasiado pobre', 'Entrada de aire, presión de combustible baja', 'B'],
        ['P0172', 'Mezcla demasiado rica', 'Inyector que gotea, sonda lambda', 'B'],
        ['P0300', 'Fallos de encendido en varios cilindros', 'Bujías, bobinas, combustible', 'C'],
        [
          'P0301',
          'Fallos de encendido en el cilindro 1',
          'Bujía, bobina o inyector del cilindro',
          'B',
        ],
        [
          'P0302',
          'Fallos de encendido en el cilindro 2',
          'Bujía, bobina o inyector del cilindro',
          'B',
        ],
        ['P0325', 'Sensor de detonación', 'Conector, sensor, par de apriete', 'B'],
        ['P0335', 'Sensor de régimen del motor', 'Sensor, corona, cableado', 'C'],
        ['P0340', 'Sensor del árbol de levas', 'Sensor, cableado', 'B'],
        ['P0401', 'Recirculación de gases insuficiente', 'Válvula obstruida', 'A'],
        [
          'P0420',
          'Rendimiento del catalizador por debajo del límite',
          'Catalizador gastado, sonda posterior, fuga en el escape',
          'B',
        ],
        [
          'P0442',
          'Fuga pequeña en el sistema de vapores',
          'Tapón del depósito mal cerrado o junta dañada',
          'A',
        ],
        ['P0455', 'Fuga grande en el sistema de vapores', 'Tapón ausente, conducto suelto', 'A'],
        ['P0500', 'Sensor de velocidad del vehículo', 'Sensor de rueda, cableado', 'B'],
        ['P0507', 'Ralentí más alto de lo previsto', 'Entrada de aire, mariposa sucia', 'A'],
        ['P0562', 'Tensión del sistema baja', 'Alternador, batería, correa de accesorios', 'B'],
        ['P0700', 'Avería en la caja automática', 'Consulte los códigos de la caja', 'B'],
        ['C0035', 'Sensor de rueda delantera izquierda', 'Sensor sucio o cable cortado', 'B'],
        ['B0081', 'Detección de ocupante del acompañante', 'Conector bajo el asiento', 'B'],
        ['U0100', 'Sin comunicación con la unidad del motor', 'Batería baja, red de datos', 'C'],
      ],
    ),
    p(
      'Borrar un código no repara la avería: el testigo vuelve a encenderse después de algunos arranques si la causa persiste.',
    ),
  ],
};
