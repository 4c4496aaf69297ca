import { chosenVersion, chosenVersions, engineNaming, mayBeBoth } from './chosen-version';

const START_STOP = ['con Start-Stop', 'sin Start-Stop'];

describe('chosenVersion', () => {
  it.each([
    ['1.2 TX', ['1.2 TX', '1.5 DX diésel'], '1.2 TX'],
    ['1.2TX', ['1.2 TX', '1.5 DX diésel'], '1.2 TX'],
    ['Diesel', ['Gasolina', 'Diésel'], 'Diésel'],
    ['TDI', ['1.4 TSI', '1.6 TDI'], '1.6 TDI'],
    ['1.6 TDI 90', ['Gasolina', 'Diésel'], 'Diésel'],
    ['1.6 TDI 90', ['1.6 TDI 90', '1.6 TDI 115'], '1.6 TDI 90'],
    ['el de gasoil', ['1.2 gasolina', '1.5 diésel'], '1.5 diésel'],
    ['1.6 TDI 105 CV', ['1.6 TDI', '2.0 TDI'], '1.6 TDI'],
    ['Automático', ['Manual', 'Automático'], 'Automático'],
    ['el automático', ['Manual', 'DSG'], 'DSG'],
    ['el automático', ['1.6 MT', '1.6 AT'], '1.6 AT'],
    ['el manual', ['1.0 MT', '1.0 CVT'], '1.0 MT'],
    ['el de gas', ['Gasolina', 'GLP'], 'GLP'],
    ['el de gas', ['Gasolina', 'Gas natural', 'Diésel'], 'Gas natural'],
    ['el petrolero', ['1.4 gasolina', '1.6 diésel'], '1.6 diésel'],
    ['el enchufable', ['HEV', 'PHEV'], 'PHEV'],
    ['el eléctrico', ['Gasolina', 'EV'], 'EV'],
    ['el 4x4', ['4x2', 'AWD'], 'AWD'],
    ['1.6 Stop & Start', ['1.6 sin Start-Stop', '1.6 con Start-Stop'], '1.6 con Start-Stop'],
    ['1.6 sin sistema Start/Stop', ['Con Start-Stop', 'Sin Start-Stop'], 'Sin Start-Stop'],
  ])('finds the version of %j among %j', (engine, names, version) => {
    expect(chosenVersion(engine, names)).toBe(version);
  });

  it.each([
    ['2.0 TDI', ['1.4 TSI', '1.6 TDI'], 'another size of the same fuel'],
    ['Diesel', ['1.5 diésel', '2.0 diésel'], 'several of that fuel'],
    ['Rojo', ['1.2', '1.5'], 'no word of any'],
    ['TDI', ['Gasolina', 'Híbrido'], 'another fuel'],
    ['el de gas', ['Gasolina', 'Gasóleo'], 'another fuel, whose name begins the same'],
    ['el de gas', ['GLP', 'GNC'], 'several of that fuel'],
    ['1.6 automático', ['1.6 manual', '2.0 automático'], 'another gearbox, another size'],
  ])('chooses none for %j among %j: %s', (engine, names) => {
    expect(chosenVersion(engine, names)).toBeNull();
  });

  it('chooses none where no engine is named', () => {
    expect(chosenVersion(null, ['1.2', '1.5'])).toBeNull();
  });
});

describe('mayBeBoth', () => {
  it.each([
    ['diésel', 'cambio automático', true],
    ['1.6 TDI', '4x4', true],
    ['diésel', 'gasolina', false],
    ['cambio automático', 'MT', false],
    ['Básico', 'Plus', false],
  ])('says of a vehicle that is %j and %j: %s', (one, other, is) => {
    expect(mayBeBoth(one, other)).toBe(is);
  });
});

describe('chosenVersions', () => {
  const names = ['Gasolina', 'Diésel', 'cambio manual', 'cambio automático'];

  it.each([
    ['1.6 TDI 90', ['Diésel']],
    ['1.6 TDI 90 automático', ['cambio automático', 'Diésel']],
    ['Rojo', []],
  ])('finds one of each kind that %j tells: %j', (engine, versions) => {
    expect(chosenVersions(engine, names)).toEqual(versions);
  });
});

describe('engineNaming', () => {
  it.each([
    [null, 'Manual', ['Manual', 'Automático'], 'Manual'],
    ['1.6 122 CV', 'Manual', ['Manual', 'Automático'], '1.6 122 CV Manual'],
    ['1.6 Automático', 'Manual', ['Manual', 'Automático'], '1.6 Manual'],
    ['DSG', 'Manual', ['Manual', 'Automático'], 'Manual'],
    ['x'.repeat(58), 'Manual', ['Manual', 'Automático'], 'Manual'],
    ['1.6 TDI 90', 'Diésel', ['Gasolina', 'Diésel'], '1.6 TDI 90'],
    ['1.6 TDI 90', 'Gasolina', ['Gasolina', 'Diésel'], 'Gasolina'],
    ['Diésel', '1.6 TDI', ['1.4 TSI', '1.6 TDI', '2.0 TDI'], 'Diésel 1.6 TDI'],
    ['1.6 TDI 90', '1.6 TDI 115', ['1.6 TDI 90', '1.6 TDI 115'], '1.6 TDI 115'],
    ['Básico', 'Plus', ['Básico', 'Plus'], 'Plus'],
    ['1.6', 'con Start-Stop', START_STOP, '1.6 con Start-Stop'],
    ['1.6 con Start-Stop', 'sin Start-Stop', START_STOP, '1.6 sin Start-Stop'],
    ['1.6 sin Start-Stop Manual', 'con Start-Stop', START_STOP, '1.6 Manual con Start-Stop'],
    ['1.6 con Start-Stop', 'Manual', ['Manual', 'Automático'], '1.6 con Start-Stop Manual'],
  ])('makes of %j, whose owner says that it is %j of %j: %j', (engine, name, among, own) => {
    expect(engineNaming(engine, { name, among })).toBe(own);
  });

  it('keeps what can be kept of a name that is too long', () => {
    const name = `Versión ${'de lujo '.repeat(20)}`;
    expect(engineNaming('1.6', { name, among: [name] }).length).toBeLessThanOrEqual(60);
  });
});
