import { engineOf } from './vehicle-engine';

const vehicle = { engine: null, model: 'Brisa', trim: null };

describe('engineOf', () => {
  it('takes what the owner calls the engine', () => {
    expect(engineOf({ ...vehicle, engine: '1.2 T', model: 'Brisa 1.6' })).toBe('1.2 T');
  });

  it('takes model and trim where the owner names no engine', () => {
    expect(engineOf({ ...vehicle, model: 'Brisa 1.6' })).toBe('Brisa 1.6');
    expect(engineOf({ ...vehicle, engine: 'Turbo', trim: '1.6 TDI' })).toBe(
      'Turbo · Brisa · 1.6 TDI',
    );
  });

  it('keeps what the owner says where nothing names an engine', () => {
    expect(engineOf({ ...vehicle, engine: 'Sport', trim: 'FR' })).toBe('Sport');
    expect(engineOf(vehicle)).toBeNull();
  });
});
