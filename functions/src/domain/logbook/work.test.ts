import type { PlanAction, Span } from '@contract';
import { NO_SPAN } from '../quantity/span';
import { isHabit, workTitle } from './work';

const FORTNIGHT: Span = { ...NO_SPAN, months: 0.5 };
const YEARLY = { ...NO_SPAN, months: 12 };

const work = (action: PlanAction, item: string, says = '', every = FORTNIGHT) => ({
  ...{ action, item, every },
  quotes: [{ text: says, page: 1, pageReference: 'p. 1', unit: 'p1', hash: '' }],
});

describe('isHabit', () => {
  it.each([
    work('other', 'llantas de aleación', 'Limpie las llantas de aleación cada dos semanas.'),
    work('other', 'panel', 'Limpie el panel con agua y paño cada 3 meses.'),
    work('other', 'bajos', 'Lave los bajos cada mes.'),
    work('other', 'Carrocería', 'Encere una vez al año, en otoño.', YEARLY),
    work('other', 'cera', 'Aplique cera dos veces al año.'),
    work('other', 'refrigeración', 'Conecte la refrigeración 10 minutos al mes.'),
    work('other', 'compresor', 'Ponga en marcha el compresor una vez al mes.'),
    work('inspect', 'presión de los neumáticos', 'Revise la presión cada mes.'),
    work('inspect', 'Nivel de aceite', 'Revise el nivel cada 1.000 km.', { ...NO_SPAN, km: 1000 }),
  ])('takes $item for one by what is said: $quotes.0.text', (one) => {
    expect(isHabit(one)).toBe(true);
  });

  it.each([
    work('other', 'filtro', 'Limpie el filtro cada 2 semanas de uso.'),
    work('other', 'Bornes de la batería', 'Limpie los bornes cada 6 meses.'),
    work('other', 'guías', 'Limpie las guías cada 20.000 km.', { ...NO_SPAN, km: 20_000 }),
    work('other', 'abrazaderas', 'Apriete las abrazaderas cada mes.'),
    work('replace', 'Filtro de aire', 'Limpie o cambie el filtro.'),
    work('replace', 'aire acondicionado', ''),
    work('inspect', 'Gas del aire acondicionado', 'Comprobar cada 4 años', {
      ...{ ...NO_SPAN, months: 48 },
    }),
    work('inspect', 'Nivel de refrigerante', 'Revise el nivel cada año.', YEARLY),
    work('inspect', 'Frenos', 'Revise los frenos cada mes; lave el coche después.'),
  ])('takes $item for a work by what is said: $quotes.0.text', (one) => {
    expect(isHabit(one)).toBe(false);
  });
});

it.each([
  [work('replace', 'bujías'), 'Cambiar: Bujías'],
  [work('inspect', 'Nivel de aceite'), 'Revisar: Nivel de aceite'],
  [work('replace', 'Aceite del cambio'), 'Cambiar: Aceite del cambio'],
  [work('inspect', 'revisiones'), 'Revisión general'],
  [work('inspect', 'Correa de accesorios: inspección'), 'Correa de accesorios: inspección'],
  [work('other', 'Rotación de neumáticos'), 'Rotación de neumáticos'],
  [work('other', 'llantas', 'Límpielas cada mes.'), 'Limpiar: Llantas'],
  [work('other', 'ruedas', 'Intercambie las ruedas y apriételas.'), 'Intercambiar las ruedas'],
  [
    work('other', 'ruedas delanteras', 'Cruce las ruedas delanteras con las traseras cada mes.'),
    'Cruzar las ruedas delanteras con las traseras',
  ],
  [
    work('other', 'refrigeración', 'Conecte la refrigeración al menos 10 minutos al mes.'),
    'Conectar la refrigeración',
  ],
  [work('inspect', 'Primera revisión'), 'Primera revisión'],
  [work('inspect', 'Revisión y limpieza'), 'Revisión y limpieza'],
  [work('other', 'Cada cuánto toca el servicio'), 'Revisión general'],
  [work('other', 'Alineación', 'Alineación 30 000 km'), 'Alineación'],
])('the title of a work says what is done once: %j is «%s»', (one, title) => {
  expect(workTitle(one)).toBe(title);
});
