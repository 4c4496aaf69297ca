import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Vehicle } from '@contract';
import { formatNumber, formatText } from '../../lib/format';
import { outOfSight } from '../../ui/out-of-sight';

type PartProps = { isSaid: boolean; before?: string; children: ReactNode };

/** A cell of the table; what is said already is only for who listens. */
const Part = ({ isSaid, before = '', children }: PartProps) => (
  <>
    {!isSaid && before}
    <Box component="span" role="cell" {...(isSaid && { sx: outOfSight })}>
      {children}
    </Box>
  </>
);

const line = { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' } as const;

/** "Faro Brisa 1.6 · 2022 · Ruta": what the columns of the table hold, in one line; the name of a vehicle without another is the first three. */
export function VehicleLine({ vehicle }: { vehicle: Vehicle }) {
  const { nickname, make, model, year, trim, engine } = vehicle;
  const isNamed = !nickname;
  return (
    <Typography color="textSecondary" component="div" sx={line}>
      <Part isSaid={isNamed}>{make}</Part>
      <Part isSaid={isNamed} before=" ">
        {model}
      </Part>
      <Part isSaid={isNamed} before=" · ">
        {formatNumber(year)}
      </Part>
      <Part isSaid={!trim} before={isNamed ? '' : ' · '}>
        {formatText(trim)}
      </Part>
      {engine && !(isNamed && !trim) && ' · '}
      <span>{engine}</span>
    </Typography>
  );
}
