import ArrowIcon from '@mui/icons-material/ArrowForwardOutlined';
import { Box, ButtonBase } from '@mui/material';
import { Link } from 'react-router-dom';
import { LineDrawing, type LineDrawingName } from './line-drawing';
import { pressed } from './pressed';
import { WAY_IN_HEIGHT } from './way-in-height';

type Props = {
  to: string;
  drawing: LineDrawingName;
  /** Whoever is in need looks for its colour. */
  isAlarm?: boolean;
  children: string;
};

/** Drawing, words and arrow in one row; with more room the words stand below. */
const layout = {
  ...{ display: 'grid', alignItems: 'center', columnGap: 2, rowGap: 1.5 },
  ...{ minHeight: WAY_IN_HEIGHT, px: { xs: 1.5, sm: 2 }, py: { xs: 1, sm: 2 } },
  gridTemplateColumns: { xs: '48px 1fr auto', sm: '1fr auto' },
  alignContent: { xs: 'center', sm: 'start' },
} as const;

/** Below the drawing, over the whole width. */
const words = {
  ...{ gridRow: { sm: 2 }, gridColumn: { sm: '1 / -1' } },
  ...{ typography: 'body1', fontWeight: 600, lineHeight: 1.3, textWrap: 'balance' },
} as const;

/** A large way in, for whoever is in a hurry above all. */
export const WayIn = ({ to, drawing, isAlarm = false, children }: Props) => (
  <ButtonBase component={Link} to={to} sx={{ ...pressed, ...layout }}>
    <Box component="span" sx={{ display: 'flex', color: isAlarm ? 'error.main' : 'primary.main' }}>
      <LineDrawing name={drawing} height={{ xs: 36, sm: 56 }} />
    </Box>
    <Box component="span" sx={words}>
      {children}
    </Box>
    <ArrowIcon fontSize="small" sx={{ color: 'primary.main', alignSelf: { sm: 'start' } }} />
  </ButtonBase>
);
