import { Box, InputAdornment, Typography } from '@mui/material';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { growing, TextInput } from '../../ui/text-input';
import { summary } from '../../ui/summary';

type Field = Omit<ComponentProps<typeof TextInput>, 'label'>;

type Props = {
  field: (name: 'workshop' | 'price' | 'notes') => Field;
  /** Whether it stands open at first. */
  isOpen: boolean;
  /** Something is wrong with the receipt. */
  hasProblem: boolean;
  /** The receipt. */
  children: ReactNode;
};

/** Beside each other where there is room. */
export const fields = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { sm: '1fr 1fr' },
} as const;

/** What of a service can be left out, folded once for all of it; what is wrong unfolds it. */
export function ServiceExtras({ field, isOpen, hasProblem, children }: Props) {
  const [isUnfolded, setUnfolded] = useState(isOpen);
  const [workshop, price, notes] = [field('workshop'), field('price'), field('notes')];
  const isWrong = hasProblem || [workshop, price, notes].some(({ error }) => error !== undefined);
  return (
    <Box
      component="details"
      open={isUnfolded || isWrong}
      onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
      sx={{ gridColumn: '1 / -1' }}
    >
      <Typography component="summary" sx={summary}>
        Taller, precio y recibo (opcional)
      </Typography>
      <Box sx={{ ...fields, pt: 1.5 }}>
        <TextInput {...workshop} label="Taller" />
        <TextInput
          {...price}
          label="Precio"
          inputMode="decimal"
          endAdornment={<InputAdornment position="end">€</InputAdornment>}
        />
        <Box sx={{ gridColumn: '1 / -1' }}>
          <TextInput {...notes} label="Notas" {...growing(2, 6)} />
        </Box>
        <Box sx={{ gridColumn: '1 / -1' }}>{children}</Box>
      </Box>
    </Box>
  );
}
