import { render, screen } from '@testing-library/react';
import type { ManualStatus } from '@contract';
import { Providers } from '../../app/providers';
import { createQueryClient } from '../../lib/api/query-client';
import { StatusBadge } from './status-badge';

const rows: [ManualStatus, label: string, tone: string, spins: boolean][] = [
  ['pending', 'Pendiente', 'secondary', false],
  ['processing', 'Procesando', 'warning', true],
  ['vectorizing', 'Vectorizando', 'info', true],
  ['failed', 'Fallido', 'error', false],
  ['completed', 'Completado', 'success', false],
  ['ready', 'Listo', 'success', false],
  ['deleted', 'Eliminado', 'outlined', false],
];

describe('the badge of a manual', () => {
  it.each(rows)(
    '[4.31-4.37] that is %s reads %s, looks %s and spins: %p',
    (status, label, tone, spins) => {
      render(
        <Providers queryClient={createQueryClient()}>
          <StatusBadge status={status} />
        </Providers>,
      );
      const badge = screen.getByText(label).parentElement!;
      const { color, backgroundColor } = getComputedStyle(badge);
      if (tone === 'outlined') expect(badge).toHaveClass('MuiChip-outlined');
      else {
        expect(badge).toHaveClass('MuiChip-filled');
        expect(color).toContain(`palette-${tone}-dark`);
        expect(backgroundColor).toContain(`palette-${tone}-light`);
      }
      expect(badge.querySelector('.MuiCircularProgress-root') !== null).toBe(spins);
    },
  );
});
