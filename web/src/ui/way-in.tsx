import ArrowIcon from '@mui/icons-material/ArrowForwardOutlined';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** In pixels: what keeps its place until it comes is as high. */
export const WAY_IN_HEIGHT = 64;

type Props = {
  to: string;
  icon: ReactNode;
  /** Nobody who takes it is in a hurry. */
  isCalm?: boolean;
  children: string;
};

/** A large way in, for whoever is in a hurry above all. */
export const WayIn = ({ to, icon, isCalm = false, children }: Props) => (
  <Button
    component={Link}
    to={to}
    variant="outlined"
    color={isCalm ? 'secondary' : 'warning'}
    size="large"
    startIcon={icon}
    endIcon={<ArrowIcon />}
    sx={{
      ...{ minHeight: WAY_IN_HEIGHT, fontSize: '1.0625rem', justifyContent: 'flex-start' },
      ...{ textAlign: 'left', textWrap: 'balance', lineHeight: 1.3 },
      '& .MuiButton-endIcon': { ml: 'auto' },
    }}
  >
    {children}
  </Button>
);
