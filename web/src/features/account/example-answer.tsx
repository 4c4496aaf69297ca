import { Chip, Paper, Typography } from '@mui/material';

/** What an owner gets here, at a glance. */
export function ExampleAnswer() {
  return (
    <Paper component="figure" variant="outlined" sx={{ m: 0, p: 2.5 }}>
      <Typography component="figcaption" variant="overline" color="textSecondary">
        Un ejemplo
      </Typography>
      <Typography variant="subtitle2" component="p" sx={{ mt: 0.5 }}>
        ¿Qué presión deben llevar los neumáticos?
      </Typography>
      <Typography sx={{ mt: 1 }}>
        Con carga normal, <strong>2,4&#8201;bar</strong> delante y <strong>2,2&#8201;bar</strong>{' '}
        detrás, en frío. <Chip component="span" size="small" label="p. 214" color="primary" />
      </Typography>
    </Paper>
  );
}
