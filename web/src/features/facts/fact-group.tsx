import { Typography } from '@mui/material';
import { useState } from 'react';
import type { FactSheet, SheetFact, Vehicle } from '@contract';
import { Fold } from '../../ui/fold';
import { FactRows } from './fact-rows';
import { FuseField } from './fuse-field';
import { fusesOf } from './fuse-search';
import { countOf, type Found, type Group } from './groups';
import { isOfTyre } from './glance/pressures';
import { knownOf, otherTyres } from './known';
import { OtherSizes } from './other-sizes';
import { anchorOf, type Folds } from './use-folds';

type Props = {
  vehicle: Vehicle;
  group: Group;
  /** What each manual says of it, the newer first. */
  all: readonly Found[];
  sheet: FactSheet;
  folds: Folds;
};

/** A part of the sheet: what each manual says. Fuses can be looked for while they are folded. */
export function FactGroup({ vehicle, group, all, sheet, folds }: Props) {
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
          <RowsOfTyres vehicle={vehicle} sheet={sheet} {...{ manual, facts }} />
        </div>
      ))}
    </Fold>
  );
}

type RowsProps = Found & Pick<Props, 'vehicle' | 'sheet'>;

/** What holds for the vehicle's tyres and for all; for other ones behind it. */
function RowsOfTyres({ vehicle, sheet, manual, facts }: RowsProps) {
  const others = otherTyres(knownOf(sheet, vehicle.tyreSize));
  const isOther = (fact: SheetFact) => others.some((tyre) => isOfTyre(fact, tyre));
  const sizes = others.filter((tyre) => facts.some((fact) => isOfTyre(fact, tyre)));
  const rowsOf = (shown: SheetFact[]) => (
    <FactRows vehicleId={vehicle.id} manual={manual} facts={shown} chosen={sheet.engine} />
  );
  return (
    <>
      {rowsOf(facts.filter((fact) => !isOther(fact)))}
      {sizes.length > 0 && (
        <OtherSizes count={sizes.length}>{rowsOf(facts.filter(isOther))}</OtherSizes>
      )}
    </>
  );
}
