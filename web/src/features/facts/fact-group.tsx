import { Typography } from '@mui/material';
import { useState } from 'react';
import type { FactSheet } from '@contract';
import { Fold } from '../../ui/fold';
import { FactRows } from './fact-rows';
import { FuseField } from './fuse-field';
import { fusesOf } from './fuse-search';
import { countOf, type Found, type Group } from './groups';
import { anchorOf, type Folds } from './use-folds';

type Props = {
  vehicleId: number;
  group: Group;
  /** What each manual says of it, the newer first. */
  all: readonly Found[];
  sheet: FactSheet;
  folds: Folds;
};

/** A part of the sheet: what each manual says. Fuses can be looked for while they are folded. */
export function FactGroup({ vehicleId, group, all, sheet, folds }: Props) {
  const [asked, setAsked] = useState('');
  const { title } = group;
  const isOfFuses = group.kinds.includes('fuse');
  const found = isOfFuses
    ? all.map(({ manual, facts }) => ({ manual, facts: fusesOf(facts, asked) }))
    : all;
  const isOpen = folds.isOpen(title) || asked.trim() !== '';
  const toggle = () => {
    setAsked('');
    folds.setOpen(title, !isOpen);
  };
  return (
    <Fold
      id={anchorOf(title)}
      {...{ title, isOpen }}
      count={countOf(all)}
      onToggle={toggle}
      always={
        isOfFuses && (
          <FuseField text={asked} onChange={setAsked} shown={countOf(found)} total={countOf(all)} />
        )
      }
    >
      {found.map(({ manual, facts }) => (
        <div key={manual.manualId}>
          {sheet.manuals.length > 1 && (
            <Typography
              variant="h3"
              color="textSecondary"
              sx={{ mt: 1.5, overflowWrap: 'anywhere' }}
            >
              {manual.originalFilename}
            </Typography>
          )}
          <FactRows {...{ vehicleId, manual, facts }} chosen={sheet.engine} />
        </div>
      ))}
    </Fold>
  );
}
