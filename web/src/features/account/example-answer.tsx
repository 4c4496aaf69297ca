import { Box, Typography } from '@mui/material';

/** Looks like the page marks of real answers, without the weight of a chip before the first paint. */
function PageMark({ children }: { children: string }) {
  return (
    <Box
      component="span"
      sx={{
        px: 1,
        py: 0.25,
        borderRadius: 0.6,
        fontSize: '0.8125rem',
        fontWeight: 600,
        whiteSpace: 'nowrap',
        bgcolor: 'marker.light',
        color: 'text.primary',
      }}
    >
      {children}
    </Box>
  );
}

/** The same in one line: on a phone what is below it matters more. */
export const ExampleLine = () => (
  <Typography
    variant="body2"
    color="textSecondary"
    noWrap
    sx={{ display: { md: 'none' }, mt: 2, textAlign: 'center' }}
  >
    ¿Qué presión llevan? <strong>2,3&#8201;bar</strong> delante <PageMark>p. 35</PageMark>
  </Typography>
);

/** What an owner gets here, at a glance. */
export function ExampleAnswer() {
  return (
    <Box component="figure" sx={{ m: 0, pl: 2.5, borderLeft: 4, borderColor: 'marker.dark' }}>
      <Typography component="figcaption" variant="overline" color="textSecondary">
        Un ejemplo
      </Typography>
      <Typography variant="subtitle2" component="p" sx={{ mt: 0.5 }}>
        ¿Qué presión deben llevar los neumáticos?
      </Typography>
      <Typography sx={{ mt: 1 }}>
        Con carga normal, <strong>2,3&#8201;bar</strong> delante y <strong>2,1&#8201;bar</strong>{' '}
        detrás, en frío. <PageMark>p. 35</PageMark>
      </Typography>
    </Box>
  );
}
