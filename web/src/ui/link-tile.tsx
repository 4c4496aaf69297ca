import { Box, ButtonBase } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pressed } from './pressed';

type Props = {
  to: string;
  /** What is drawn before the words, or above them where there is no room beside. */
  drawing?: ReactNode;
  /** Of the least height, in pixels: a thumb's or more. */
  minHeight: number;
  /** Over all columns of its grid. */
  isWide?: boolean;
  /** Styles of its inside, beside its frame. */
  layout?: object;
  children: ReactNode;
};

/** A tile that is pressed as a whole: an entry of a list of ways on. */
export const LinkTile = ({ to, drawing, minHeight, isWide, layout, children }: Props) => (
  <Box
    component="li"
    sx={{ display: 'flex', minWidth: 0, ...(isWide && { gridColumn: '1 / -1' }) }}
  >
    <ButtonBase
      component={Link}
      to={to}
      sx={{
        ...{ flex: 1, minWidth: 0, minHeight, px: 1, gap: 1, justifyContent: 'flex-start' },
        ...pressed,
        ...layout,
      }}
    >
      {drawing !== undefined && (
        <Box component="span" sx={{ color: 'primary.main', flexShrink: 0, display: 'flex' }}>
          {drawing}
        </Box>
      )}
      {children}
    </ButtonBase>
  </Box>
);
