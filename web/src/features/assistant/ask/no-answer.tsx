import { useState, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { sentenceOf } from '../../../lib/api/api-error';
import { vehiclePath } from '../../../lib/paths';
import { Dispensable } from '../../../ui/lazy';
import { SearchError } from '../answer/lazy';
import { isUnsent } from './unsent';

/** Why a question has no answer; its sentence alone where what shows it cannot be had, either. */
export function NoAnswer(props: ComponentProps<typeof SearchError>) {
  const [isMissing, setMissing] = useState(false);
  const { error, vehicleId } = props;
  if (!isMissing) {
    return (
      <Dispensable onMissing={() => setMissing(true)}>
        <SearchError {...props} />
      </Dispensable>
    );
  }
  return isUnsent(error) ? (
    <p role="status">
      Sin conexión. Mientras vuelve, mira <Link to={vehiclePath(vehicleId, 'ficha')}>su ficha</Link>
      .
    </p>
  ) : (
    <p role="alert">{sentenceOf(error)}</p>
  );
}
