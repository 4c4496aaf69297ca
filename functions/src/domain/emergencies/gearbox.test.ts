import { gearboxOfPoint } from './gearbox';

describe('gearboxOfPoint', () => {
  it.each([
    ['Cambio manual: en punto muerto, a 50 km/h.', 'manual'],
    ['Cambio automático: solo sobre plataforma.', 'automatic'],
    ['Vehículos con caja de cambios automática: en plataforma.', 'automatic'],
    ['Con cambio automático de 8 velocidades: en N.', 'automatic'],
  ])('tells the gearbox of "%s"', (text, gearbox) => {
    expect(gearboxOfPoint(text)).toBe(gearbox);
  });

  it.each([
    ['a name that no list has', 'EasyDrive: palanca en N.'],
    ['a point of all vehicles', 'Dé el contacto para que la dirección no se bloquee.'],
    ['both', 'Cambio manual y automático: en punto muerto.'],
    ['one that speaks of the other, too', 'Cambio manual: como en el cambio automático.'],
    ['those that have it not', 'Sin cambio automático: en punto muerto.'],
    ['another part of some of them', 'Cambio automático o freno eléctrico: en plataforma.'],
    ['a brake', 'Freno de estacionamiento manual: suéltelo.'],
    ['a bare word', 'Manual: suelte la palanca.'],
    ['a label whose words stand elsewhere', 'Cambio automático:'],
  ])('tells none of %s', (_what, text) => {
    expect(gearboxOfPoint(text)).toBeUndefined();
  });
});
