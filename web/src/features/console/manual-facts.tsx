import type { Manual } from '@contract';
import { vehicleName } from '../../lib/vehicles';
import { formatBytes, formatText, UNKNOWN } from '../../lib/format';
import { Spanish } from './spanish';

type Props = { manual: Manual };

/** The vehicle that a manual belongs to; the product's word for a missing value while it is being deleted. */
export const VehicleName = ({ manual: { vehicle } }: Props) => (
  <Spanish>{formatText(vehicle && vehicleName(vehicle))}</Spanish>
);

export const ManualId = ({ manual: { id } }: Props) => (id > 0 ? id : <Spanish>{UNKNOWN}</Spanish>);

export const FileSize = ({ manual: { fileSize } }: Props) =>
  fileSize === 0 ? 'no file yet' : formatBytes(fileSize);
