import { manualSchema, userSchema, vehicleSchema } from '@contract';
import { aManual, aReadManual, aUser, aVehicle } from '../testing/builders';
import { manualView, userView, vehicleView } from './views';

describe('views', () => {
  it('[3.7] answer what the contract names and drop what is not for the browser', () => {
    const answered = manualSchema.parse(manualView({ manual: aReadManual(), vehicle: aVehicle() }));
    expect(answered.vehicle).toEqual({ make: 'SEAT', model: 'León', year: 2021, nickname: null });
    expect(answered).not.toHaveProperty('generation');
    expect(answered).not.toHaveProperty('lease');
    expect(vehicleSchema.parse(vehicleView(aVehicle())).createdAt).toBe('2026-01-15T10:00:00.000Z');
    expect(userSchema.parse(userView(aUser(), true)).isAdmin).toBe(true);
  });

  it('call a manual askable once it was read, also while it is read again', () => {
    const isAskable = (manual: Parameters<typeof manualView>[0]['manual']) =>
      manualView({ manual, vehicle: null }).isAskable;
    expect(isAskable(aManual())).toBe(false);
    expect(isAskable(aReadManual({ status: 'processing' }))).toBe(true);
    expect(isAskable(aReadManual({ status: 'failed' }))).toBe(true);
  });

  it('[3.8] give the progress both names', () => {
    const view = manualView({ manual: aManual({ processingProgress: 40 }), vehicle: null });
    expect([view.processingProgress, view.progress]).toEqual([40, 40]);
  });
});
