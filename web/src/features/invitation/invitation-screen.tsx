import { Box, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getInvitation } from '@contract';
import { ApiError } from '../../lib/api/api-error';
import { queryOf } from '../../lib/api/queries';
import { useDocumentTitle } from '../../ui/document-title';
import { ErrorState } from '../../ui/error-state';
import { InvitationForm } from './invitation-form';

type Props = {
  /** As it stands in the address. */
  name: string;
  /** Stands around an invitation that there is. */
  frame: (children: ReactNode) => ReactNode;
  /** What is shown when nobody is invited by that name. */
  notFound: ReactNode;
};

function Invitation({ name, email }: { name: string; email: string | undefined }) {
  useDocumentTitle('Invitación');
  return (
    <Stack sx={{ gap: 3 }}>
      <Box>
        <Typography variant="h1">Invitación a Guantera</Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5, textWrap: 'pretty' }}>
          Guantera es solo por invitación. Si quieres, añade unas palabras antes de enviarla.
        </Typography>
      </Box>
      {email === undefined ? (
        <Skeleton
          variant="rounded"
          height={330}
          role="status"
          aria-label="Cargando la invitación"
        />
      ) : (
        <InvitationForm name={name} email={email} />
      )}
    </Stack>
  );
}

/** The invitation of one address: whom it is for, and a message to go with it. */
export function InvitationScreen({ name, frame, notFound }: Props) {
  const { data, error, isFetching, refetch } = useQuery(queryOf(getInvitation, { name }));
  if (error instanceof ApiError && error.status === 404) return notFound;
  if (error && !isFetching) {
    return frame(
      <ErrorState
        title="No hemos podido cargar la invitación"
        error={error}
        onRetry={() => void refetch()}
      />,
    );
  }
  return frame(<Invitation name={name} email={data?.email} />);
}
