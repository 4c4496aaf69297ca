import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { ONBOARDING_STEPS } from '@contract';
import { Logo } from '../../ui/logo';
import { screenColumn } from '../../ui/column';

export type WayOut = { label: string; isBusy: boolean; onClick: () => void };

type Props = {
  /** Which of the steps is shown, counted from 0. */
  step: number;
  /** Nobody is kept here; null where the step itself leads out. */
  wayOut: WayOut | null;
};

/** Whose setup this is, how far it is, and the way out of it. */
export function SetupHeader({ step, wayOut }: Props) {
  const position = `Paso ${step + 1} de ${ONBOARDING_STEPS}`;
  return (
    <Box
      component="header"
      sx={{ ...screenColumn(600), px: { xs: 2, sm: 0 }, pt: { xs: 1.5, sm: 4 } }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          minHeight: 44,
        }}
      >
        <Logo />
        {wayOut && (
          <Button
            color="secondary"
            onClick={wayOut.onClick}
            loading={wayOut.isBusy}
            sx={{ mr: -1.5, px: 1.5 }}
          >
            {wayOut.label}
          </Button>
        )}
      </Box>
      {/* Heard when the step changes; the focus is on the step's heading by then. */}
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 1.5, mb: 0.75 }}>
        {position}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={Math.round(((step + 1) / ONBOARDING_STEPS) * 100)}
        aria-label="Progreso de la configuración"
        aria-valuetext={position}
        sx={{ height: 6, borderRadius: 1 }}
      />
    </Box>
  );
}
