import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useShareText } from '../../ui/use-share-text';
import { BESIDE_ICON } from './emergency-calls';
import {
  askPosition,
  coordinatesOf,
  isLocatable,
  positionFailure,
  positionText,
  type Position,
} from './position';

/** On a phone in two lines, no wider than the longer one: else what is beside the words would be far from them. */
const SEND = (
  <Box component="span" sx={{ width: { xs: 'min-content', sm: 'auto' } }}>
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      Enviar dónde
    </Box>{' '}
    estoy
  </Box>
);

type State =
  | { kind: 'idle' | 'looking' }
  | { kind: 'found'; position: Position }
  | { kind: 'failed'; why: string };

/** `sms:` with a text and without a number: phones of both makers take it in this form. */
const smsOf = (text: string): string => `sms:?&body=${encodeURIComponent(text)}`;

/** What is to be read takes both places of a pair of buttons. */
const WHOLE_ROW = { gridColumn: '1 / -1' } as const;

/** Where the owner is, asked for by touch alone, to be read out or sent. It goes nowhere else, and is not kept. */
export function RoadPosition({ vehicle }: { vehicle: string | null }) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const share = useShareText('Mensaje copiado');
  if (!isLocatable()) return null;
  const look = () => {
    setState({ kind: 'looking' });
    askPosition().then(
      (position) => setState({ kind: 'found', position }),
      (error: unknown) => setState({ kind: 'failed', why: positionFailure(error) }),
    );
  };
  if (state.kind === 'found') {
    const text = positionText(state.position, vehicle);
    return (
      <Paper
        component="section"
        variant="outlined"
        aria-label="Dónde estás"
        sx={{ ...WHOLE_ROW, p: 1.5 }}
      >
        <Typography variant="h3" component="p" role="status">
          {coordinatesOf(state.position)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          A unos {Math.ceil(state.position.accuracy)}&nbsp;m. Solo lo sabe quien reciba tu mensaje.
        </Typography>
        <Stack direction="row" sx={{ gap: 1, mt: 1, '& > *': { flex: 1, minHeight: 56 } }}>
          <Button variant="contained" onClick={() => share(text)}>
            {'share' in navigator ? 'Compartir' : 'Copiar'}
          </Button>
          <Button variant="outlined" href={smsOf(text)}>
            Enviar SMS
          </Button>
        </Stack>
      </Paper>
    );
  }
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<PlaceIcon />}
        loading={state.kind === 'looking'}
        loadingPosition="start"
        onClick={look}
        sx={BESIDE_ICON}
      >
        {state.kind === 'looking' ? 'Buscando dónde estás…' : SEND}
      </Button>
      {state.kind === 'failed' && (
        // Below both of the pair.
        <Typography role="alert" color="error" sx={{ ...WHOLE_ROW, order: 1 }}>
          {state.why}
        </Typography>
      )}
    </>
  );
}
