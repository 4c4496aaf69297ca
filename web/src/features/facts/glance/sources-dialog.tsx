import { DialogContent, Typography } from '@mui/material';
import type { QuotedManual, SheetFact } from '@contract';
import { ResponsiveDialog } from '../../../ui/responsive-dialog';
import { FactRows } from '../fact-rows';
import { figureOf, type Told } from './told';

type Props = {
  vehicleId: number;
  engine: string | null;
  title: string;
  all: readonly Told[];
  isOpen: boolean;
  onClose: () => void;
};

type OfManual = { manual: QuotedManual; facts: SheetFact[] };

function byManual(all: readonly Told[]): OfManual[] {
  const manuals = new Map<number, OfManual>();
  for (const { place } of all) {
    if (!place) continue;
    const { manual, fact } = place;
    const known = manuals.get(manual.manualId) ?? { manual, facts: [] };
    known.facts.push(fact);
    manuals.set(manual.manualId, known);
  }
  return [...manuals.values()];
}

/** Where values stand in the manuals, what the owner says of them, and what is in doubt. */
export function SourcesDialog({ vehicleId, engine, title, all, isOpen, onClose }: Props) {
  const manuals = byManual(all);
  return (
    <ResponsiveDialog open={isOpen} title={title} onClose={onClose}>
      <DialogContent>
        {manuals.map(({ manual, facts }) => (
          <div key={manual.manualId}>
            <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere', mb: 1 }}>
              {manual.originalFilename}
            </Typography>
            <FactRows {...{ vehicleId, manual, facts }} chosen={engine} />
          </div>
        ))}
        {all
          .filter(({ place }) => place === null)
          .map((one) => (
            <Typography key={one.id}>
              {one.of}: <strong>{figureOf(one)}</strong> · Valor tuyo
            </Typography>
          ))}
      </DialogContent>
    </ResponsiveDialog>
  );
}
