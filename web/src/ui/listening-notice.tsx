import { Typography } from '@mui/material';

type Props = { isListening: boolean; problem: string | null };

/** What happens to a voice while somebody speaks, and why it could not be heard. */
export const ListeningNotice = ({ isListening, problem }: Props) => (
  <Typography
    role="status"
    variant="body2"
    color={problem ? 'error' : 'textSecondary'}
    sx={{ px: 2, py: isListening || problem ? 0.5 : 0 }}
  >
    {problem ??
      (isListening &&
        'Te escucho. Tu voz la entiende tu navegador, que puede enviarla a quien lo hace.')}
  </Typography>
);
