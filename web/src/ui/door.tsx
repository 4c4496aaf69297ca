import ArrowIcon from '@mui/icons-material/ArrowForward';
import { Box, Card, Link as TextLink, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type Props = {
  /** What the card is, for who does not see it. */
  label: string;
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  to: string;
  /** What stands on the link. */
  action: string;
};

/** The way to a part of Guantera that knows more: neutral, so that amber stays the manual's. */
export const Door = ({ label, icon, title, children, to, action }: Props) => (
  <Card
    component="section"
    aria-label={label}
    sx={{ display: 'flex', gap: 1.5, px: 2, py: 1.5, displayPrint: 'none' }}
  >
    <Box aria-hidden sx={{ display: 'flex', pt: 0.25, color: 'primary.main' }}>
      {icon}
    </Box>
    <Box sx={{ minWidth: 0, flexGrow: 1 }}>
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 650 }}>
        {title}
      </Typography>
      {children}
      <TextLink
        component={Link}
        to={to}
        sx={{
          ...{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 44 },
          fontWeight: 600,
        }}
      >
        {action}
        <ArrowIcon aria-hidden fontSize="small" />
      </TextLink>
    </Box>
  </Card>
);
