import ArrowIcon from '@mui/icons-material/ArrowForward';
import RoadIcon from '@mui/icons-material/CarRepairOutlined';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';

/** The way in for whoever stands beside a road. */
export const EmergenciesEntry = ({ to }: { to: string }) => (
  <Button
    component={Link}
    to={to}
    variant="outlined"
    color="warning"
    size="large"
    startIcon={<RoadIcon />}
    endIcon={<ArrowIcon />}
    sx={{
      ...{ minHeight: 64, fontSize: '1.0625rem', justifyContent: 'flex-start' },
      '& .MuiButton-endIcon': { ml: 'auto' },
    }}
  >
    Emergencia en la carretera
  </Button>
);
