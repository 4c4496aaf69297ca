import { Box, Link, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/error-state';
import { useLegal } from './use-legal';

const MISSING = 'Pendiente de publicar';

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: '1fr', sm: '9rem minmax(0, 1fr)' },
      columnGap: 2,
      py: 1,
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    <Typography component="dt" color="textSecondary">
      {term}
    </Typography>
    <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </Box>
);

/** Who runs this installation, from its configuration. */
export function OperatorFacts() {
  const { data, isError, error, refetch } = useLegal();
  if (isError) {
    return (
      <ErrorState
        title="No hemos podido cargar los datos del titular"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  const shown = (value: string | undefined): ReactNode =>
    data ? value || MISSING : <Skeleton width="70%" />;
  const email = data?.operator.email;
  return (
    <Box component="dl" aria-busy={!data} sx={{ m: 0, borderBottom: 1, borderColor: 'divider' }}>
      <Fact term="Nombre">{shown(data?.operator.name)}</Fact>
      <Fact term="NIF">{shown(data?.operator.taxId)}</Fact>
      <Fact term="Domicilio">{shown(data?.operator.address)}</Fact>
      <Fact term="Contacto">
        {email ? <Link href={`mailto:${email}`}>{email}</Link> : shown(email)}
      </Fact>
    </Box>
  );
}
