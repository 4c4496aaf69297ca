import { useState, type ReactNode } from 'react';
import { Dispensable } from '../../ui/lazy';
import { AnswerTable } from './answer-table';
import { OwnVersion } from './lazy-version';
import type { VersionedTable } from './own-part';

type Props = {
  table: VersionedTable;
  pages: ReactNode;
  vehicleId: number;
  /** Whether it is here that an owner is asked for the version. */
  isAsked: boolean;
};

/** A table that tells versions apart; as it is where what asks for one's own cannot be had. */
export function VersionTable({ table, pages, ...asking }: Props) {
  const [isMissing, setMissing] = useState(false);
  const whole = <AnswerTable table={table} pages={pages} />;
  if (isMissing) return whole;
  return (
    <Dispensable fallback={whole} onMissing={() => setMissing(true)}>
      <OwnVersion table={table} pages={pages} {...asking} />
    </Dispensable>
  );
}
