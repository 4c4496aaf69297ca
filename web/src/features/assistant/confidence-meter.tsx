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
  <Box sx={{ width: 150, flexShrink: 0 }}>
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {confidenceLabel(confidence)}
    </Typography>
    <Box
      aria-hidden
      sx={{ mt: 0.5, height: 6, borderRadius: 1, bgcolor: 'divider', overflow: 'hidden' }}
    >
      <Box
        data-testid="confidence-bar"
        sx={{ height: 1, borderRadius: 1, bgcolor: `${colors[confidence]}.main` }}
        style={{ width: `${CONFIDENCE_BAR[confidence]}%` }}
      />
    </Box>
  </Box>
);
