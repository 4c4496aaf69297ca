import { manualStatuses, statusRefusal, type ManualStatus } from '@contract';
import type { ManualRecord } from '../ports/records';
import { aManual, aReadManual } from '../../testing/builders';
import { AppError } from '../faults/app-error';
import { changeOfEdit, type ManualEdit } from './manual-edit';
import { canChange } from './manual-status';

const at = (status: ManualStatus, fileSize = 1000) => aReadManual({ status, fileSize });

/** The code with which an edit is refused; null when it is not. */
function refusalOf(manual: ManualRecord, edit: ManualEdit): string | null {
  try {
    changeOfEdit(manual, edit);
    return null;
  } catch (error) {
    return error instanceof AppError ? error.code : 'not expected';
  }
}

describe('changeOfEdit', () => {
  it('changes what is named and nothing else', () => {
    expect(changeOfEdit(at('completed'), { processingMessage: null })).toEqual({
      processingMessage: null,
    });
    expect(changeOfEdit(at('completed'), { vehicleId: 2, status: 'completed' })).toEqual({
      vehicleId: 2,
    });
  });

  it.each(['completed', 'ready', 'failed'] as const)('[4.28] reads a %s manual again', (status) => {
    expect(changeOfEdit(at(status), { status: 'processing' })).toMatchObject({
      status: 'processing',
      processingProgress: 0,
    });
  });

  it.each(['processing', 'vectorizing'] as const)('leaves a manual alone that is %s', (status) => {
    const asked = manualStatuses.filter((wanted) => wanted !== status || wanted === 'processing');
    for (const wanted of asked) {
      expect(refusalOf(at(status), { status: wanted })).toBe('MANUAL_BUSY');
    }
  });

  it('reads nothing that is not there, and nothing that is being deleted', () => {
    expect(refusalOf(at('failed', 0), { status: 'processing' })).toBe('MANUAL_HAS_NO_FILE');
    expect(refusalOf(at('deleted'), { status: 'processing' })).toBe('MANUAL_BEING_DELETED');
  });

  it.each(['processing', 'vectorizing', 'completed', 'failed'] as const)(
    'changes the other fields of a %s manual whose status goes along as it is',
    (status) => {
      const form = { vehicleId: 2, status, processingMessage: null };
      expect(changeOfEdit(at(status), form)).toEqual({ vehicleId: 2, processingMessage: null });
    },
  );

  it('changes nothing at all where the status is refused', () => {
    const form = { vehicleId: 2, status: 'pending', processingMessage: null } as const;
    expect(refusalOf(at('completed'), form)).toBe('STATUS_NOT_ALLOWED');
    expect(refusalOf(at('vectorizing'), { ...form, status: 'processing' })).toBe('MANUAL_BUSY');
  });

  it('[4.25] offers by hand what the state machine gives its owner, but for deleting', () => {
    for (const from of manualStatuses) {
      for (const to of manualStatuses.filter((status) => status !== from && status !== 'deleted')) {
        const isOffered = statusRefusal(at(from), to) === null;
        expect([from, to, isOffered]).toEqual([from, to, canChange(from, to, 'owner')]);
      }
    }
  });

  it('[4.24] takes the console’s "error" for "failed"', () => {
    expect(changeOfEdit(at('failed'), { status: 'error' })).toEqual({});
  });

  it('lets nobody write by hand what only work or its failure can bring about', () => {
    const resting = ['pending', 'completed', 'ready', 'failed'] as const;
    for (const from of resting) {
      for (const status of manualStatuses.filter((to) => to !== from && to !== 'processing')) {
        expect(refusalOf(at(from), { status })).toBe('STATUS_NOT_ALLOWED');
      }
    }
    expect(changeOfEdit(aManual(), { status: 'pending' })).toEqual({});
  });
});
