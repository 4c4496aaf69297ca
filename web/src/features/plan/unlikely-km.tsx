import { errors } from '@contract';
import { kmText } from '../../lib/plan-words';
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
    title={`¿Son ${kmText(km ?? 0)}?`}
    description={errors.ODOMETER_UNLIKELY.sentence}
    confirmLabel="Sí, guardar"
    cancelLabel="Corregir"
    {...{ isBusy, onConfirm, onClose }}
  />
);
