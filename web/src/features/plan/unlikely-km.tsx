import { errors } from '@contract';
import { ConfirmDialog } from '../../ui/confirm-dialog';

type Props = {
  /** What was written; null where nothing is asked. */
  km: number | null;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks whether kilometres are meant that go against those that are there: a figure too many, or too few. */
export const UnlikelyKm = ({ km, isBusy, onConfirm, onClose }: Props) => (
  <ConfirmDialog
    open={km !== null}
    title={`¿Son ${(km ?? 0).toLocaleString('es')} km?`}
    description={errors.ODOMETER_UNLIKELY.sentence}
    confirmLabel="Sí, guardar"
    cancelLabel="Corregir"
    {...{ isBusy, onConfirm, onClose }}
  />
);
