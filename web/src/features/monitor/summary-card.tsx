import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Box, Skeleton, Typography } from '@mui/material';
import type { summaryOf } from './service-view';

const icons = {
  success: <CheckCircleIcon />,
  warning: <WarningIcon />,
  error: <ErrorIcon />,
  info: <WarningIcon />,
  neutral: <WarningIcon />,
};

type Props = { summary: ReturnType<typeof summaryOf> };

/** The overall state; a change of it is announced. */
export function SummaryCard({ summary }: Props) {
  const palette = summary ? summary.tone : null;
  return (
    <Box
      role="status"
      aria-label="Estado general"
      aria-busy={summary === null}
      sx={{
        display: 'flex',
        gap: 2,
        p: 2.5,
        minHeight: 92,
        borderRadius: 1,
        bgcolor: palette ? `${palette}.light` : 'background.paper',
        color: palette ? `${palette}.dark` : 'text.primary',
        '& svg': { fontSize: 28, mt: 0.25 },
      }}
    >
      {summary ? (
        <>
          {icons[summary.tone]}
          <Box>
            <Typography variant="h2">{summary.title}</Typography>
            <Typography variant="body2" sx={{ mt: 0.5, textWrap: 'pretty' }}>
              {summary.description}
            </Typography>
          </Box>
        </>
      ) : (
        <Box sx={{ flex: 1 }}>
          <Skeleton width="50%" height={28} />
          <Skeleton width="80%" />
        </Box>
      )}
    </Box>
  );
}
