import { Box, Paper } from '@mui/material';
import { useState } from 'react';
import type { FactSheet, Vehicle } from '@contract';
import { knownOf } from '../known';
import { PressureCard } from './pressure-card';
import { SourcesDialog } from './sources-dialog';
import type { Told } from './told';
import { ValueTile } from './value-tile';

type Props = { vehicle: Vehicle; sheet: FactSheet };

const HALVES = 'repeat(2, minmax(0, 1fr))';

/** What is looked for most, as figures that are read at arm's length; where each comes from is one tap away. */
export function Glance({ vehicle, sheet }: Props) {
  const [shown, setShown] = useState<{ title: string; ids: string[] } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { told, tyres, tiles } = knownOf(sheet, vehicle.tyreSize);
  if (tyres.length === 0 && tiles.length === 0) return null;
  // On a desk the values stand beside the car.
  const areBeside = tyres.length > 0 && tiles.length > 1;
  const open = (title: string, all: readonly Told[]) => {
    setShown({ title, ids: all.map(({ id }) => id) });
    setOpen(true);
  };
  return (
    <Box
      component="section"
      aria-label="De un vistazo"
      className="no-print"
      sx={{
        ...{ display: 'grid', gap: { xs: 1, md: 1.5 } },
        gridTemplateColumns: areBeside ? { md: HALVES } : undefined,
      }}
    >
      {tyres.length > 0 && (
        <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2 } }}>
          <PressureCard {...{ vehicle, tyres, told }} onOpen={open} />
        </Paper>
      )}
      {tiles.length > 0 && (
        <Box
          sx={{
            ...{ display: 'grid', gap: { xs: 1, md: 1.5 } },
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: HALVES,
              md: areBeside ? HALVES : 'repeat(4, minmax(0, 1fr))',
            },
          }}
        >
          {tiles.map((tile) => (
            <ValueTile key={tile.title} tile={tile} onOpen={() => open(tile.title, tile.all)} />
          ))}
        </Box>
      )}
      {shown && (
        <SourcesDialog
          vehicleId={vehicle.id}
          {...{ isOpen, engine: sheet.engine, title: shown.title }}
          all={told.filter(({ id }) => shown.ids.includes(id))}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
}
