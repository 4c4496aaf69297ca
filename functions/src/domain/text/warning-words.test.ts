import { isBoxTitle, isWarningLabel, WARNS } from './warning-words';

describe('the words of warnings', () => {
  it.each(['ADVERTENCIA', '¡Peligro!', 'Precauciones', '⚠ Cuidado:', 'Warning'])(
    '%s is the title of a box and the label of its warnings',
    (title) => {
      expect([isBoxTitle(title), isWarningLabel(title)]).toEqual([true, true]);
    },
  );

  it.each(['Nota', 'Consejo', 'NOTICE:', 'Note'])(
    '%s is the title of a box that warns of nothing',
    (title) => {
      expect([isBoxTitle(title), isWarningLabel(title)]).toEqual([true, false]);
    },
  );

  it('knows a box that goes on', () => {
    expect(isBoxTitle('Precaución (Continúa)')).toBe(true);
  });

  it.each(['Precauciones con la batería', 'Atención al cliente', 'Consejos'])(
    '%s is the title of a section',
    (title) => {
      expect([isBoxTitle(title), isWarningLabel(title)]).toEqual([false, false]);
    },
  );

  it('knows a warning by its first word', () => {
    expect(WARNS.test('Precaución: la rejilla quema.')).toBe(true);
    expect(WARNS.test('Importantes mejoras')).toBe(false);
    for (const chapter of ['Aviso de servicio', 'Aviso legal', 'Cuidado del vehículo'])
      expect(WARNS.test(chapter)).toBe(false);
    expect(WARNS.test('Aviso de seguridad')).toBe(true);
    expect(WARNS.test('Cuidado: el borde corta')).toBe(true);
  });
});
