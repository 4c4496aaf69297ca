import { Box, Typography } from '@mui/material';
import { CONFIDENCE_BAR, type Confidence } from '@contract';

const labels = { high: 'alta', medium: 'media', low: 'baja' } as const satisfies Record<
  Confidence,
  string
>;
const colors = { high: 'success', medium: 'warning', low: 'error' } as const;

/** "Confianza alta": how far an answer can be relied on. */
export const confidenceLabel = (confidence: Confidence): string =>
  `Confianza ${labels[confidence]}`;

type Props = { confidence: Confidence };

/** The label says it; the bar shows it. */
export const ConfidenceMeter = ({ confidence }: Props) => (
  <Box
    component="span"
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, flexShrink: 0 }}
  >
    <Typography component="span" variant="body2" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
      {confidenceLabel(confidence)}
    </Typography>
    <Box
      component="span"
      aria-hidden
      sx={{
        ...{ display: 'block', width: 48, height: 6, borderRadius: 1, overflow: 'hidden' },
        bgcolor: 'divider',
      }}
    >
      <Box
        component="span"
        data-testid="confidence-bar"
        sx={{ display: 'block', height: 1, borderRadius: 1, bgcolor: `${colors[confidence]}.main` }}
        style={{ width: `${CONFIDENCE_BAR[confidence]}%` }}
      />
    </Box>
  </Box>
);
