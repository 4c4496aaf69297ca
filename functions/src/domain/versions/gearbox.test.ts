import { gearboxOf, gearboxOfWork } from './gearbox';

describe('gearboxOfWork', () => {
  it.each([
    ['Aceite de la caja manual', 'manual'],
    ['Aceite de la caja de cambios automática', 'automatic'],
    ['Transmisión automática CVT: líquido', 'automatic'],
    ['Pedal de embrague (cambio manual)', 'manual'],
  ])('tells the gearbox of "%s"', (name, gearbox) => {
    expect(gearboxOfWork(name)).toBe(gearbox);
  });

  it.each([
    'Aceite de la caja de cambios',
    'Cambio manual o automático: fugas',
    'Revisión según el manual',
    'Freno de estacionamiento manual',
  ])('tells none of "%s"', (name) => {
    expect(gearboxOfWork(name)).toBeUndefined();
  });
});

describe('gearboxOf', () => {
  it.each([
    ['1.6 TDI Automático', null, 'automatic'],
    ['1.6 MT', null, 'manual'],
    ['1.6', 'Style DSG', 'automatic'],
    ['Manual', 'DSG', 'manual'],
  ])('takes what the owner says of an engine "%s" and a trim "%s"', (engine, trim, gearbox) => {
    expect(gearboxOf({ engine, trim })).toBe(gearbox);
  });

  it.each([
    [null, null],
    ['1.6 TDI', 'Style'],
    ['Manual o automático', null],
  ])('guesses none from an engine %j and a trim %j', (engine, trim) => {
    expect(gearboxOf({ engine, trim })).toBeUndefined();
  });
});
