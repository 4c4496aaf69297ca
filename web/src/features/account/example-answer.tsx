import { Box, Paper, Typography } from '@mui/material';

/** Looks like the page marks of real answers, without the weight of a chip before the first paint. */
function PageMark({ children }: { children: string }) {
  return (
    <Box
      component="span"
      sx={{
        px: 1,
        py: 0.25,
        borderRadius: 4,
        fontSize: '0.8125rem',
        fontWeight: 600,
        whiteSpace: 'nowrap',
        bgcolor: 'primary.light',
        color: 'primary.dark',
      }}
    >
      {children}
    </Box>
  );
}

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
        detrás, en frío. <PageMark>p. 214</PageMark>
      </Typography>
    </Paper>
  );
}
