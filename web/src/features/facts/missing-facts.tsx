import { Box, Button, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import type { FactSheet } from '@contract';
import { Fold } from '../../ui/fold';
import { useFocusAfter } from '../../ui/use-focus-after';
import { OwnValueForm } from './own-value-form';
import { useEditFact } from './use-facts';
import { anchorOf, type Folds } from './use-folds';

type Row = FactSheet['missing'][number];
type Props = { vehicleId: number; sheet: Pick<FactSheet, 'missing' | 'kept'>; folds: Folds };

export const MISSING = 'Tu manual no lo dice';

/** What the manual does not say, each to be filled in, and what was noted of values that no reading finds any more. */
export function MissingFacts({ vehicleId, sheet: { missing, kept }, folds }: Props) {
  if (missing.length === 0 && kept.length === 0) return null;
  return (
    <Fold
      id={anchorOf(MISSING)}
      title={MISSING}
      count={missing.length + kept.length}
      isOpen={folds.isOpen(MISSING)}
      onToggle={() => folds.setOpen(MISSING, !folds.isOpen(MISSING))}
    >
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        Mira la etiqueta de la puerta, la tapa del depósito o pregunta en tu taller, y ponlo aquí.
      </Typography>
      {missing.map((row) => (
        <MissingRow key={row.id} {...{ vehicleId, row }} note="" />
      ))}
      {kept.map(({ check, ...row }) => (
        <MissingRow
          key={row.id}
          {...{ vehicleId, row }}
          isChecked={check !== null}
          note={
            check
              ? `Comprobaste ${check.value} ${check.unit}; al leer de nuevo el manual ya no se encuentra.`
              : 'Lo pusiste tú; al leer de nuevo el manual ya no se encuentra.'
          }
        />
      ))}
    </Fold>
  );
}

type RowProps = { vehicleId: number; row: Row; note: string; isChecked?: boolean };

function MissingRow({ vehicleId, row, note, isChecked = false }: RowProps) {
  const { id, of, own, condition } = row;
  const [isWriting, setWriting] = useState(false);
  const name = useRef<HTMLParagraphElement>(null);
  useFocusAfter(isWriting, name);
  const { mutate, isPending } = useEditFact(vehicleId);
  const forget = () => mutate(isChecked ? { action: 'uncheck', id } : { action: 'erase', id });
  return (
    <Box sx={{ py: 1, borderTop: 1, borderColor: 'divider', breakInside: 'avoid' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography ref={name} tabIndex={-1}>
            {[of, condition].filter(Boolean).join(' · ')}
          </Typography>
          {note !== '' && <Typography variant="body2">{note}</Typography>}
          {own ? (
            <Typography sx={{ fontSize: '1.25rem', fontWeight: 650 }}>
              {own.value} {own.unit}{' '}
              <Typography component="span" variant="body2" color="textSecondary">
                Valor tuyo
              </Typography>
            </Typography>
          ) : (
            <Box aria-hidden className="only-print" sx={{ borderBottom: 1, height: 20 }} />
          )}
        </Box>
        {!isWriting && (
          <Stack direction="row" className="no-print">
            <Button
              aria-label={`Poner mi valor: ${of}`}
              onClick={() => setWriting(true)}
              sx={{ minHeight: 44 }}
            >
              {own ? 'Cambiar' : 'Poner mi valor'}
            </Button>
            {(own !== null || isChecked) && (
              <Button
                aria-label={`Quitar: ${of}`}
                loading={isPending}
                onClick={forget}
                sx={{ minHeight: 44 }}
              >
                Quitar
              </Button>
            )}
          </Stack>
        )}
      </Stack>
      {isWriting && (
        <OwnValueForm
          {...{ vehicleId, id }}
          name={of}
          before={own ?? { value: '', unit: '' }}
          onClose={() => setWriting(false)}
        />
      )}
    </Box>
  );
}
