import { Box, Button, DialogActions, DialogContent } from '@mui/material';
import { useState } from 'react';
import type { PlanItem, Service } from '@contract';
import { figureIn } from '../../lib/plan-words';
import { useFields } from '../../lib/use-fields';
import { ResponsiveDialog } from '../../ui/responsive-dialog';
import { TextInput } from '../../ui/text-input';
import { today } from './plan-texts';
import { DoneWorks } from './done-works';
import { ReceiptField } from './receipt-field';
import { fields, ServiceExtras } from './service-extras';
import { typedServiceSchema } from './service-schema';
import { useOpenReceipt } from './use-receipt';
import { UnlikelyKm } from './unlikely-km';
import { useServiceForm } from './use-service-form';

export type ServiceDraft = Pick<Service, 'items' | 'what'> & {
  service: Service | null;
  /** Of the items, those that the plan knows. */
  works: readonly PlanItem[];
};

type Props = {
  vehicleId: number;
  draft: ServiceDraft;
  /** What the odometer shows today, as far as it is known. */
  km: number | null;
  onClose: () => void;
};

const price = new Intl.NumberFormat('es', { minimumFractionDigits: 2, useGrouping: false });

/** As its owner would type it: "89,90". */
const priceIn = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : price.format(value);

/** What was done, when and at how many kilometres; folded below, where and for how much, with its receipt. */
export function ServiceDialog({ vehicleId, draft, km, onClose }: Props) {
  const { service, what, works } = draft;
  const [items, setItems] = useState<readonly string[]>(draft.items);
  const { save, unlikely, takeBack, choose, remove, isBusy, ...receipt } = useServiceForm(
    vehicleId,
    service,
    onClose,
  );
  const open = useOpenReceipt(vehicleId);
  const { field, submit } = useFields(typedServiceSchema, {
    what,
    date: service?.date ?? today(),
    km: figureIn(service ? service.km : km),
    workshop: service?.workshop ?? '',
    price: priceIn(service?.price),
    notes: service?.notes ?? '',
  });
  return (
    <ResponsiveDialog
      open
      title={service ? 'Cambiar servicio' : `Apuntar: ${what}`}
      onClose={onClose}
      isBusy={isBusy}
    >
      <Box
        component="form"
        noValidate
        onSubmit={submit((said) => save({ ...said, items: [...items] }))}
        sx={{ display: 'contents' }}
      >
        <DialogContent>
          <Box sx={{ ...fields, pt: 1 }}>
            {service && (
              <Box sx={{ gridColumn: '1 / -1' }}>
                <TextInput {...field('what')} label="Qué se hizo" required autoFocus />
              </Box>
            )}
            {works.length > 1 && <DoneWorks {...{ works, items }} onChange={setItems} />}
            <TextInput {...field('date')} label="Fecha" type="date" required autoFocus={!service} />
            <TextInput
              {...field('km')}
              label="Kilómetros"
              inputMode="numeric"
              hint="Los que marcaba ese día."
            />
            <ServiceExtras
              {...{ field }}
              isOpen={service !== null}
              hasProblem={receipt.problem !== null}
            >
              <ReceiptField
                {...{ receipt: receipt.receipt, file: receipt.file }}
                {...{ problem: receipt.problem, percent: receipt.percent }}
                disabled={isBusy}
                onChoose={choose}
                onRemove={remove}
                onOpen={() => receipt.service && open(receipt.service.id)}
              />
            </ServiceExtras>
          </Box>
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button onClick={onClose} disabled={isBusy}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            Guardar
          </Button>
        </DialogActions>
      </Box>
      <UnlikelyKm
        km={unlikely?.km ?? null}
        isBusy={isBusy}
        onConfirm={() => unlikely && save({ ...unlikely, isConfirmed: true })}
        onClose={takeBack}
      />
    </ResponsiveDialog>
  );
}
