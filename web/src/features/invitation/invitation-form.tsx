import SendIcon from '@mui/icons-material/SendOutlined';
import { Alert, Button, Paper, Stack } from '@mui/material';
import { useRef, useState, type SubmitEvent } from 'react';
import { MAX_INVITATION_MESSAGE_LENGTH, sendInvitation } from '@contract';
import { sentenceOf } from '../../lib/api/api-error';
import { Reference } from '../../ui/reference';
import { growing, TextInput } from '../../ui/text-input';
import { OutcomeDialog } from './outcome-dialog';
import { useSendInvitation } from './use-send-invitation';

type Props = { name: string; email: string };

/** What became of the last sending: null when the server took it, else why not. */
type Outcome = { failure: Error | null };

const problemOf = (message: string): string | undefined =>
  sendInvitation.body.safeParse({ message }).error?.issues[0]?.message;

/** What is left to know of the last sending when its dialog is closed. */
const OutcomeNote = ({ failure }: Outcome) =>
  failure === null ? (
    <Alert severity="success">
      Ya está registrada. Si la envías de nuevo con otro mensaje, contará el último.
    </Alert>
  ) : (
    <Alert severity="warning">
      Falta la confirmación del servidor. {sentenceOf(failure)} Tu mensaje sigue aquí: envíala otra
      vez para asegurarte; contará el último envío.
      <Reference of={failure} />
    </Alert>
  );

/** Registers the invitation of an address that stands fixed. */
export function InvitationForm({ name, email }: Props) {
  const [message, setMessage] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { mutate, isPending } = useSendInvitation(name);
  const problem = problemOf(message);

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending || problem) return;
    mutate(message, {
      onSettled: (_, error) => {
        setOutcome({ failure: error });
        setOpen(true);
      },
    });
  };

  return (
    <Paper
      component="form"
      variant="outlined"
      noValidate
      onSubmit={onSubmit}
      sx={{ p: { xs: 2.5, sm: 3 } }}
    >
      <Stack sx={{ gap: 2.5 }}>
        {outcome && <OutcomeNote {...outcome} />}
        <TextInput
          label="Correo electrónico"
          type="email"
          value={email}
          disabled
          // Fixed, but there to be read.
          sx={(theme) => ({
            '& .MuiInputBase-input.Mui-disabled': {
              WebkitTextFillColor: theme.vars.palette.text.secondary,
            },
          })}
        />
        <TextInput
          label="Mensaje personalizado"
          {...growing(4, 12)}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
          error={problem}
          hint={`Opcional · ${message.trim().length} de ${MAX_INVITATION_MESSAGE_LENGTH} caracteres`}
        />
        <Button
          ref={button}
          type="submit"
          variant="contained"
          size="large"
          startIcon={<SendIcon />}
          aria-disabled={isPending}
          disabled={problem !== undefined}
        >
          {isPending ? 'Enviando...' : 'Enviar invitación'}
        </Button>
      </Stack>
      <OutcomeDialog
        open={isOpen}
        email={email}
        onClose={() => setOpen(false)}
        onExited={() => button.current?.focus()}
      />
    </Paper>
  );
}
